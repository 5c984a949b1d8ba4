import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

const slip = (...rest: string[]) =>
  [
    'Gehaltsabrechnung für Juni 2025',
    'Arbeitnehmer: Jonas Keller',
    'Gesamtbrutto              2.500,00',
    'Summe Abzüge                800,00',
    'Gesetzliches Netto        1.700,00',
    ...rest,
  ].join('\n')

test.each<[string, string[], string | null, boolean | null]>([
  ['the net itself', ['Auszahlungsbetrag         1.700,00'], '1700.00', true],
  [
    'less an advance, its sign behind',
    ['Vorschuss                   100,00-', 'Auszahlungsbetrag         1.600,00'],
    '1600.00',
    true,
  ],
  [
    'less savings and a car that no label of ours names',
    ['Sparplan                     40,00', 'PKW-Nutzung                 310,00', 'Auszahlungsbetrag         1.350,00'],
    '1350.00',
    true,
  ],
  [
    'transferred to an account whose number stands before it',
    ['Nachzahlung                  18,40', 'Überweisung DE89 3704 0044 0532 0130 00  1.718,40'],
    '1718.40',
    true,
  ],
  [
    'with expenses on top',
    ['Reisekosten                  18,40', 'Auszahlungsbetrag         1.718,40'],
    '1718.40',
    true,
  ],
  [
    'an advance that is signed is never added',
    ['Vorschuss                   100,00-', 'Auszahlungsbetrag         1.800,00'],
    '1800.00',
    false,
  ],
  ['more than the net for no reason', ['Auszahlungsbetrag         2.700,00'], '2700.00', false],
  ['less than the net for reasons not printed', ['Auszahlungsbetrag         1.300,00'], '1300.00', null],
  ['not printed', [], null, true],
])('payout: %s', (_, lines, payout, reconciled) => {
  const section = extractPayslip(pagesFromText(slip(...lines)), {
    today: '2025-07-10',
    applicant: null,
    source: 'text',
  })?.section
  expect(section).toMatchObject({ net: '1700.00', payout, reconciled })
})
