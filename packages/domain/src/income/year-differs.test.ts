import { expect, test } from 'vitest'
import type { TaxDocument } from '../facts/parse-result.ts'
import { euros } from '../money.ts'
import { figure } from '../testing/figure.ts'
import { taxDocument } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { assessIncome } from './assess-income.ts'
import { yearsThatDiffer } from './year-differs.ts'

const unknown = figure(null, 'unknown')

// Payslips of 2,000.00 a month are 24,000.00 a year: a quarter of it is 6,000.00, of 32,000.00 it is 8,000.00.
test.each<[string, Partial<TaxDocument>, boolean]>([
  ['a quarter more', { net_income: '32000.00' }, false],
  ['a cent beyond', { net_income: '32000.01' }, true],
  ['a quarter less', { net_income: '18000.00' }, false],
  ['a cent below', { net_income: '17999.99' }, true],
  ['of half a year', { net_income: '12000.00', days: 184 }, false],
  ['of the shortest full year', { net_income: '12000.00', days: 360 }, true],
  ['of a day less', { net_income: '12000.00', days: 359 }, false],
  ['of days that are not printed', { net_income: '12000.00', days: null }, false],
  ['without a net', { net_income: null }, false],
  ['a return, which tells all incomes', { net_income: '12000.00', form: '730' }, false],
  ['a German certificate', { net_income: '12000.00', form: 'lohnsteuerbescheinigung' }, true],
])('a certificate differs from the pay of now: %s', { tags: ['C-employment-income'] }, (_, parts, differs) => {
  const documents = [document('cu', taxDocument(parts))]
  expect(yearsThatDiffer(documents, figure(euros(2000))).map(({ net }) => net)).toEqual(
    differs ? [parts.net_income] : [],
  )
  expect(yearsThatDiffer(documents, unknown)).toEqual([])
})

test('an income that the certificate tells otherwise is not proven, its amount as it was', () => {
  const stateWith = (net_income: string) => {
    const documents = giulia.documents.map((one) =>
      one.id === 'cu' ? document('cu', taxDocument({ net_income })) : one,
    )
    const { value, state } = assessIncome({ ...giulia, paychecksPerYear: 12, documents }, today).employmentIncome
    return [value, state]
  }
  const [value, state] = stateWith('24011.00')
  expect(state).toBe('proven')
  expect(stateWith('40000.00')).toEqual([value, 'consistent'])
})
