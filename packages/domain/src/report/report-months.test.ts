/** Which months a report misses, covers in part and counts. */
import { expect, test } from 'vitest'
import type { RentReport } from '@attesta/contract/report.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { document, giuliaDocuments } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'

const reportOn = (documents: readonly EvidenceDocument[]) =>
  assembleRentReport({ ...giuliaFacts, applicant: { ...giuliaFacts.applicant, documents } })

test('months before the post began are not missed, and the report says since when', () => {
  const hired = (hired_on: string | null) =>
    reportOn([
      ...giuliaDocuments.filter(({ result }) => result.payslip === undefined),
      ...['2026-09', '2026-10'].map((month) => document(`slip-${month}`, payslip(month, '1847.40', { hired_on }))),
    ])
  const told = ({ checks, coverage, payslips_incomes: [table] }: RentReport) => ({
    consecutive: checks.find(({ id }) => id === 'consecutive')?.outcome,
    calendar: coverage
      .at(-1)
      ?.years.flatMap(({ values }) => values.map(({ value }) => value))
      .slice(7, 10),
    table: table?.coverage.flatMap(({ values }) => values.map(({ value }) => value)).slice(7, 10),
    notes: table?.notes.filter(({ key }) => key === 'Report.Table.employedSince'),
  })
  expect(told(hired('2026-09-01'))).toEqual({
    consecutive: 'passed',
    calendar: ['none', 'ok', 'ok'],
    table: ['none', 'ok', 'ok'],
    notes: [{ key: 'Report.Table.employedSince', params: { day: '2026-09-01' } }],
  })
  expect(told(hired('2021-03-01'))).toMatchObject({
    consecutive: 'failed',
    calendar: ['missing', 'ok', 'ok'],
    table: ['missing', 'ok', 'ok'],
    notes: [],
  })
})

test('three months of days settle the months, and the calendar says which one is covered in part', () => {
  const shifted = reportOn(
    giuliaDocuments.map((one) =>
      one.result.bank_statement === undefined
        ? one
        : document(
            one.id,
            statement('2026-08', '2026-11', {
              ...one.result.bank_statement.accounts[0],
              period: { from: '2026-08-15', to: '2026-11-14' },
            }),
          ),
    ),
  )
  expect(shifted.checks.find(({ id }) => id === 'consecutive')?.outcome).toBe('passed')
  expect(shifted.aggregated_error_messages.map(({ msg }) => msg.key)).not.toContain(
    'Report.Finding.bank_statement.coverage',
  )
  expect(shifted.coverage[0]?.years[0]?.values.slice(7, 10)).toMatchObject([
    { value: 'warning', msg: { key: 'Report.Coverage.inPart', params: { month: '2026-08' } } },
    { value: 'ok' },
    { value: 'ok' },
  ])
})

test('regular money of a private person that was not declared is told as that, not as irregular', () => {
  const months = ['2026-08', '2026-09', '2026-10']
  const kept = reportOn(
    giuliaDocuments.map((one) => {
      const account = one.result.bank_statement?.accounts[0]
      if (account === undefined) return one
      const more = months.map((month) => line(`${month}-06`, 'BONIFICO DA CARLA VILLANI MANTENIMENTO FIGLI', '300.00'))
      const transactions = [...account.transactions, ...more]
      return document(one.id, statement('2026-08', '2026-10', { ...account, transactions, closing_balance: null }))
    }),
  )
  expect(kept.bank_statements_incomes.content.find(({ counted_share }) => counted_share === 0)).toMatchObject({
    label_key: 'Report.Income.maintenance',
    notes: [{ key: 'Report.Income.notDeclared', params: { amount: '300.00' } }],
  })
})
