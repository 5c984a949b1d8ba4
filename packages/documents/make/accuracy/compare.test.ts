import { expect, test } from 'vitest'
import { giuliaBianchi, marcoRossi } from '@attesta/domain/examples/sample-applicants.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { documentsOf } from '../documents.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { compare } from './compare.ts'

const clean = (person: typeof giuliaBianchi) =>
  documentsOf(person, '2026-11-21').filter((document) => document.condition === 'clean')
const statement = clean(giuliaBianchi).find((document) => document.expected.bank_statement)!
const payslip = clean(giuliaBianchi).find((document) => document.expected.payslip)!
const passport = clean(marcoRossi).find((document) => document.expected.identity?.document === 'passport')!

/** The truth itself as a reading, changed as a reader might err. */
const read = (document: DrawnDocument, change: (result: ParseResult) => void = () => {}): ParseResult => {
  const result = structuredClone({
    file: document.fileName,
    findings: [],
    pages: 1,
    ...document.expected,
  }) as ParseResult
  change(result)
  return result
}
const faultsIn = (document: DrawnDocument, found: ParseResult) =>
  [...compare(document, found).facts]
    .filter(([, { wrong, missing }]) => wrong + missing > 0)
    .map(([name, { wrong }]) => `${name} ${wrong ? 'wrong' : 'missing'}`)

test.each([
  ['statement', statement],
  ['payslip', payslip],
  ['passport', passport],
] as const)('a %s read as it is printed is right throughout', (_, document) => {
  const score = compare(document, read(document))
  expect([...score.facts.values()].every(({ wrong, missing }) => wrong + missing === 0)).toBe(true)
  expect(score).toMatchObject({ isFalselyProven: false, isProven: true })
  expect(score.facts.size).toBeGreaterThan(8)
  expect(score.rows.matched).toBe(score.rows.printed)
})

const account = (result: ParseResult) => result.bank_statement!.accounts[0]!

test.each<[string, (result: ParseResult) => void, Partial<ReturnType<typeof compare>['rows']>]>([
  [
    'another amount',
    (result) => {
      account(result).transactions[3]!.amount = '-1.00'
    },
    { matched: -1 },
  ],
  [
    'another day',
    (result) => {
      account(result).transactions[3]!.booked_on = '2020-01-01'
    },
    { matched: -1 },
  ],
  [
    'a row too few',
    (result) => {
      account(result).transactions.pop()
    },
    { matched: -1, read: -1 },
  ],
  [
    'a row twice',
    (result) => {
      account(result).transactions.push(account(result).transactions[0]!)
    },
    { read: 1 },
  ],
  [
    'another closing balance',
    (result) => {
      account(result).closing_balance = '9999.00'
    },
    {},
  ],
  [
    'a second account that is not there',
    (result) => {
      result.bank_statement!.accounts.push({ ...account(result), iban: null })
    },
    {},
  ],
])('%s that is called proven is told apart', (_, change, rows) => {
  const score = compare(statement, read(statement, change)),
    { printed } = score.rows
  expect(score.isFalselyProven).toBe(true)
  if (Object.keys(rows).length > 0)
    expect(score.rows).toEqual({ printed, matched: printed + (rows.matched ?? 0), read: printed + (rows.read ?? 0) })
})

test.each<[string, DrawnDocument, (result: ParseResult) => void, string]>([
  [
    'another figure',
    payslip,
    (result) => {
      result.payslip!.net = '1.00'
    },
    'payslip.net wrong',
  ],
  [
    'a figure with its sign turned',
    payslip,
    (result) => {
      result.payslip!.net = `-${result.payslip!.net}`
    },
    'payslip.net wrong',
  ],
  [
    'a figure left out',
    payslip,
    (result) => {
      result.payslip!.hired_on = null
    },
    'payslip.hired_on missing',
  ],
  [
    'a value that the document does not print',
    payslip,
    (result) => {
      result.payslip!.iban = 'IT60X0542811101000000123456'
    },
    'payslip.iban wrong',
  ],
  [
    'another source',
    payslip,
    (result) => {
      result.source = 'ocr'
    },
    'source wrong',
  ],
  [
    'a name left out',
    statement,
    (result) => {
      account(result).holders = []
    },
    'account.holders missing',
  ],
  [
    'a zone where the check digits fail',
    passport,
    (result) => {
      result.identity!.mrz!.valid = false
    },
    'identity.mrz missing',
  ],
])('%s is counted', (_, document, change, fault) => expect(faultsIn(document, read(document, change))).toEqual([fault]))

test('what the truth is silent on is not judged', () => {
  const silent = { ...payslip, silentOn: ['payslip.iban', 'payslip.level'] }
  expect(
    faultsIn(
      silent,
      read(silent, (result) => {
        result.payslip!.iban = 'IT60X0542811101000000123456'
      }),
    ),
  ).toEqual([])
})

test('a wrong figure that no one called proven is wrong, no more', () => {
  expect(
    compare(
      payslip,
      read(payslip, (result) => {
        result.payslip!.net = '1.00'
        result.payslip!.reconciled = false
      }),
    ),
  ).toMatchObject({ isFalselyProven: false, isProven: false })
  expect(
    compare(
      payslip,
      read(payslip, (result) => {
        result.payslip!.net = '1.00'
      }),
    ).isFalselyProven,
  ).toBe(true)
})

test('a valid machine readable zone beside a wrong number is a false proof', () => {
  expect(
    compare(
      passport,
      read(passport, (result) => {
        result.identity!.number = 'XX1'
      }),
    ).isFalselyProven,
  ).toBe(true)
})

test('spellings of one name are one, two amounts never', () => {
  const spelt = (document: DrawnDocument, name: string) =>
    faultsIn(
      {
        ...document,
        expected: { ...document.expected, payslip: { ...document.expected.payslip!, employee: 'MÜLLER ŁUCJA' } },
      },
      read(document, (result) => {
        result.payslip!.employee = name
      }),
    )
  expect(spelt(payslip, 'Mueller  Lucja')).toEqual([])
  expect(spelt(payslip, 'Mueller Lucia')).toEqual(['payslip.employee wrong'])
})

test('of two accounts one was not found: the other is known by its balances, and is not taken for it', () => {
  const pocket = {
    ...structuredClone(statement.expected.bank_statement!.accounts[0]!),
    iban: null,
    opening_balance: '10.00',
    closing_balance: '30.00',
    transactions: [
      { ...statement.expected.bank_statement!.accounts[0]!.transactions[0]!, amount: '20.00', balance: null },
    ],
  }
  const document: DrawnDocument = {
    ...statement,
    expected: {
      ...statement.expected,
      bank_statement: { accounts: [...statement.expected.bank_statement!.accounts, pocket] },
    },
  }
  const score = compare(
    document,
    read(document, (result) => {
      result.bank_statement!.accounts = [structuredClone(pocket)]
    }),
  )
  expect(score).toMatchObject({ isFalselyProven: false, isProven: null, rows: { read: 1, matched: 1 } })
  expect(score.rows.printed).toBeGreaterThan(1)
})
