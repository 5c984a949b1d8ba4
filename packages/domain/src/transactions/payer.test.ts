import { expect, test } from 'vitest'
import { isWrittenBy, payerKey, payerOf } from './payer.ts'

test.each([
  [
    'Bonifico a Vostro favore disposto da MITT.: OFFICINE LOMBARDE SRL BENEF.: BIANCHI GIULIA CAUSALE: STIPENDIO',
    1,
    'OFFICINE LOMBARDE SRL',
  ],
  [
    'ACCR. STIPENDIO-PENSIONE ANAGRAFICA ORDINANTE TESSITURE DEL LAGO SPA NOTE: COMPETENZE',
    1,
    'TESSITURE DEL LAGO SPA',
  ],
  ['BONIFICO A VOSTRO FAVORE TRN 0306912345678901 DA CARTIERA MONTI SPA PER EMOLUMENTI', 1, 'CARTIERA MONTI SPA'],
  ['BON. SEPA DEL 27.08.26 ORD: PANIFICIO DORIA SAS BIC: UNCRITMMXXX INF:RI: retribuzione', 1, 'PANIFICIO DORIA SAS'],
  ['BONIFICO o/c: LAVANDERIA ZANON SNC ABI 05387 a favore di MORO LUCA', 1, 'LAVANDERIA ZANON SNC'],
  ['Bonifico a vostro favore MITTENTE OFFICINE LOMBARDE SRL CAUSALE STIPENDIO', 1, 'OFFICINE LOMBARDE SRL'],
  ['BONIFICO DA OFFICINE LOMBARDE SRL COMUNICAZIONE DEL MITTENTE STIPENDIO', 1, 'OFFICINE LOMBARDE SRL'],
  [
    'BONIFICO BANCA MITTENTE INTESA SANPAOLO ORDINANTE OFFICINE LOMBARDE SRL CAUSALE STIPENDIO',
    1,
    'OFFICINE LOMBARDE SRL',
  ],
  ['HAI RICEVUTO UN BONIFICO DA PAOLO GRECO - canone locazione box', 1, 'PAOLO GRECO'],
  ['SEPA Überweisung von Tischlerei Hagen GmbH Verwendungszweck SALA Lohn/Gehalt', 1, 'Tischlerei Hagen GmbH'],
  ['Gutschrift Beispielwerk GmbH Gehalt 80/6586', 1, 'Beispielwerk GmbH'],
  ['VOSTRA DISPOS. DI BONIFICO TRN 0306912345 BENEF NERI LUCIA PER AFFITTO', -1, 'NERI LUCIA'],
  ['BONIFICO IN USCITA Ben: GALLI ANNA Causale: affitto', -1, 'GALLI ANNA'],
  ['Vs. disposizione a favore di CASA SERENA SRL canone di locazione dicembre', -1, 'CASA SERENA SRL'],
  ['PAGAMENTI DIVERSI ADDEBITO SDD FINDOMESTIC CREDITOR ID. IT00 ID MANDATO 1', -1, 'FINDOMESTIC'],
  ['DENARO INVIATO A SARA VILLA - cena', -1, 'SARA VILLA'],
  ['Dauerauftrag Lucia Neumann Miete Lindenstr. 5', -1, 'Lucia Neumann'],
  ['Gutschrift Netto Marken-Discount Stiftung Minijob Lohn', 1, 'Netto Marken-Discount Stiftung'],
  ['STIPENDIO NETTO OFFICINE LOMBARDE SRL', 1, 'OFFICINE LOMBARDE SRL'],
  ['IMPOSTA DI BOLLO', -1, null],
  ['BONIF. VS. FAVORE COOP PULISERVICE SOC COOP RETRIBUZIONE', 1, 'COOP PULISERVICE SOC COOP'],
  ['BONIF. VS. FAVORE RISTORANTE DA GINO SAS STIPENDIO', 1, 'RISTORANTE DA GINO SAS'],
  ['BONIF. V/FAV. OFFICINE LOMBARDE S.R.L. COMPETENZE', 1, 'OFFICINE LOMBARDE S.R.L.'],
  ['BONIF.ISTANT. DA OFFICINE LOMBARDE SRL MENSILITA', 1, 'OFFICINE LOMBARDE SRL'],
  ["BONIF DALL'ITALIA OFFICINE LOMBARDE SRL STIPENDIO", 1, 'OFFICINE LOMBARDE SRL'],
  ['BONIFICO DALL’ESTERO ACME GMBH STIPENDIO', 1, 'ACME GMBH'],
  ["BONIFICO DALL'OGLIO MARIO SRL STIPENDIO", 1, "DALL'OGLIO MARIO SRL"],
  ['DISP. BONIF. A FAVORE DI CASA SERENA SRL AFFITTO', -1, 'CASA SERENA SRL'],
  ['/REMI/STIPENDIO/ORDP/OFFICINE LOMBARDE SRL', 1, null],
  ['BONIFICO DA AUTOM. ROSSI SRL STIPENDIO', 1, 'AUTOM. ROSSI SRL'],
  ['ACCREDITO AUTOM. ROSSI SRL', 1, 'AUTOM. ROSSI SRL'],
  ['ACCREDITO CONTACT. CENTER SRL', 1, 'CONTACT. CENTER SRL'],
  ['Überweisung V. Krause', -1, 'V. Krause'],
  ['BONIF. V.FAV. OFFICINE LOMBARDE S.R.L. COMPETENZE', 1, 'OFFICINE LOMBARDE S.R.L.'],
  ['ACCRED. BONIF. RICEV. OFFICINE LOMBARDE SRL', 1, 'OFFICINE LOMBARDE SRL'],
  ['ACCREDITO COMPETENZE MESE OFFICINE LOMBARDE SRL', 1, 'OFFICINE LOMBARDE SRL'],
  ['GIROFONDI PER EMOLUMENTI OFFICINE LOMBARDE SRL', 1, 'OFFICINE LOMBARDE SRL'],
  ['EINGANG SEPA GUSSTEILE NORD AG ENTGELTABRECHNUNG', 1, 'GUSSTEILE NORD AG'],
  ['Geldeingang Gussteile Nord AG Lohn', 1, 'Gussteile Nord AG'],
  ['ÜBERWEIS. GUTSCHR. Gussteile Nord AG Lohn', 1, 'Gussteile Nord AG'],
  ['/ORDP/OFFICINE LOMBARDE SRL/REMI/STIPENDIO', 1, 'OFFICINE LOMBARDE SRL'],
  ['/TRTP/SEPA CREDIT/IBAN/DE0212/NAME/Gussteile Nord AG/REMI/Lohn', 1, 'Gussteile Nord AG'],
  ['/BENM//NAME/LUCIA NERI/REMI/AFFITTO', -1, 'LUCIA NERI'],
])('%s', (description, amount, name) => expect(payerOf({ description, amount }).name).toBe(name))

