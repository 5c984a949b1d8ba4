/** Payers and employers as banks and payslips print them; each pair as a person who reads both would judge it. */
import { describe, expect, test } from 'vitest'
import { isSameFirm } from './same-firm.ts'

/** The employer as a payslip prints it, the payer as an account does. */
type Pair = [employer: string, payer: string]

describe('one firm, printed differently', { tags: ['C-employment-income'] }, () => {
  test.each<Pair>([
    ['Officine Lombarde S.r.l.', 'OFFICINE LOMBARDE SRL'],
    ['Officine Lombarde S.r.l.', 'Officine S.r.l.'],
    ['Rheinwerk Maschinenbau GmbH', 'RHEINWERK MASCHINENBAU'],
    ['Rheinwerk Maschinenbau GmbH', 'Rheinwerk GmbH'],
    ['Esselunga S.p.A.', 'ESSELUNGA SPA SEDE'],
    ['Amazon Italia Logistica S.r.l.', 'AMAZON ITALIA LOGISTICA SRL'],
    ['Amazon Logistik GmbH', 'Amazon Fulfillment Germany GmbH'],
    ['Siemens AG', 'Siemens AG Werk Berlin'],
    ['Bar Sport di Neri Luca', 'NERI LUCA'],
    ['Café Sommer Inh. Petra Sommer', 'Petra Sommer'],
    ['Da Gino S.a.s. di Rossi Gino & C.', 'DA GINO SAS'],
    ['Colombo Ivo & C. S.n.c.', 'COLOMBO IVO E C SNC'],
    ['Stadt Köln', 'Stadtkasse Köln'],
    ['Landeshauptstadt München', 'Stadtkasse München'],
    ['Telekom Deutschland GmbH', 'Deutsche Telekom'],
    ['EY S.p.A.', 'EY SPA'],
    ['Deutsche Bahn AG', 'DB AG'],
    ['Bayerische Motoren Werke AG', 'BMW AG'],
    ['Ferrovie Nord Milano S.p.A.', 'FNM SPA'],
    ['Universität zu Köln', 'UNIVERSITAET KOELN'],
    ['Malerbetrieb Krause', 'Malerbetrieb Krause'],
    ['Rossi S.p.A.', 'ROSSI SPA'],
    ['Volkswagen AG', 'VOLKSWAGEN AKTIENGESELLSCHAFT'],
    ['Rheinwerk GmbH', 'RHEINWERK GESELLSCHAFT MIT BESCHRÄNKTER HAFTUNG'],
    ['Deutsche Post AG', 'DEUTSCHE POST DHL'],
    ['Lidl Vertriebs-GmbH & Co. KG', 'LIDL DIENSTLEISTUNG'],
    ['Officine Lombarde S.r.l.', 'OFFICINE LOMBARD'],
    ['Grand Hotel Excelsior S.r.l.', 'HOTEL EXCELSIOR MILANO'],
    ['Il Sole Società Cooperativa Sociale Onlus', 'COOP SOCIALE IL SOLE'],
    ['Lidl Dienstleistung GmbH & Co. KG', 'Lidl Dienstleistung GmbH'],
    ['Lidl Dienstleistung GmbH & Co. KG', 'LIDL DIENSTLEISTUNG KG'],
    ['Lidl Dienstleistung GmbH & Co. KG', 'LIDL DIENSTLEISTUNG GMBH U. CO. KG'],
    ['Krause Gesellschaft mbH', 'KRAUSE GMBH'],
    ['Caritas gGmbH', 'CARITAS GMBH'],
    ['Hofer GmbH', 'HOFER SRL'],
    ['Weinhandel Rhein UG (haftungsbeschränkt)', 'WEINHANDEL RHEIN UG'],
    ['Officine Lombarde Società a Responsabilità Limitata', 'OFFICINE LOMBARDE S.R.L.'],
    ['Officine Lombarde S.r.l. semplificata', 'OFFICINE LOMBARDE SRLS'],
    ['Officine Lombarde S.r.l. unipersonale', 'OFFICINE LOMBARDE SRL'],
    ['Enel S.p.A.', 'ENEL SOCIETA PER AZIONI'],
    ['Ministero dell’Istruzione', 'TESORERIA PROVINCIALE DELLO STATO'],
    ['Ministero dell’Istruzione e del Merito', 'MEF - NOIPA'],
    ['Ministero dell’Istruzione e del Merito', 'MINISTERO ECONOMIA E FINANZE'],
    ['Istituto Comprensivo Manzoni', 'MEF DIP. AMM. GEN'],
    ['MIUR Direzione Provinciale', 'RAGIONERIA TERRITORIALE DELLO STATO DI MILANO'],
    ['NoiPA - Ministero Economia e Finanze', 'TESORERIA DELLO STATO'],
    ['Land Nordrhein-Westfalen', 'Landesamt fuer Besoldung und Versorgung NRW'],
    ['Freistaat Bayern', 'Landesamt für Finanzen'],
    ['Deutsche Rentenversicherung Bund', 'Bundesverwaltungsamt'],
  ])('%s and %s', (employer, payer) => {
    expect(isSameFirm(payer, employer)).toBe(true)
    expect(isSameFirm(employer, payer)).toBe(true)
  })
})

