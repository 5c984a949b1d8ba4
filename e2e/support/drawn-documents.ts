/** Documents that the sandbox has none of: of people who are not employed, or of an earlier month, drawn for a test. */
import { payOf } from '@attesta/documents/make/life/pay.ts'
import { payslipDocument } from '@attesta/documents/make/payslips-of.ts'
import { statementDocument } from '@attesta/documents/make/statements-of.ts'
import { statementOf, type Row, type Statement } from '@attesta/documents/make/life/ledger.ts'
import type { DrawnDocument } from '@attesta/documents/make/drawn-document.ts'
import { statementLayouts } from '@attesta/documents/make/documents/statement-layouts.ts'
import { redditiFlatRate } from '@attesta/documents/make/documents/tax-redditi.ts'
import { addMonths, dayIn, monthOf, type Month } from '@attesta/domain/day.ts'
import { giuliaBianchi, lucaFerrari as luca } from '@attesta/domain/examples/sample-applicants.ts'
import { type Cents, fromDecimal, sum } from '@attesta/domain/money.ts'
import type { DrawnFile } from './documents.ts'

const today = dayIn(new Date(), 'Europe/Rome')
// Another life than that of the documents the sandbox hands out; with an even one the tax return is of the latest year.
const seed = 6

const fileOf = async ({ fileName, mediaType, draw }: DrawnDocument): Promise<DrawnFile> => ({
  name: fileName,
  mimeType: mediaType,
  buffer: Buffer.from(await draw()),
})

/**
 * Who pays Luca, and for what, where his employer would: the same money on the same days, so that all balances hold.
 */
type Payer = Pick<Row, 'party' | 'purpose'>

/** Statements of the last full months up to today, three to a document. */
function statementsPaidBy(payer: Payer, months: 3 | 6): Statement[] {
  const last = addMonths(monthOf(today), -1),
    since = addMonths(last, 1 - months)
  return Array.from({ length: months / 3 }, (_, at) =>
    statementOf(
      luca,
      luca.accounts[0]!,
      { since, first: addMonths(since, at * 3), last: addMonths(since, at * 3 + 2) },
      seed,
    ),
  ).map((statement) => ({
    ...statement,
    rows: statement.rows.map((row) =>
      row.kind === 'salary' ? { ...row, ...payer, kind: 'transfer_in' as const } : row,
    ),
  }))
}

const filesOf = (statements: readonly Statement[]): Promise<DrawnFile[]> =>
  Promise.all(
    statements.map((statement) =>
      fileOf(statementDocument(statementLayouts.unicredit, statement, `estratto-conto-${statement.from}`)),
    ),
  )
const paidIn = (statements: readonly Statement[], { party }: Payer): Cents =>
  sum(
    statements
      .flatMap(({ rows }) => rows)
      .filter((row) => row.party === party)
      .map(({ amount }) => amount),
  )

/**
 * Half a year of invoices that were paid, and the latest tax return; the income is the lower of what the two say of a
 * month.
 */
export async function documentsOfSelfEmployed(): Promise<{
  statements: DrawnFile[]
  taxReturn: DrawnFile[]
  income: Cents
}> {
  const payer = { party: 'STUDIO VERDI SRL', purpose: 'SALDO FATTURA' }
  const statements = statementsPaidBy(payer, 6),
    [filed] = redditiFlatRate(luca, today, seed)
  const yearly = fromDecimal(filed!.expected.tax_document!.net_income!)
  return {
    statements: await filesOf(statements),
    taxReturn: [await fileOf(filed!)],
    income: Math.min(Math.round(yearly / 12), Math.round(paidIn(statements, payer) / 6)),
  }
}

/** A quarter of an allowance, from any payer. */
export async function statementsWithAllowance(payer: Payer): Promise<DrawnFile[]> {
  return filesOf(statementsPaidBy(payer, 3))
}

/** Giulia's payslip of the month before those that the sandbox hands out, of the same life. */
export async function earlierPayslip(): Promise<{ month: Month; file: DrawnFile }> {
  const month = addMonths(monthOf(today), -4)
  return { month, file: await fileOf(payslipDocument(giuliaBianchi, payOf(giuliaBianchi, month, 1))) }
}
