import { expect, test } from 'vitest'
import { giuliaBianchi, marcoRossi } from '@attesta/domain/examples/cast.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { papersOf } from '../papers.ts'
import { compare } from './compare.ts'

const [statement, payslip] = papersOf(giuliaBianchi, '2026-11-21').filter((paper) => paper.condition === 'clean')
const read = (change: (result: ParseResult) => void, paper = statement!): ParseResult => {
  const result = structuredClone({ file: paper.fileName, findings: [], pages: 1, ...paper.expected }) as ParseResult
  change(result)
  return result
}

test('a reading that says what the paper says is right throughout', () => {
  const score = compare(statement!.expected, read(() => {}))
  expect(score).toMatchObject({ wrong: [], missing: [], falselyProven: false })
  expect(score.right).toBeGreaterThan(80)
})

test.each<[string, (result: ParseResult) => void]>([
  ['another amount', (result) => { result.bank_statement!.accounts[0]!.transactions[3]!.amount = '-1.00' }],
  ['a row too few', (result) => { result.bank_statement!.accounts[0]!.transactions.pop() }],
  ['another closing balance', (result) => { result.bank_statement!.accounts[0]!.closing_balance = '9999.00' }],
])('%s that is called proven is told apart', (_, change) => expect(compare(statement!.expected, read(change)).falselyProven).toBe(true))

test('a wrong figure that nobody called proven is wrong, no more', () => {
  const score = compare(payslip!.expected, read((result) => { result.payslip!.net = '1.00'; result.payslip!.reconciled = false }, payslip))
  expect(score).toMatchObject({ wrong: ['payslip.net'], falselyProven: false })
})

test('a figure left out is missing, not wrong', () => {
  expect(compare(payslip!.expected, read((result) => { result.payslip!.hired_on = null }, payslip))).toMatchObject({ wrong: [], missing: ['payslip.hired_on'] })
})

test('a valid machine readable zone beside a wrong number is a false proof', () => {
  const passport = papersOf(marcoRossi, '2026-11-21').find((paper) => paper.fileName === 'passaporto.png')!
  expect(compare(passport.expected, read((result) => { result.identity!.number = 'XX1' }, passport)).falselyProven).toBe(true)
})
