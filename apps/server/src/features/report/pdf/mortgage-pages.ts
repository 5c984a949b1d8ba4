/** What a mortgage's report tells besides: the property, each maturity, money in and out, the tax year, the accounts that were read. */
import type { RentReport } from '@attesta/contract/report.ts'
import type { MortgagePart } from '@attesta/contract/report-mortgage.ts'
import { LATEST_AGE } from '@attesta/domain/affordability/mortgage.ts'
import { cell, pairs, paragraph, type Block, type PageModel, type Table } from './page-model.ts'
import { numbersOf } from './sources.ts'
import type { Speech } from './speech.ts'

const table = (caption: string, head: string[], rows: string[][], empty = ''): Table => ({
  type: 'table',
  caption,
  widths: head.map((_, index) => (index === 0 ? 1 : 0)),
  head,
  alignRight: head.map((_, index) => index).slice(1),
  rows: rows.map((texts) => texts.map((text) => cell(text))),
  empty,
})

function propertyAndLoan(
  { trace }: RentReport,
  mortgage: MortgagePart,
  { say, money, percent, provided }: Speech,
): Block {
  const yesNo = (answer: boolean | null) => provided(answer === null ? null : say(answer ? 'Report.Yes' : 'Report.No'))
  const { loan_to_value: ltv, sustainable_maturity: years } = mortgage
  return pairs(
    [say('Report.Property.Identified'), yesNo(mortgage.identified_property)],
    [say('Report.Property.Kind'), provided(mortgage.property_type && say(mortgage.property_type))],
    [say('Report.Figure.property_value'), money(trace.property_value?.value ?? null)],
    [say('Report.Property.NeedsFinancing'), yesNo(mortgage.need_financing)],
    [say('Report.Figure.mortgage_loan'), money(trace.mortgage_loan?.value ?? null)],
    [say('Report.Mortgage.LoanToValue'), percent(ltv)],
    [say('Report.Figure.down_payment'), money(trace.down_payment?.value ?? null)],
    [say('Report.Funds'), provided(mortgage.sources_of_funds.map((key) => say(key)).join(', ') || null)],
    [say('Report.Figure.sustainable_instalment'), money(trace.sustainable_instalment?.value ?? null)],
    [say('Report.Figure.mortgage_instalment'), money(trace.mortgage_instalment?.value ?? null)],
    [
      say('Report.Mortgage.Maturity'),
      years === null ? say('Report.Mortgage.NoMaturity') : say('Report.Mortgage.Years', { years }),
    ],
    [say('Report.Mortgage.Rate'), say('Report.Mortgage.RateAYear', { rate: percent(mortgage.rate_percent) })],
  )
}

const maturityLines = ({ maturities }: MortgagePart, { say, money }: Speech): Table =>
  table(
    say('Report.Section.Maturities'),
    [
      say('Report.Column.Maturity'),
      say('Report.Column.SustainableAmount'),
      say('Report.Column.Instalment'),
      say('Report.Column.AgeAtEnd'),
      say('Report.Column.Outcome'),
    ],
    maturities.map((line) => [
      say('Report.Mortgage.Years', { years: line.years }),
      money(line.sustainable_amount),
      money(line.instalment),
      line.age_at_end === null ? say('Report.Unknown') : String(line.age_at_end),
      say(`Report.Maturity.${line.outcome}`),
    ]),
  )

function taxYear(
  { tax_return: tax }: MortgagePart,
  documents: RentReport['documents'],
  { say, money, provided }: Speech,
): Block {
  if (tax === null) return paragraph(say('Report.TaxYear.None'))
  return pairs(
    [say('Report.TaxYear.Year'), provided(tax.reference_year === null ? null : String(tax.reference_year))],
    [say('Report.TaxYear.Gross'), money(tax.gross_annual_income)],
    [say('Report.TaxYear.Net'), money(tax.net_annual_income)],
    [say('Report.TaxYear.Paper'), `${numbersOf([tax.document_id], documents)} ${say(tax.label)}`],
  )
}

export function mortgageSections(report: RentReport, mortgage: MortgagePart, speech: Speech): PageModel['sections'] {
  const { say, money, month, period, provided } = speech
  const flow = table(
    say('Report.Section.CashFlow'),
    [
      say('Report.Column.Month'),
      say('Report.Column.Inflows'),
      say('Report.Column.Outflows'),
      say('Report.Column.Difference'),
    ],
    mortgage.cash_flow.map((line) => [
      month(line.month),
      money(line.inflows),
      money(line.outflows),
      money(line.difference),
    ]),
    say('Report.CashFlow.None'),
  )
  const accounts = table(
    say('Report.Section.TransactionalData'),
    [
      say('Report.Column.Bank'),
      say('Report.Column.Period'),
      say('Report.Column.Transactions'),
      say('Report.Column.Opening'),
      say('Report.Column.Closing'),
    ],
    mortgage.transactional_data.map((account) => [
      `${numbersOf([account.document_id], report.documents)} ${provided(account.bank)}`,
      account.from === null || account.to === null ? provided(null) : period(account.from, account.to),
      String(account.transactions),
      money(account.opening_balance),
      money(account.closing_balance),
    ]),
    say('Report.Transactional.None'),
  )
  return [
    { title: say('Report.Section.Mortgage'), blocks: [propertyAndLoan(report, mortgage, speech)] },
    {
      title: say('Report.Section.Maturities'),
      blocks: [maturityLines(mortgage, speech), paragraph(say('Report.Mortgage.Terms', { age: LATEST_AGE }), true)],
    },
    { title: say('Report.Section.CashFlow'), blocks: [flow] },
    { title: say('Report.Section.TaxYear'), blocks: [taxYear(mortgage, report.documents, speech)] },
    { title: say('Report.Section.TransactionalData'), blocks: [accounts] },
  ]
}
