/** What captions of tax forms announce that no list has, and what they do not. */
import { expect, test } from 'vitest'
import { meaningsByForm } from './label-stems.ts'

const fieldOf = (form: keyof typeof meaningsByForm, caption: string) =>
  meaningsByForm[form](caption.toUpperCase().split(' '), false)?.field ?? null

test.each([
  ['cu', 'Compensi tempo indet', 'gross'],
  ['cu', 'Compensi tempo det', 'gross_fixed'],
  ['cu', 'Acconto add comunale', 'municipal_advance'],
  ['cu', 'Ritenute Irpef sospese', 'neighbour'],
  ['730', 'Irpef netta calcolata', 'tax'],
  ['730', 'Imponibile per addizionali', 'neighbour'],
  ['730', 'Add regionale versata', 'surcharge_withheld'],
  ['redditi_pf', 'Imp sostitutiva da versare', 'flat_tax'],
  ['lohnsteuerbescheinigung', 'Rentenversicherung AN', 'contributions'],
  // The employer's share is not taken off the pay.
  ['lohnsteuerbescheinigung', 'Rentenversicherung AG', 'neighbour'],
  ['lohnsteuerbescheinigung', 'KiSt Ehegatte', 'neighbour'],
  ['steuerbescheid', 'Einkommen laut zvE', 'taxable'],
  ['steuerbescheid', 'Eink nichtselbständiger Arbeit', 'income_from_work'],
] as const)('on a %s «%s» announces %s', (form, caption, field) => expect(fieldOf(form, caption)).toBe(field))

test.each(['Zahlung bis', 'Bankverbindung'])('on an assessment «%s» announces nothing', (caption) =>
  expect(fieldOf('steuerbescheid', caption)).toBeNull(),
)
