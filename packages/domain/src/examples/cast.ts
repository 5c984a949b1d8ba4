/**
 * The people of samples, seed and tests. None of them exists; codes and account numbers carry valid check digits and belong to nobody.
 * Whoever reads a paper of theirs must find what stands here.
 */
import { euros } from '../money.ts'
import type { Person, StandingCost } from './person.ts'

const monthly = (kind: StandingCost['kind'], payee: string, purpose: string, amount: number, dayOfMonth: number, spread = 0, every = 1): StandingCost =>
  ({ kind, payee, purpose, amount: euros(amount), spread: euros(spread), dayOfMonth, every })

export const giuliaBianchi: Person = {
  id: 'giulia-bianchi', givenName: 'Giulia', familyName: 'Bianchi', latinName: { given: 'GIULIA', family: 'BIANCHI' }, sex: 'F', born: '1992-03-14',
  birthPlace: { town: 'Milano', province: 'MI', country: 'IT' }, nationality: 'ITA', heightCm: 168, fiscalCode: 'BNCGLI92C54F205X',
  email: 'giulia.bianchi@example.org', phone: '+393331234567',
  address: { street: 'Via Paolo Sarpi', number: '12', postcode: '20154', town: 'Milano', province: 'MI', country: 'IT' },
  employment: { employer: 'Officine Lombarde S.r.l.', employerTaxCode: '08714560961', employerAddress: 'Via Mecenate 90, 20138 Milano MI', hiredOn: '2019-05-02', contract: 'open_ended',
    role: 'Impiegata amministrativa', level: 'C3', paychecksPerYear: 13, grossMonthly: euros(2455.2), form: 'zucchetti' },
  accounts: [{ layout: 'intesa', iban: 'IT80B0306909606100000184728', opening: euros(4512.48), receivesSalary: true, paysEverydayLife: true, monthlyTransfer: 0, standing: [
    monthly('rent', 'IMMOBILIARE SAN SIRO SRL', 'CANONE LOCAZIONE VIA PAOLO SARPI 12', 650, 5), monthly('loan', 'CREDITO AUTO ITALIA SPA', 'RATA FINANZIAMENTO 4471902', 142.5, 15),
    monthly('energy', 'A2A ENERGIA SPA', 'FATTURA LUCE E GAS', 64.2, 18, 12), monthly('internet', 'FASTWEB SPA', 'ABBONAMENTO FIBRA', 29.95, 10),
    monthly('phone', 'ILIAD ITALIA SPA', 'ABBONAMENTO TELEFONICO', 9.99, 8), monthly('insurance', 'UNIPOL ASSICURAZIONI SPA', 'PREMIO POLIZZA RC AUTO', 38.4, 20),
    monthly('subscription', 'NETFLIX INTERNATIONAL BV', 'ABBONAMENTO', 13.99, 12)] }],
  identity: { kind: 'id_card', number: 'CA58214KM', issuedOn: '2023-05-22', expiresOn: '2033-03-14', accessNumber: '480215' },
}

export const lucaFerrari: Person = {
  id: 'luca-ferrari', givenName: 'Luca', familyName: 'Ferrari', latinName: { given: 'LUCA', family: 'FERRARI' }, sex: 'M', born: '1989-09-23',
  birthPlace: { town: 'Torino', province: 'TO', country: 'IT' }, nationality: 'ITA', heightCm: 181, fiscalCode: 'FRRLCU89P23L219W',
  email: 'luca.ferrari@example.org', phone: '+393397654321', address: giuliaBianchi.address,
  employment: { employer: 'Grafica Ticinese S.p.A.', employerTaxCode: '11220330150', employerAddress: 'Via Savona 41, 20144 Milano MI', hiredOn: '2021-09-13', contract: 'open_ended',
    role: 'Grafico impaginatore', level: '4', paychecksPerYear: 14, grossMonthly: euros(2108.75), form: 'teamsystem' },
  accounts: [{ layout: 'unicredit', iban: 'IT26R0200803284000103998140', opening: euros(2190.06), receivesSalary: true, paysEverydayLife: true, monthlyTransfer: 0, standing: [
    monthly('rent', 'CONDOMINIO VIA SARPI 12', 'SPESE CONDOMINIALI', 92, 6), monthly('phone', 'TIM SPA', 'FATTURA TELEFONIA MOBILE', 14.99, 9),
    monthly('water', 'MM SPA SERVIZIO IDRICO', 'BOLLETTA ACQUA', 27.3, 22, 4, 3), monthly('subscription', 'SPOTIFY AB', 'ABBONAMENTO', 11.99, 3)] }],
  identity: { kind: 'id_card', number: 'CA90377BX', issuedOn: '2020-02-10', expiresOn: '2030-09-23', accessNumber: '119364' },
}

