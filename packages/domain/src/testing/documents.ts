/** Small documents for the rules' tests: what the document engine would make of them. */
import type { Account, Identity, ParseResult, Payslip, TaxDocument, Transaction } from '../facts/parse-result.ts'
import type { Day, Month } from '../day.ts'
import { firstDay, lastDay } from '../day.ts'

const result = (type: ParseResult['type'], parts: Partial<ParseResult>): ParseResult => ({
  file: `${type}.pdf`,
  type,
  verdict: 'parsed',
  country: 'IT',
  issuer: null,
  pages: 1,
  source: 'text',
  findings: [],
  ...parts,
})

export const line = (booked_on: Day, description: string, amount: string): Transaction => ({
  booked_on,
  value_on: booked_on,
  description,
  amount,
  balance: null,
  page: 1,
})

export const statement = (from: Month, to: Month, account: Partial<Account> = {}): ParseResult =>
  result('bank_statement', {
    issuer: 'Banca Prova',
    bank_statement: {
      accounts: [
        {
          bank: 'Banca Prova',
          abi: null,
          blz: null,
          iban: 'IT60X0542811101000000123456',
          bic: null,
          holders: ['GIULIA BIANCHI'],
          currency: 'EUR',
          period: { from: firstDay(from), to: lastDay(to) },
          opening_balance: null,
          closing_balance: '0.00',
          reconciled: true,
          transactions: [],
          ...account,
        },
      ],
    },
  })

export const payslip = (period: Month, net: string, parts: Partial<Payslip> = {}): ParseResult =>
  result('payslip', {
    payslip: {
      employer: 'Officine Lombarde S.r.l.',
      employer_tax_code: null,
      employee: 'BIANCHI GIULIA',
      fiscal_code: 'BNCGLI92C54F205X',
      period,
      run: 'ordinary',
      hired_on: '2019-05-02',
      contract_type: null,
      gross: null,
      deductions: null,
      net,
      payout: net,
      iban: null,
      reconciled: true,
      ...parts,
    },
  })

export const taxDocument = (parts: Partial<TaxDocument> = {}): ParseResult =>
  result(parts.form === 'cu' || parts.form === undefined ? 'cud' : 'fiscal_doc', {
    tax_document: {
      form: 'cu',
      tax_year: 2025,
      name: 'BIANCHI GIULIA',
      fiscal_code: 'BNCGLI92C54F205X',
      employer: 'Officine Lombarde S.r.l.',
      days: 365,
      gross_income: '31973.50',
      taxable_income: null,
      tax: null,
      net_income: '24011.00',
      reconciled: null,
      ...parts,
    },
  })

export const identity = (parts: Partial<Identity> = {}): ParseResult =>
  result('national_id', {
    identity: {
      document: 'id_card',
      side: 'front',
      number: 'CA12345AB',
      surname: 'BIANCHI',
      given_names: 'GIULIA',
      date_of_birth: '1992-03-14',
      place_of_birth: 'MILANO',
      sex: 'F',
      nationality: 'ITA',
      issuing_country: 'ITA',
      expires_on: '2032-03-14',
      fiscal_code: null,
      mrz: null,
      ...parts,
    },
  })

export const workContract = (work_contract: NonNullable<ParseResult['work_contract']>): ParseResult =>
  result('work_contract', { work_contract })
