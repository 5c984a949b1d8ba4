/**
 * People who live on something else than a job, or prove who they are by something else than a card. Like the other
 * samples none of them exists; codes and account numbers carry valid check digits.
 */
import { euros } from '../money.ts'
import type { Person, StandingCost, StandingCredit } from './person.ts'

const monthly = (
  kind: StandingCost['kind'],
  payee: string,
  purpose: string,
  amount: number,
  dayOfMonth: number,
): StandingCost => ({ kind, payee, purpose, amount: euros(amount), spread: 0, dayOfMonth, every: 1 })

const credit = (
  payer: string,
  purpose: string,
  amount: number,
  dayOfMonth: number,
  bookedAs: StandingCredit['bookedAs'] = 'transfer_in',
): StandingCredit => ({ payer, purpose, amount: euros(amount), dayOfMonth, bookedAs })

const everyday = { receivesSalary: false, paysEverydayLife: true, monthlyTransfer: 0 } as const

/** Lives on a pension. */
export const teresaConti: Person = {
  id: 'teresa-conti',
  givenName: 'Teresa',
  familyName: 'Conti',
  latinName: { given: 'TERESA', family: 'CONTI' },
  sex: 'F',
  born: '1955-04-18',
  birthPlace: { town: 'Firenze', province: 'FI', country: 'IT' },
  nationality: 'ITA',
  heightCm: 162,
  fiscalCode: 'CNTTRS55D58D612U',
  email: 'teresa.conti@example.org',
  phone: '+393356677889',
  address: { street: 'Via Pisana', number: '84', postcode: '50143', town: 'Firenze', province: 'FI', country: 'IT' },
  employment: null,
  accounts: [
    {
      ...everyday,
      layout: 'intesa',
      iban: 'IT40Q0306902801000000418822',
      opening: euros(9230.15),
      credits: [credit('INPS', 'PENSIONE VO 14027731', 1684.3, 1, 'salary')],
      standing: [
        monthly('rent', 'LUCIANO BARDI', 'CANONE DI LOCAZIONE VIA PISANA 84', 540, 5),
        monthly('phone', 'TIM SPA', 'FATTURA TELEFONIA', 19.9, 12),
      ],
    },
  ],
  identity: {
    kind: 'id_card',
    number: 'CA41207PD',
    issuedOn: '2021-03-08',
    expiresOn: '2031-04-18',
    accessNumber: '552190',
  },
}

/** Studies on a scholarship and what his mother sends. */
export const matteoGreco: Person = {
  id: 'matteo-greco',
  givenName: 'Matteo',
  familyName: 'Greco',
  latinName: { given: 'MATTEO', family: 'GRECO' },
  sex: 'M',
  born: '2003-10-07',
  birthPlace: { town: 'Bologna', province: 'BO', country: 'IT' },
  nationality: 'ITA',
  heightCm: 179,
  fiscalCode: 'GRCMTT03R07A944P',
  email: 'matteo.greco@example.org',
  phone: '+393467788990',
  address: { street: 'Via Zamboni', number: '31', postcode: '40126', town: 'Bologna', province: 'BO', country: 'IT' },
  employment: null,
  accounts: [
    {
      ...everyday,
      layout: 'unicredit',
      iban: 'IT92Y0200802430000104471903',
      opening: euros(1860.4),
      credits: [
        credit('ER.GO AZIENDA DIRITTO STUDI', 'BORSA DI STUDIO RATA', 620, 10),
        credit('GRECO MARINA', 'PER LE SPESE DEL MESE', 500, 2),
      ],
      standing: [monthly('rent', 'STUDENTATO ZAMBONI SRL', 'AFFITTO STANZA', 390, 4)],
    },
  ],
  identity: {
    kind: 'id_card',
    number: 'CA66018LS',
    issuedOn: '2022-09-19',
    expiresOn: '2032-10-07',
    accessNumber: '903117',
  },
}

/** Works for himself, under the flat-rate regime. */
export const paoloMoretti: Person = {
  id: 'paolo-moretti',
  givenName: 'Paolo',
  familyName: 'Moretti',
  latinName: { given: 'PAOLO', family: 'MORETTI' },
  sex: 'M',
  born: '1983-02-11',
  birthPlace: { town: 'Torino', province: 'TO', country: 'IT' },
  nationality: 'ITA',
  heightCm: 183,
  fiscalCode: 'MRTPLA83B11L219Z',
  email: 'paolo.moretti@example.org',
  phone: '+393381239876',
  address: { street: 'Via Nizza', number: '29', postcode: '10126', town: 'Torino', province: 'TO', country: 'IT' },
  employment: null,
  accounts: [
    {
      ...everyday,
      layout: 'unicredit',
      iban: 'IT09R0200801119000105590311',
      opening: euros(6410.7),
      credits: [
        credit('STUDIO VERDI SRL', 'SALDO FATTURA', 1850, 9),
        credit('NORDOVEST EDITORE SPA', 'PAGAMENTO FATTURA', 1420, 21),
      ],
      standing: [monthly('rent', 'CARLA FERRERO', 'CANONE LOCAZIONE VIA NIZZA 29', 610, 3)],
    },
  ],
  identity: {
    kind: 'id_card',
    number: 'CA72931VN',
    issuedOn: '2020-06-15',
    expiresOn: '2030-02-11',
    accessNumber: '418862',
  },
}