test.each([
  ['Officine Lombarde S.r.l.', 'MEF'],
  ['Ministero dell’Istruzione', 'MEF SRL'],
  ['Metallbau Kern GmbH', 'Landesamt für Besoldung und Versorgung'],
])('no pay office of the state pays for a firm, and no firm for the state: %s and %s', (employer, payer) => {
  expect(isSameFirm(payer, employer)).toBe(false)
})

describe('two parties that share a word', { tags: ['C-employment-income'] }, () => {
  test.each<Pair>([
    ['Officine Lombarde S.r.l.', 'OFFICINE ROSSI MARIO'],
    ['Officine Lombarde S.r.l.', 'LOMBARDE ROSSI MARIO'],
    ['Malerbetrieb Schmidt GmbH', 'Malerbetrieb Krause'],
    ['Pflegedienst Sonnenschein GmbH', 'Pflegedienst Krause'],
    ['Spedition Rhein GmbH', 'Krause Spedition'],
    ['Rhein Logistik GmbH', 'Rhein Krause'],
    ['Metzgerei Huber', 'Metzgerei Krause'],
    ['Ferramenta Colombo S.n.c.', 'FERRAMENTA ROSSI'],
    ['Carrozzeria Moderna di Colombo Ivo & C.', 'CARROZZERIA ROSSI'],
    ['Trasporti Milano S.r.l.', 'MILANO ROSSI MARIO'],
    ['Rossi S.p.A.', 'ROSSI MARIO'],
    ['Krause Dienstleistungen GmbH', 'Stefan Krause'],
    ['Rheinwerk Maschinenbau GmbH', 'Anna Weiß für Rheinwerk Maschinenbau GmbH'],
    ['Rheinwerk Maschinenbau GmbH', 'Weiß, Jürgen Rheinwerk Maschinenbau GmbH'],
    ['Officine Lombarde S.r.l.', 'ROSSI OFFICINE LOMBARDE SRL'],
    ['Officine Lombarde S.r.l.', 'Panificio Aurora S.n.c.'],
    ['Officine Lombarde S.r.l.', 'OFFICINE LOMB'],
    ['Mediaset S.p.A.', 'MEDIA SRL'],
    ['Rossini S.r.l.', 'ROSSI SRL'],
    ['Rossini S.r.l.', 'ROSSI'],
    ['Studio Bianchini', 'Studio Bianchi'],
    ['Bergermann Bau GmbH', 'Berger Bau GmbH'],
    ['Officine Lombardelli S.r.l.', 'OFFICINE LOMBARD SRL'],
    ['Ferramenta Colombo S.n.c.', 'FERRAMENTA COLOMBINI S.n.c.'],
    ['Farmacia Colombo Milano S.r.l.', 'Farmacia Colombo Torino S.r.l.'],
    ['Officine Lombarde S.r.l.', 'LOMBARDE FERRARA MARIO'],
    ['Officine Lombarde S.r.l.', 'OL SRL'],
    ['Deutsche Bahn AG', 'DB GmbH'],
    ['Deutsche Bahn AG', 'DBX AG'],
    ['Deutsche Bahn AG', 'DB Krause AG'],
    ['Siemens AG', 'S AG'],
    ['Enel S.p.A.', 'ENEL SRL'],
    ['Intesa Sanpaolo S.p.A.', 'INTESA SRL'],
    ['Ferrero S.p.A.', 'FERRERO SNC'],
    ['Generali Italia S.p.A.', 'GENERALI SRLS'],
    ['Unicredit S.p.A.', 'UNICREDIT DI ROSSI SAS'],
    ['Eni S.p.A.', 'ENI SERVICE SRLS'],
    ['Officine Lombarde S.r.l.', 'OFFICINE SPA'],
    ['Officine Lombarde S.r.l.', 'OFFICINE LOMBARDE SRLS'],
    ['Officine Lombarde S.r.l.', 'OFFICINE LOMBARDE S.R.L. SEMPLIFICATA'],
    ['BMW AG', 'BMW GmbH'],
    ['Deutsche Bahn AG', 'Deutsche Bahn GmbH'],
    ['Telekom Deutschland GmbH', 'Deutsche Telekom AG'],
    ['Lidl Dienstleistung GmbH & Co. KG', 'Lidl UG'],
    ['Krause GmbH & Co. KG', 'Krause UG & Co. KG'],
    ['SAP SE', 'SAP Consulting Krause GbR'],
    ['Malerbetrieb Krause GmbH', 'Malerbetrieb Krause e.K.'],
  ])('%s and %s', (employer, payer) => {
    expect(isSameFirm(payer, employer)).toBe(false)
    expect(isSameFirm(employer, payer)).toBe(false)
  })
})
