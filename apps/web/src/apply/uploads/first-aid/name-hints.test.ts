import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthTooOld, monthsIn, otherKindIn } from './name-hints.ts'

describe('the month that a name tells', { tags: ['UP-3'] }, () => {
  test.each([
    ['busta-paga-2026-08.pdf', ['2026-08']],
    ['cedolino_082026.pdf', []],
    ['Cedolino 08 2026.pdf', ['2026-08']],
    ['202608_Lohn.pdf', ['2026-08']],
    ['estratto 31.08.2026.pdf', ['2026-08']],
    ['2026-08-31 Kontoauszug.pdf', ['2026-08']],
    ['Gehaltsabrechnung-August-2026.pdf', ['2026-08']],
    ['Abrechnung März 2026.pdf', ['2026-03']],
    ['busta_giugno_2026.pdf', ['2026-06']],
    ['2026 Dezember.pdf', ['2026-12']],
    ['sett2026.pdf', ['2026-09']],
    ['gennaio 2026 - marzo 2026.pdf', ['2026-01', '2026-03']],
    ['Maggio Anna.pdf', []],
    ['august.pdf', []],
    ['CU 2026.pdf', []],
    ['IMG_20260831_101500.jpg', ['2026-08']],
    ['Rechnung 1234567890.pdf', []],
    ['scan0001.pdf', []],
  ])('%s: %j', (name, months) => expect(monthsIn(name)).toEqual(months))
  test.each([
    ['busta-giugno-2026.pdf', '2026-06'],
    ['busta-agosto-2026.pdf', undefined],
    ['busta-novembre-2026.pdf', undefined],
    ['giugno 2026 - agosto 2026.pdf', undefined],
    ['busta.pdf', undefined],
  ])('%s is older than August to October: %s', (name, month) =>
    expect(monthTooOld(name, ['2026-08', '2026-09', '2026-10'])).toBe(month),
  )
  test('where any month will do none is too old', () =>
    expect(monthTooOld('busta-giugno-2019.pdf', [])).toBeUndefined())
  test('a month that is asked for is never called too old, however it is written', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(8, 9, 10),
        fc.constantFrom('-', '_', ' ', '.', ''),
        fc.boolean(),
        (month, between, yearFirst) => {
          const two = String(month).padStart(2, '0')
          expect(
            monthTooOld(yearFirst ? `busta${between}2026${between}${two}.pdf` : `busta ${two}${between}2026.pdf`, [
              '2026-08',
              '2026-09',
              '2026-10',
            ]),
          ).toBeUndefined()
        },
      ),
    ))
})

describe('the kind that a name tells', { tags: ['UP-3'] }, () => {
  test.each([
    ['Kontoauszug_10.pdf', 'payslip', 'bank_statement'],
    ['estratto-conto-agosto.pdf', 'payslip', 'bank_statement'],
    ['BustaPaga08.pdf', 'bank_statement', 'payslip'],
    ['cedolino.pdf', 'cud', 'payslip'],
    ['Gehaltsabrechnung.pdf', 'bank_statement', 'payslip'],
    ['CU2026.pdf', 'payslip', 'tax'],
    ['Modello 730-2026.pdf', 'bank_statement', 'tax'],
    ['carta-d-identita-fronte.jpg', 'payslip', 'national_id'],
    ['Personalausweis.pdf', 'bank_statement', 'national_id'],
    ['cedolino.pdf', 'payslip', undefined],
    ['CU2026.pdf', 'fiscal_doc', undefined],
    ['modello-730.pdf', 'cud', undefined],
    ['estratto conto.pdf', 'bank_statement', undefined],
    ['Kontoauszüge.pdf', 'bank_statement', undefined],
    ['documento.pdf', 'payslip', undefined],
    ['cedolino e estratto conto.pdf', 'cud', undefined],
    ['estratto-conto.pdf', 'other', undefined],
    ['document 2026.pdf', 'payslip', undefined],
    ['Lohnsteuerbescheinigung 2025.pdf', 'payslip', 'tax'],
  ] as const)('%s handed in as %s: %s', (name, type, kind) => expect(otherKindIn(name, type)).toBe(kind))
})
