/** Who pays a firm's pay: a private person, or an office, a payroll, an owner. */
import { expect, test } from 'vitest'
import { paysForFirm } from './private-person.ts'

test.each([
  ['Officine Lombarde S.r.l.', 'FERRI GIULIO'],
  ['Metallbau Kern GmbH', 'Tim Krause'],
  ['Metallbau Kern GmbH', 'Petra Kern'],
  ['Enel S.p.A.', 'FERRI GIULIO MARIA'],
])('a private person pays for a firm: %s and %s', (employer, payer) => expect(paysForFirm(payer, employer)).toBe(true))

test.each([
  ['a firm', 'Metallbau Kern GmbH', 'Lohnbüro Nord GmbH'],
  ['a payroll without a form', 'Metallbau Kern GmbH', 'Lohnbüro Nord'],
  ['a payroll in Italy', 'Officine Lombarde S.r.l.', 'STUDIO PAGHE ROSSI'],
  ['an agency', 'Officine Lombarde S.r.l.', 'ADECCO ITALIA'],
  ['a payment service', 'Officine Lombarde S.r.l.', 'PAYPAL EUROPE'],
  ['an office', 'Liceo Manzoni', 'TESORERIA PROVINCIALE DELLO STATO'],
  ['a hospital by its short name', 'Universitätsklinikum Köln AöR', 'Uniklinik Köln'],
  ['an owner whose firm has no legal form', 'Trattoria Aurora', 'FERRI GIULIO'],
  ['an agency without a form', 'Metallbau Kern GmbH', 'Tempo Team'],
  ['a sole trader', 'Malerbetrieb Krause', 'Stefan Krause'],
  ['a sole trader in Italy', 'Bar Sport di Neri Luca', 'NERI LUCA'],
  ['the husband of who employs a nanny', 'Rossi Maria', 'BIANCHI CARLO'],
  ['an initial', 'Metallbau Kern GmbH', 'K. Kern'],
])('none does: %s', (_, employer, payer) => expect(paysForFirm(payer, employer)).toBe(false))
