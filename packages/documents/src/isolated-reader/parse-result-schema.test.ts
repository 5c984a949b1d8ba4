import type { ParseResult, Payslip, Transaction } from '@attesta/domain/facts/parse-result.ts'
import { expect, test } from 'vitest'
import { readMessage } from './parse-result-schema.ts'

const payslip: Required<Payslip> = {
  employer: 'Officine Lombarde S.r.l.',
  employer_tax_code: '08714560961',
  employee: 'Bianchi Giulia',
  fiscal_code: 'BNCGLI92C54F205X',
  period: '2026-10',
  run: 'ordinary',
  hired_on: '2019-05-02',
  left_on: '2026-10-31',
  last_pay: 'Mancato preavviso',
  fixed_until: '2027-03-31',
  date_of_birth: '1992-03-14',
  contract_type: 'open_ended',
  level: 'C3',
  gross: '2500.00',
  deductions: '600.00',
  net: '1900.00',
  payout: '1900.00',
  reimbursed_expenses: '120.00',
  loan_from_employer: '500.00',
  one_off: '300.00',
  advance_withheld: '500.00',
  garnished: '80.00',
  cession: '200.00',
  paid_in_cash: true,
  iban: null,
  reconciled: true,
}

const transaction: Required<Transaction> = {
  booked_on: '2026-10-27',
  value_on: '2026-10-27',
  description: 'Stipendio',
  amount: '1900.00',
  balance: '2900.00',
  page: 1,
  counterparty: 'Officine Lombarde S.r.l.',
}

const result: Required<ParseResult> = {
  file: 'busta.pdf',
  type: 'payslip',
  verdict: 'parsed',
  country: 'IT',
  issuer: null,
  pages: 1,
  source: 'text',
  findings: [
    {
      code: 'payslip.recency',
      severity: 'warning',
      message_key: 'Documents.Payslip.recency',
      params: { period: '2026-01' },
      evidence: { page: 1, box: [1, 2, 3, 4] },
    },
  ],
  bank_statement: {
    accounts: [
      {
        bank: 'Banca',
        abi: '03069',
        blz: null,
        iban: null,
        bic: null,
        holders: ['Bianchi Giulia'],
        currency: 'EUR',
        period: { from: '2026-10-01', to: '2026-10-31' },
        opening_balance: '1000.00',
        closing_balance: '2900.00',
        reconciled: true,
        transactions: [transaction],
      },
    ],
  },
  payslip,
  tax_document: {
    form: 'cu',
    tax_year: 2025,
    name: null,
    fiscal_code: null,
    employer: null,
    days: 365,
    gross_income: null,
    taxable_income: '25000.00',
    tax: '4000.00',
    net_income: '21000.00',
    reconciled: true,
  },
  identity: {
    document: 'id_card',
    side: 'both',
    number: 'CA00000AA',
    surname: 'BIANCHI',
    given_names: 'GIULIA',
    date_of_birth: '1992-03-14',
    place_of_birth: 'MILANO',
    sex: 'F',
    nationality: 'ITA',
    issuing_country: 'ITA',
    expires_on: '2030-03-14',
    fiscal_code: 'BNCGLI92C54F205X',
    mrz: { format: 'TD1', valid: true },
  },
  work_contract: {
    employer: null,
    employee: null,
    contract_type: 'open_ended',
    starts_on: '2019-05-02',
    ends_on: null,
  },
  possible_type: null,
  trace: { 'payslip.net': { page: 1, box: null } },
}

test('every field of a result comes through', () =>
  expect(readMessage(JSON.stringify({ result, tainted: false }))).toEqual({ result, tainted: false }))

test.each([
  ['a day that is none', { left_on: '31/10/2026' }],
  ['an amount that is none', { reimbursed_expenses: '120,00' }],
])('refuses %s', (_, wrong) =>
  expect(
    readMessage(JSON.stringify({ result: { ...result, payslip: { ...payslip, ...wrong } }, tainted: false })),
  ).toBeNull(),
)