/** Out of work: unemployment benefit, family benefit and maintenance for a child. */
export const elenaRicci: Person = {
  id: 'elena-ricci',
  givenName: 'Elena',
  familyName: 'Ricci',
  latinName: { given: 'ELENA', family: 'RICCI' },
  sex: 'F',
  born: '1988-06-30',
  birthPlace: { town: 'Napoli', province: 'NA', country: 'IT' },
  nationality: 'ITA',
  heightCm: 166,
  fiscalCode: 'RCCLNE88H70F839U',
  email: 'elena.ricci@example.org',
  phone: '+393495566778',
  address: { street: 'Via Foria', number: '112', postcode: '80137', town: 'Napoli', province: 'NA', country: 'IT' },
  employment: null,
  accounts: [
    {
      ...everyday,
      layout: 'intesa',
      iban: 'IT54C0306903490000000530746',
      opening: euros(2740.6),
      credits: [
        credit('INPS', 'INDENNITA NASPI', 1042.7, 12),
        credit('INPS', 'ASSEGNO UNICO FIGLI', 199.4, 17),
        credit('DE LUCA ANTONIO', 'ASSEGNO DI MANTENIMENTO', 300, 5),
      ],
      standing: [monthly('rent', 'IMMOBILIARE FORIA SAS', 'CANONE DI LOCAZIONE', 480, 6)],
    },
  ],
  identity: {
    kind: 'id_card',
    number: 'CA15884TR',
    issuedOn: '2023-11-27',
    expiresOn: '2033-06-30',
    accessNumber: '270945',
  },
}

/** Has a foreign passport and a residence permit. */
export const youssefAlaoui: Person = {
  id: 'youssef-alaoui',
  givenName: 'Youssef',
  familyName: 'Alaoui',
  latinName: { given: 'YOUSSEF', family: 'ALAOUI' },
  sex: 'M',
  born: '1991-01-15',
  birthPlace: { town: 'Casablanca', province: null, country: 'MA' },
  nationality: 'MAR',
  heightCm: 178,
  fiscalCode: 'LAAYSF91A15Z330P',
  email: 'youssef.alaoui@example.org',
  phone: '+393204455667',
  address: { street: 'Via Padova', number: '63', postcode: '20127', town: 'Milano', province: 'MI', country: 'IT' },
  employment: {
    employer: 'Grafica Ticinese S.p.A.',
    employerTaxCode: '11220330150',
    employerAddress: 'Via Savona 41, 20144 Milano MI',
    hiredOn: '2022-04-04',
    contract: 'open_ended',
    role: 'Tecnico di stampa',
    level: '5',
    paychecksPerYear: 13,
    grossMonthly: euros(1985.5),
    form: 'zucchetti',
  },
  accounts: [
    {
      layout: 'intesa',
      iban: 'IT52D0306901626000000661205',
      opening: euros(3105.9),
      receivesSalary: true,
      paysEverydayLife: true,
      monthlyTransfer: 0,
      standing: [monthly('rent', 'DANIELA SALA', 'CANONE LOCAZIONE VIA PADOVA 63', 590, 5)],
    },
  ],
  identity: {
    kind: 'passport',
    number: 'PK4019277',
    issuedOn: '2023-02-14',
    expiresOn: '2028-02-14',
    issuingCountry: 'MAR',
  },
}

/** Lives on a pension in Germany. */
export const helgaBrandt: Person = {
  id: 'helga-brandt',
  givenName: 'Helga',
  familyName: 'Brandt',
  latinName: { given: 'HELGA', family: 'BRANDT' },
  sex: 'F',
  born: '1953-08-22',
  birthPlace: { town: 'Bonn', province: null, country: 'DE' },
  nationality: 'DEU',
  heightCm: 165,
  fiscalCode: null,
  email: 'helga.brandt@example.org',
  phone: '+491715566778',
  address: { street: 'Rathausgasse', number: '7', postcode: '53111', town: 'Bonn', province: null, country: 'DE' },
  employment: null,
  accounts: [
    {
      ...everyday,
      layout: 'sparkasse',
      iban: 'DE26370501980051773309',
      opening: euros(7315.22),
      credits: [credit('Deutsche Rentenversicherung Bund', 'RENTE', 1743.18, 28, 'salary')],
      standing: [
        monthly('rent', 'Hausverwaltung Rheinaue', 'Miete Rathausgasse 7', 720, 1),
        monthly('phone', 'Telekom Deutschland GmbH', 'Festnetz Rechnung', 24.95, 12),
      ],
    },
  ],
  identity: {
    kind: 'passport',
    number: 'C3RM58KT1',
    issuedOn: '2022-05-09',
    expiresOn: '2032-05-08',
    issuingCountry: 'D',
  },
}

export const sampleRoles: readonly Person[] = [
  teresaConti,
  matteoGreco,
  paoloMoretti,
  elenaRicci,
  youssefAlaoui,
  helgaBrandt,
]
