/** Names that begin or end with a word of purpose: a legal form or the fields behind prove that it is the name's. */
import { expect, test } from 'vitest'
import { categorise } from './category.ts'
import { payerOf } from './payer.ts'
import type { Category } from './wording.ts'

const read = (description: string, amount: number) => ({
  name: payerOf({ description, amount }).name,
  category: categorise({ description, amount, bookedOn: '2026-08-28' }).category,
})

test.each([
  'Steuer Metall GmbH',
  'Bafög Bau GmbH',
  'Darlehen Direkt AG',
  'Rente Plus GmbH',
  'Unterhalt & Partner GbR',
  'Storno Film GmbH',
  'Wohngeld Wohnbau GmbH',
  'Bonus Markt OHG',
  'Kredit Kompass GmbH',
  'Gutschrift Media GmbH',
  'Inkasso Berlin GmbH',
  'Tilgung & Kaiser GbR',
  'Inkassobuero Kraus GmbH & Co. KG',
  'Miete und Wohnen GmbH',
  'Beitrag Service GmbH',
  'Gehalt und Partner GmbH',
  'Kaution Direkt GmbH',
])('«%s» pays a wage', { tags: ['C-employment-income'] }, (name) => {
  const paid = { name, category: 'salary' }
  expect(read(`GUTSCHRIFT ${name} EREF+NOTPROVIDED SVWZ+LOHN/GEHALT 08`, 221_000)).toEqual(paid)
  expect(read(`GUTSCHRIFT ${name} LOHN 08/2026`, 221_000)).toEqual(paid)
})

test.each<[string, number, string | null, Category]>([
  // All in capitals, and all as it is written: the word says nothing of pay.
  ['GUTSCHRIFT STEUER METALL GMBH LOHN 08/2026', 1, 'STEUER METALL GMBH', 'salary'],
  ['Gutschrift Steuer Metall GmbH Lohn 08/2026', 1, 'Steuer Metall GmbH', 'salary'],
  ['BONIF. A VS FAVORE AFFITTI SERENI SRL STIPENDIO', 1, 'AFFITTI SERENI SRL', 'salary'],
  ['ORD. PREMIO CASA ARREDAMENTI SRL TREDICESIMA MENSILITA', 1, 'PREMIO CASA ARREDAMENTI SRL', 'salary'],
  ['BONIF. A VS FAVORE HOTEL BELVEDERE DI CANONI PIETRO SAS', 1, 'HOTEL BELVEDERE DI CANONI PIETRO SAS', 'other'],
  ['UEBERWEISUNG Kaution Direkt GmbH BEITRAG 55', -1, 'Kaution Direkt GmbH', 'other'],
  // Private people, whose row says in a field of its own what is paid.
  ['DAUERAUFTRAG Bernd Kaution EREF+NOTPROVIDED SVWZ+MIETE 08', -1, 'Bernd Kaution', 'rent_paid'],
  ['DAUERAUFTRAG Jan Lohn EREF+NOTPROVIDED SVWZ+MIETE 08', -1, 'Jan Lohn', 'rent_paid'],
  ['DAUERAUFTRAG Lohn Jan EREF+NOTPROVIDED SVWZ+MIETE 08', -1, 'Lohn Jan', 'rent_paid'],
  // A lender’s name says which kind of loan it is.
  ['LASTSCHRIFT Bausparkasse Rheinland AG Darlehensrate', -1, 'Bausparkasse Rheinland AG', 'mortgage'],
  // A bank's label, or what is paid, before the name.
  ['GUTSCHRIFT LOHN Gussteile Nord AG', 1, 'Gussteile Nord AG', 'salary'],
  ['GUTSCHRIFT Lohn Gussteile Nord AG Oktober', 1, 'Gussteile Nord AG', 'salary'],
  ['DAUERAUFTRAG Miete Hausverwaltung Nord GmbH Whg 12', -1, 'Hausverwaltung Nord GmbH', 'rent_paid'],
  ['LOHN/GEHALT Gussteile Nord AG EREF+X SVWZ+LOHN 08', 1, 'Gussteile Nord AG', 'salary'],
  ['Lohn, Gehalt, Rente Gussteile Nord AG LOHN 08', 1, 'Gussteile Nord AG', 'salary'],
  ['SEPA Gutschrift Druckerei Halm GmbH & Co. KG Lohn', 1, 'Druckerei Halm GmbH & Co. KG', 'salary'],
  ['ACCREDITO COMPETENZE OFFICINE LOMBARDE SRL STIPENDIO', 1, 'OFFICINE LOMBARDE SRL', 'salary'],
  ['ACCREDITO SALDO OFFICINE LOMBARDE SRL STIPENDIO', 1, 'OFFICINE LOMBARDE SRL', 'salary'],
  ['UEBERWEISUNG Miete Hausverwaltung Nord GmbH', -1, 'Hausverwaltung Nord GmbH', 'rent_paid'],
  ['DAUERAUFTRAG Miete Lindenstr. 5 EG rechts', -1, 'Lindenstr. 5 EG', 'rent_paid'],
  ['ADDEBITO POLIZZA AXA SPA RATA MARZO', -1, 'AXA SPA', 'insurance'],
])('%s', (description, sign, name, category) => expect(read(description, sign * 80_000)).toEqual({ name, category }))