export const marcoRossi: Person = {
  id: 'marco-rossi', givenName: 'Marco', familyName: 'Rossi', latinName: { given: 'MARCO', family: 'ROSSI' }, sex: 'M', born: '1985-12-10',
  birthPlace: { town: 'Roma', province: 'RM', country: 'IT' }, nationality: 'ITA', heightCm: 176, fiscalCode: 'RSSMRC85T10H501Q',
  email: 'marco.rossi@example.org', phone: '+393401122334',
  address: { street: 'Viale Trastevere', number: '108', postcode: '00153', town: 'Roma', province: 'RM', country: 'IT' },
  employment: { employer: 'Istituto Comprensivo Regina Elena', employerTaxCode: '04199270879', employerAddress: 'Via Puglie 6, 00187 Roma RM', hiredOn: '2015-09-01', contract: 'open_ended',
    role: 'Docente scuola secondaria', level: 'KA06', paychecksPerYear: 14, grossMonthly: euros(2391.42), form: 'noipa' },
  accounts: [
    { layout: 'bancoposta', iban: 'IT44L0760103200001038475521', opening: euros(5240.9), receivesSalary: true, paysEverydayLife: false, monthlyTransfer: euros(820), standing: [
      monthly('rent', 'PAOLA CONTI', 'AFFITTO VIALE TRASTEVERE 108', 780, 4), monthly('energy', 'ENEL ENERGIA SPA', 'BOLLETTA LUCE', 48.7, 16, 9), monthly('insurance', 'POSTE VITA SPA', 'PREMIO POLIZZA VITA', 50, 21)] },
    { layout: 'unicredit', iban: 'IT39Z0200801622000104562217', opening: euros(1130.25), receivesSalary: false, paysEverydayLife: true, monthlyTransfer: 0, standing: [
      monthly('phone', 'VODAFONE ITALIA SPA', 'ABBONAMENTO TELEFONICO', 12.99, 11), monthly('subscription', 'PALESTRA TEVERE SSD', 'QUOTA MENSILE', 39, 2)] }],
  identity: { kind: 'passport', number: 'YB4417026', issuedOn: '2022-07-31', expiresOn: '2032-07-30', issuingCountry: 'ITA' },
}

export const lucjaMueller: Person = {
  id: 'lucja-mueller', givenName: 'Łucja', familyName: 'Müller', latinName: { given: 'LUCJA', family: 'MUELLER' }, sex: 'F', born: '1990-07-02',
  birthPlace: { town: 'Łódź', province: null, country: 'PL' }, nationality: 'POL', heightCm: 171, fiscalCode: 'MLLLCJ90L42Z127G',
  email: 'lucja.mueller@example.org', phone: '+393278899001',
  address: { street: 'Ripa di Porta Ticinese', number: '55', postcode: '20143', town: 'Milano', province: 'MI', country: 'IT' },
  employment: { employer: 'Studio Aurora Architetti S.r.l.', employerTaxCode: '07655120637', employerAddress: 'Via Tortona 27, 20144 Milano MI', hiredOn: '2023-02-01', contract: 'fixed_term',
    role: 'Architetto', level: '3', paychecksPerYear: 13, grossMonthly: euros(2680), form: 'zucchetti' },
  accounts: [{ layout: 'navigli', iban: 'IT27S0999901600000000270715', opening: euros(4475.1), receivesSalary: true, paysEverydayLife: true, monthlyTransfer: 0, standing: [
    monthly('rent', 'FRATELLI GALLI SNC', 'CANONE DI LOCAZIONE', 890, 3), monthly('internet', 'WINDTRE SPA', 'FIBRA CASA', 26.98, 14), monthly('subscription', 'ADOBE SYSTEMS', 'CREATIVE CLOUD', 24.59, 17)] }],
  identity: { kind: 'passport', number: 'EM9031556', issuedOn: '2021-04-12', expiresOn: '2031-04-12', issuingCountry: 'POL' },
}

