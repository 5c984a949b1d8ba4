/** «Another income» is declared, and what is seen has a name of its own; a statement in another currency. */
import { describe, expect, test } from 'vitest'
import type { Applicant, DeclaredIncome } from '../facts/evidence-document.ts'
import { assessIncome } from '../income/assess-income.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, statement } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { each, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { reconcile } from './reconcile.ts'

const codes = (applicant: Applicant, wanted: RegExp) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    .map(({ code }) => code)
    .filter((code) => wanted.test(code))

describe('an income of another name', { tags: ['C-other-income', 'B8-income-undeclared'] }, () => {
  const pension = each(1, 'ACCREDITO PENSIONE INPS', '600.00')
  const help = each(12, 'BONIFICO DA NERI ANNA', '300.00')
  const upkeep = each(15, 'BONIFICO DA NERI ANNA MANTENIMENTO FIGLI', '400.00')
  const twice = ['income_check.other_income_not_declared', 'income_check.other_income_not_declared']
  const seen = (declaredIncomes: DeclaredIncome[], ...rows: typeof pension) =>
    codes({ ...withPay(nets, [...salaries(nets), ...rows]), declaredIncomes }, /income_check/)
  test.each<[string, DeclaredIncome[], typeof pension, string[]]>([
    ['«another income» means it', ['other'], pension, []],
    ['nothing is declared', [], pension, ['income_check.other_income_not_declared']],
    ['nothing is seen', ['other'], [], ['income_check.declared_income_not_detected']],
    ['another is seen too', ['other'], [...pension, ...help], ['income_check.other_income_not_declared']],
    ['two kinds are seen', ['other'], [...pension, ...upkeep], twice],
    ['both are declared', ['other', 'pension'], pension, ['income_check.declared_income_not_detected']],
    [
      'another kind is declared',
      ['alimony'],
      pension,
      ['income_check.other_income_not_declared', 'income_check.declared_income_not_detected'],
    ],
  ])('%s', (_, declared, rows, expected) => expect(seen(declared, ...rows)).toEqual(expected))
})

describe('a statement in another currency', { tags: ['B8-statement-rent'] }, () => {
  const inFrancs = (...rows: ReturnType<typeof each>) => {
    const paid = withPay(nets, [])
    const account = statement('2026-08', '2026-10', {
      currency: 'CHF',
      iban: 'CH9300762011623852957',
      bank: 'Kantonalbank',
      transactions: rows,
    })
    return {
      ...paid,
      currentRent: euros(650),
      documents: [...paid.documents.filter(({ id }) => id !== 'bank'), document('bank', account)],
    }
  }
  const rent = each(3, 'BONIFICO A FAVORE DI ROSSI MARIO AFFITTO', '-650.00')
  test('shows the rent: it is not said to be missing', () => {
    expect(codes(inFrancs(...rent), /rent_missing/)).toEqual([])
    expect(codes(inFrancs(), /rent_missing/)).toEqual(['bank_statement.rent_missing'])
  })
  test('tells no month, and none is said to be missing', () => {
    const report = assembleRentReport({ ...giuliaFacts, applicant: inFrancs(...rent) })
    const { outcome, reasons } = report.checks.find(({ id }) => id === 'consecutive')!
    expect([outcome, reasons.map(({ key }) => key)]).toEqual(['unknown', ['Report.Check.nothingRead']])
  })
  test('enters no figure, whatever it shows', () => {
    const rich = inFrancs(...salaries(nets), ...rent, line('2026-10-02', 'RATA PRESTITO AGOS', '-400.00'))
    const beside = (applicant: Applicant): Applicant => ({
      ...applicant,
      documents: [...applicant.documents, ...withPay([], salaries(nets)).documents.filter(({ id }) => id === 'bank')],
    })
    const francs = { ...rich, documents: rich.documents.map((one) => ({ ...one, id: `francs-${one.id}` })) }
    const figures = (applicant: Applicant) => {
      const { netIncome, committedCosts, recurrentCosts, averageCashBalance, otherIncome } = assessIncome(
        applicant,
        today,
      )
      return [netIncome, committedCosts, recurrentCosts, averageCashBalance, otherIncome].map(({ value }) => value)
    }
    const without = { ...francs, documents: francs.documents.filter(({ id }) => id !== 'francs-bank') }
    expect(figures(beside(francs))).toEqual(figures(beside(without)))
  })
})
