/** Each value of a file is cited where it stands, and each document is one record. */
import { expect, test } from 'vitest'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { bank, document } from '../testing/giulia.ts'
import { identity } from '../testing/documents.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { traced } from '../testing/traced.ts'
import { assembleRentReport } from './assemble-rent.ts'

const reportWith = (...changed: EvidenceDocument[]) => {
  const others = giuliaFacts.applicant.documents.filter(
    ({ id, result }) => !changed.some((one) => one.id === id || one.result.type === result.type),
  )
  return assembleRentReport({
    ...giuliaFacts,
    applicant: { ...giuliaFacts.applicant, documents: [...others, ...changed] },
  })
}

test('each account of a file cites its own page and box', () => {
  const account = bank.bank_statement!.accounts[0]!
  const savings = {
    ...account,
    iban: 'IT02L0542811101000000999999',
    opening_balance: '9000.00',
    closing_balance: '9000.00',
    reconciled: null,
    transactions: [],
  }
  const result = traced({ ...bank, bank_statement: { accounts: [account, savings] } })
  const report = reportWith(document('bank', result))
  const boxOf = (value: string, index: number) => {
    const { page, box } = result.trace![`bank_statement.accounts.${index}.closing_balance`]!
    return { value, page, box }
  }
  const balances = report.trace
    .average_cash_balance!.inputs.filter(({ label }) => label === 'Report.Trace.closing_balance')
    .map(({ value, page, box }) => ({ value, page, box }))
  expect(balances).toEqual([boxOf('5144.95', 0), boxOf('9000.00', 1)])
  const [cited] = report.checks.find(({ id }) => id === 'arithmetic')!.evidence
  expect(cited).toMatchObject(boxOf('9000.00', 1))
})

const front = identity({ side: 'front' })
const back = identity({ side: 'back', number: null, surname: null, given_names: null, expires_on: null })
test.each<[string, EvidenceDocument[], number]>([
  ['front and back of one card', [document('front', front), document('back', back)], 1],
  ['the back first', [document('back', back), document('front', front)], 1],
  [
    'two cards of different numbers',
    [document('one', front), document('two', identity({ side: 'back', number: 'CA99999ZZ' }))],
    2,
  ],
  ['a card and a passport', [document('card', front), document('pass', identity({ document: 'passport' }))], 2],
])('%s', (_, cards, records) => {
  const { national_ids } = reportWith(...cards)
  expect(national_ids).toHaveLength(records)
  expect(national_ids[0]).toMatchObject({ value: 'CA12345AB', expiration_date: '2032-03-14' })
})