test('a bank’s words before the name are no part of it where the document’s reader took them for one', () =>
  expect(
    payerOf({
      description: 'STIPENDIO O PENSIONE DA OFFICINE LOMBARDE SRL',
      amount: 1,
      counterparty: 'O PENSIONE DA OFFICINE LOMBARDE SRL',
    }).name,
  ).toBe('OFFICINE LOMBARDE SRL'))

test.each([
  ['ACME S.R.L.', 'Acme srl'],
  ['ROSSI MARIO', 'Sig. Mario Rossi'],
  ['MÜLLER & SÖHNE GMBH', 'Mueller Soehne'],
])('%s and %s are one payer', (a, b) => {
  const key = (name: string) =>
    payerOf({ description: `BONIFICO DISPOSTO DA MITT.: ${name} CAUSALE: X`, amount: 1 }).key
  expect(key(a)).toBe(key(b))
})

test.each([
  ['ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO INCASSO DA SPOTIFY AB ABBONAMENTO', -1, 'SPOTIFY AB'],
  ['Accredito emolumenti - STUDIO AURORA ARCHITETTI S.R.L. - EMOLUMENTI 08/2026', 1, 'STUDIO AURORA ARCHITETTI S.R.L.'],
  ['Bonifico periodico - FRATELLI GALLI SNC - CANONE DI LOCAZIONE', -1, 'FRATELLI GALLI SNC'],
  ['Lohn, Gehalt, Rente RHEINWERK MASCHINENBAU GMBH LOHN / GEHALT 08/2026', 1, 'RHEINWERK MASCHINENBAU GMBH'],
])('%s', (description, amount, name) => expect(payerOf({ description, amount }).name).toBe(name))