/** Only there to be the wrong person: her payslip turns up among somebody else's papers. */
export const chiaraEsposito: Person = {
  id: 'chiara-esposito', givenName: 'Chiara', familyName: 'Esposito', latinName: { given: 'CHIARA', family: 'ESPOSITO' }, sex: 'F', born: '1995-05-21',
  birthPlace: { town: 'Napoli', province: 'NA', country: 'IT' }, nationality: 'ITA', heightCm: 164, fiscalCode: 'SPSCHR95E61F839I',
  email: 'chiara.esposito@example.org', phone: '+393289988776',
  address: { street: 'Via dei Mille', number: '3', postcode: '80121', town: 'Napoli', province: 'NA', country: 'IT' },
  employment: { employer: 'Cantieri Vesuvio S.r.l.', employerTaxCode: '07655120637', employerAddress: 'Via Marina 19, 80133 Napoli NA', hiredOn: '2022-03-07', contract: 'open_ended',
    role: 'Contabile', level: '4', paychecksPerYear: 13, grossMonthly: euros(2040), form: 'teamsystem' },
  accounts: [{ layout: 'bancoposta', iban: 'IT22W0760103400001044120936', opening: euros(1820), receivesSalary: true, paysEverydayLife: true, monthlyTransfer: 0, standing: [
    monthly('phone', 'TIM SPA', 'FATTURA TELEFONIA MOBILE', 16.99, 9)] }],
  identity: { kind: 'id_card', number: 'CA31580FT', issuedOn: '2024-01-15', expiresOn: '2034-05-21', accessNumber: '730446' },
}

export const juergenWeiss: Person = {
  id: 'juergen-weiss', givenName: 'Jürgen', familyName: 'Weiß', latinName: { given: 'JUERGEN', family: 'WEISS' }, sex: 'M', born: '1984-05-30',
  birthPlace: { town: 'Köln', province: null, country: 'DE' }, nationality: 'DEU', heightCm: 184, fiscalCode: null, germanNumbers: { steuerId: '47036892816', socialInsurance: '53300584W014' },
  email: 'juergen.weiss@example.org', phone: '+491701234567',
  address: { street: 'Venloer Straße', number: '241', postcode: '50823', town: 'Köln', province: null, country: 'DE' },
  employment: { employer: 'Rheinwerk Maschinenbau GmbH', employerTaxCode: null, employerAddress: 'Vogelsanger Straße 78, 50823 Köln', hiredOn: '2017-04-01', contract: 'open_ended',
    role: 'Konstrukteur', level: 'EG 9', paychecksPerYear: 12, grossMonthly: euros(3720), form: 'datev' },
  accounts: [{ layout: 'sparkasse', iban: 'DE75370501981902446873', opening: euros(2874.33), receivesSalary: true, paysEverydayLife: true, monthlyTransfer: 0, standing: [
    monthly('rent', 'Wohnungsbau Rheinland eG', 'Miete Venloer Str. 241', 745, 1), monthly('energy', 'RheinEnergie AG', 'Abschlag Strom', 58, 15),
    monthly('phone', 'congstar GmbH', 'Mobilfunk Rechnung', 22, 19), monthly('insurance', 'HUK-COBURG', 'Kfz-Versicherung Beitrag', 41.17, 2)] }],
  identity: { kind: 'passport', number: 'C4FH81LM7', issuedOn: '2023-10-05', expiresOn: '2033-10-04', issuingCountry: 'D' },
}

export const katharinaHoffmann: Person = {
  id: 'katharina-hoffmann', givenName: 'Katharina', familyName: 'Hoffmann', latinName: { given: 'KATHARINA', family: 'HOFFMANN' }, sex: 'F', born: '1991-07-12',
  birthPlace: { town: 'Bonn', province: null, country: 'DE' }, nationality: 'DEU', heightCm: 169, fiscalCode: null, germanNumbers: { steuerId: '58294177637', socialInsurance: '53120791H525' },
  email: 'katharina.hoffmann@example.org', phone: '+491709876543',
  address: { street: 'Sülzburgstraße', number: '88', postcode: '50937', town: 'Köln', province: null, country: 'DE' },
  employment: { employer: 'Bezirksamt Rheinaue', employerTaxCode: null, employerAddress: 'Am Stadthaus 3, 50676 Köln', hiredOn: '2020-10-01', contract: 'fixed_term',
    role: 'Sachbearbeiterin', level: 'E 9b', paychecksPerYear: 12, grossMonthly: euros(3418.55), form: 'public_service' },
  accounts: [{ layout: 'sparkasse', iban: 'DE27370501980033417205', opening: euros(1966.41), receivesSalary: true, paysEverydayLife: true, monthlyTransfer: 0, standing: [
    monthly('rent', 'Hausverwaltung Brück', 'Miete Sülzburgstr. 88', 690, 2), monthly('phone', 'Telekom Deutschland GmbH', 'Mobilfunk Rechnung', 19.95, 12),
    monthly('subscription', 'KVB Köln', 'Deutschlandticket', 58, 1)] }],
  identity: { kind: 'passport', number: 'C7HT20PK4', issuedOn: '2022-03-21', expiresOn: '2032-03-20', issuingCountry: 'D' },
}

export const cast: readonly Person[] = [giuliaBianchi, lucaFerrari, marcoRossi, lucjaMueller, chiaraEsposito, juergenWeiss, katharinaHoffmann]

/** Two people who want one flat: the main applicant first. */
export const couple = [giuliaBianchi, lucaFerrari] as const
