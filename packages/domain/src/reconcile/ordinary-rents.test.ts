/** Rents and small jobs of ordinary lives; each as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, statement } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { each, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { reconcile } from './reconcile.ts'

const codesOf = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today }).map(({ code }) => code)

describe('a rent that rises', { tags: ['C-recurrent-costs'] }, () => {
  const months = ['2026-07', '2026-08', '2026-09', '2026-10']
  const paying = (rents: readonly number[], stated: number): Applicant => ({
    ...withPay([], []),
    currentRent: euros(stated),
    documents: [
      document(
        'bank',
        statement('2026-07', '2026-10', {
          transactions: rents.map((rent, at) =>
            line(`${months[at]}-03`, 'BONIFICO A FAVORE DI ROSSI MARIO AFFITTO', `-${rent}.00`),
          ),
        }),
      ),
    ],
  })
  test.each<[string, number[], number, string | null, string, string[]]>([
    ['and stays is the rent', [650, 650, 690, 690], 650, '690.00', 'proven', []],
    ['and is named by the person is the rent', [650, 650, 650, 690], 690, '690.00', 'proven', []],
    ['in the last month alone is told', [650, 650, 650, 690], 650, '650.00', 'consistent', ['report.rent_changed']],
    ['by half is told', [650, 650, 980, 980], 650, null, 'consistent', ['report.rent_differs', 'report.rent_changed']],
  ])('%s', (_, rents, stated, value, state, codes) => {
    const applicant = paying(rents, stated)
    const { actual_monthly_rent: rent } = assembleRentReport({ ...giuliaFacts, applicant }).trace
    expect(codesOf(applicant).filter((code) => code.includes('rent_'))).toEqual(codes)
    expect(rent?.state).toBe(state)
    if (value !== null) expect(rent?.value).toBe(value)
  })
})

test('what a small job pays is another income of who has no post', { tags: ['C-other-income'] }, () => {
  const retired = (declared: Applicant['declaredIncomes']): Applicant => ({
    ...withPay([], each(28, 'Gutschrift Netto Marken-Discount Stiftung Minijob Lohn', '556.00')),
    employmentStatus: 'Unemployed',
    declaredIncomes: declared,
  })
  const code = 'income_check.declared_income_not_detected'
  expect(codesOf(retired(['other']))).not.toContain(code)
  expect(codesOf(retired(['alimony']))).toContain(code)
  expect(codesOf({ ...withPay(nets, salaries(nets)), declaredIncomes: ['other'] })).toContain(code)
})

describe('the blocked account of a foreign student', { tags: ['C-other-income'] }, () => {
  const student = (text: string): Applicant => ({
    ...withPay([], each(1, text, '992.00')),
    employmentStatus: 'Student',
    declaredIncomes: ['other'],
  })
  const otherOf = (applicant: Applicant) => assessIncome(applicant, today).otherIncome.value
  test.each([
    'GUTSCHRIFT Fintiba GmbH SVWZ+SPERRKONTO AUSZAHLUNG',
    'GUTSCHRIFT Nordbank AG SVWZ+BLOCKED ACCOUNT PAYOUT',
  ])('is their own money, and no reproach: %s', (text) => {
    expect(otherOf(student(text))).toBeNull()
    expect(codesOf(student(text))).not.toContain('income_check.declared_income_not_detected')
  })
  test('another firm’s money is an income', () =>
    expect(otherOf(student('GUTSCHRIFT Nordwerk GmbH SVWZ+AUSZAHLUNG'))).toBe(euros(992)))
})

describe('the rent of a shared home', { tags: ['C-recurrent-costs'] }, () => {
  const sharing = (stated: number, ...parts: [text: string, amount: string][]): Applicant => ({
    ...withPay(nets, [
      ...salaries(nets),
      ...each(1, 'BONIFICO A FAVORE DI ROSSI MARIO AFFITTO', '-1250.00'),
      ...parts.flatMap(([text, amount], at) => each(at + 2, text, amount)),
    ]),
    currentRent: euros(stated),
  })
  const verdi: [string, string] = ['BONIFICO DA VERDI SARA AFFITTO STANZA', '400.00']
  const rooms = (words: string, amount: string, given = ''): [string, string][] =>
    ['VERDI', 'GALLO'].map((family) => [`BONIFICO DA ${given} ${family} SARA ${words}`, amount])
  const gallo: [string, string] = ['BONIFICO DA GALLO LEA AFFITTO STANZA', '400.00']
  test.each<[string, Applicant, boolean]>([
    ['less what two others send is the one named', sharing(450, verdi, gallo), false],
    ['whole is the one named too', sharing(1250, verdi, gallo), false],
    ['less what one sends is another', sharing(450, verdi), true],
    ['with nothing sent is another', sharing(450), true],
    ['less what two others send for a room is the one named', sharing(450, ...rooms('CAMERA', '400.00')), false],
    ['less what two others send for a camera is another', sharing(450, ...rooms('CAMERA FOTOGRAFICA', '400.00')), true],
    ['less what two others give for the rent', sharing(450, ...rooms('CONTRIBUTO AFFITTO', '400.00')), false],
    ['less what two others send with bills', sharing(450, ...rooms('AFFITTO E INTERNET', '440.00')), false],
    ['less too much for bills is another', sharing(450, ...rooms('AFFITTO E INTERNET', '550.00')), true],
    ['less what two others send for a dinner is another', sharing(450, ...rooms('CENA', '400.00')), true],
    ['less what firms of that name send is another', sharing(450, ...rooms('FATTURA', '400.00', 'CAMERA')), true],
    ['less what a firm pays is another', sharing(450, ['BONIFICO DA BETA SRL AFFITTO UFFICIO', '800.00']), true],
  ])('%s', (_, applicant, isTold) => expect(codesOf(applicant).includes('report.rent_differs')).toBe(isTold))
  test.each([
    ['AFFITTO STANZA', 'Report.Income.shareOfRent'],
    ['CONTRIBUTO AFFITTO', 'Report.Income.shareOfRent'],
    ['CENA', 'Report.Income.seenNotCounted'],
  ])('what is sent for it counts for nothing, and says so: %s', (words, key) => {
    const applicant = sharing(450, ...rooms(words, '400.00'))
    const { bank_statements_incomes: incomes, trace } = assembleRentReport({ ...giuliaFacts, applicant })
    expect(incomes.content.flatMap(({ notes }) => notes.map((note) => note.key))).toEqual([key, key])
    expect(trace['other_income']?.value).not.toBe('800.00')
  })
})

describe('what a person pays and the account holder draws again', { tags: ['C-recurrent-costs'] }, () => {
  const paidBy = (name: string, ...drawn: [day: number, amount: string][]): Applicant =>
    withPay(nets, [
      ...salaries(nets),
      ...each(6, `BONIFICO DA ${name} MANTENIMENTO`, '800.00'),
      ...drawn.flatMap(([day, amount]) => each(day, 'PRELIEVO BANCOMAT', amount)),
    ])
  test.each<[string, Applicant, boolean]>([
    ['in two halves', paidBy('FERRI GIULIO', [8, '-400.00'], [9, '-400.00']), true],
    ['in part', paidBy('FERRI GIULIO', [8, '-400.00'], [9, '-300.00']), false],
    ['two weeks later', paidBy('FERRI GIULIO', [21, '-400.00'], [22, '-400.00']), false],
    ['of a firm', paidBy('BETA SRL', [8, '-400.00'], [9, '-400.00']), false],
  ])('%s', (_, applicant, isTold) => expect(codesOf(applicant).includes('report.regular_withdrawal')).toBe(isTold))
})

describe('a rent that a firm pays', { tags: ['C-other-income'] }, () => {
  const letting = (payer: string, more: Partial<Applicant> = {}): Applicant => ({
    ...withPay(nets, [...salaries(nets), ...each(6, `BONIFICO DA ${payer} AFFITTO NEGOZIO`, '700.00')]),
    declaredIncomes: ['rental_property'],
    ...more,
  })
  const otherOf = (applicant: Applicant) => assessIncome(applicant, today).otherIncome.value
  const noteOf = (applicant: Applicant) =>
    assembleRentReport({ ...giuliaFacts, applicant }).bank_statements_incomes.content.flatMap(({ notes }) =>
      notes.map(({ key }) => key),
    )
  test.each<[string, Applicant]>([
    ['of the own name', letting('BIANCHI GIULIA SRL')],
    ['of the name of another who applies', letting('FERRARI LUCA SRL', { appliesWith: ['Luca Ferrari'] })],
  ])('%s may only go round', (_, applicant) => {
    expect(otherOf(applicant)).toBeNull()
  })
  test('and the report says why', () =>
    expect(noteOf(letting('BIANCHI GIULIA SRL'))).toEqual(['Report.Income.ofOwnFirm']))
  test.each<[string, Applicant]>([
    ['of any name', letting('FERRARI LUCA SRL')],
    ['of the family name alone', letting('BIANCHI SRL')],
  ])('%s counts as said', (_, applicant) => expect(otherOf(applicant)).toBe(euros(700)))
})