test('a message behind a name does not make another payer', () =>
  expect(payerOf({ description: 'GutschriftÜberweisung Sabine Krüger Danke fürs Essen', amount: 1 }).key).toBe(
    payerOf({ description: 'GutschriftÜberweisung Sabine Krüger Kino', amount: 1 }).key,
  ))

test('what the reader of the statement found among all bookings names the party', () => {
  const lines = [
    { description: 'Gelora nasi SEVERN ENERGY 10/2026', amount: -4200, counterparty: 'SEVERN ENERGY' },
    { description: 'Bodigu SEVERN ENERGY REF 88', amount: -4200, counterparty: 'SEVERN ENERGY' },
  ]
  expect(lines.map((line) => payerOf(line).key)).toEqual(['ENERGY SEVERN', 'ENERGY SEVERN'])
})

test('words before a name tell more than what was found', () =>
  expect(
    payerOf({ description: 'BONIFICO A FAVORE DI LUCIA NERI CAUSALE AFFITTO', amount: -100, counterparty: 'A FAVORE' })
      .name,
  ).toBe('LUCIA NERI'))

test.each([
  ['legal forms, titles and words between', 'Sig. Mario Rossi & C. SRL', 'MARIO ROSSI'],
  ['numbers and single letters', 'ACME 24 X Milano 2', 'ACME MILANO'],
  ['the fifth word and what follows', 'Zeta Uno Due Tre Quattro Cinque', 'DU TRE UNO ZETA'],
  ['everything', 'SRL 12', null],
])('the key of a party leaves out %s', (_, name, key) => expect(payerKey(name)).toBe(key))

test('the key takes as many words as asked', () => expect(payerKey('Zeta Uno Due Tre', 2)).toBe('UNO ZETA'))

test.each([
  ['commas around', ', ACME SRL,', 'ACME SRL'],
  ['a dot that ends a legal form', 'ACME S.R.L.', 'ACME S.R.L.'],
  ['a dot that ends a name', 'ACME MILANO.', 'ACME MILANO'],
  ['spaces', ' ACME   SRL ', 'ACME SRL'],
])('a name is tidied: %s', (_, written, name) =>
  expect(payerOf({ description: `BONIFICO DISPOSTO DA MITT.: ${written} CAUSALE: X`, amount: 1 }).name).toBe(name),
)

test('a bank’s own word that was read as the counterparty names no one', () => {
  const booking = { description: 'Lohn, Gehalt, Rente RHEINWERK MASCHINENBAU GMBH LOHN 08/2026', amount: 1 }
  expect(payerOf({ ...booking, counterparty: 'Rente' }).name).toBe('RHEINWERK MASCHINENBAU GMBH')
  expect(payerOf({ ...booking, counterparty: 'Rheinwerk AG' }).name).toBe('Rheinwerk AG')
})

test.each([
  ['Gutschrift Jürgen Weiß Café Sommer Lohn', true],
  ['Überweisung Weiß, Jürgen Restguthaben Kontowechsel', true],
  ['Gutschrift Jürgen Weiß', false],
  ['Jürgen Weiß Rheinwerk GmbH Gehalt Oktober', false],
  ['Gutschrift Jürgen Weiß Bäckerei e.K. Lohn', false],
  ['ZAHLUNG VON: Jürgen Weiß Café Sommer', false],
  ['Lohn/Gehalt Jürgen Weiß Rheinwerk', false],
  ['Gutschrift Stefan Weiß Café Sommer Lohn', false],
  ['Gutschrift Café Sommer Jürgen Weiß Lohn', false],
])('«%s» is written by Jürgen Weiß: %s', { tags: ['C-employment-income'] }, (description, expected) =>
  expect(isWrittenBy({ description, amount: 1, bookedOn: '2026-10-05' }, ['Jürgen Weiß'])).toBe(expected),
)
