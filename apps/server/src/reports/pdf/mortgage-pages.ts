/**
 * What a mortgage's report tells besides: the property, each maturity, money in and out, the tax year, the accounts
 * that were read.
 */
import type { RentReport } from '@attesta/contract/report.ts'
import type { MortgagePart } from '@attesta/contract/report-mortgage.ts'
import { LATEST_AGE } from '@attesta/domain/affordability/mortgage.ts'
import { cell, pairs, paragraph, type Block, type PageModel, type Table } from './page-model.ts'
import { numbersOf } from './sources.ts'
import type { Messages } from './messages.ts'

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
  { t, money, percent, provided }: Messages,
): Block {
  const yesNo = (answer: boolean | null) => provided(answer === null ? null : t(answer ? 'Report.Yes' : 'Report.No'))
  const { loan_to_value: ltv, sustainable_maturity: years } = mortgage
  return pairs(
    [t('Report.Property.Identified'), yesNo(mortgage.identified_property)],
    [t('Report.Property.Kind'), provided(mortgage.property_type && t(mortgage.property_type))],
    [t('Report.Figure.property_value'), money(trace.property_value?.value ?? null)],
    [t('Report.Property.NeedsFinancing'), yesNo(mortgage.need_financing)],
    [t('Report.Figure.mortgage_loan'), money(trace.mortgage_loan?.value ?? null)],
    [t('Report.Mortgage.LoanToValue'), percent(ltv)],
    [t('Report.Figure.down_payment'), money(trace.down_payment?.value ?? null)],
    [t('Report.Funds'), provided(mortgage.sources_of_funds.map((key) => t(key)).join(', ') || null)],
    [t('Report.Figure.sustainable_instalment'), money(trace.sustainable_instalment?.value ?? null)],
    [t('Report.Figure.mortgage_instalment'), money(trace.mortgage_instalment?.value ?? null)],
    [
      t('Report.Mortgage.Maturity'),
      years === null ? t('Report.Mortgage.NoMaturity') : t('Report.Mortgage.Years', { years }),
    ],
    [t('Report.Mortgage.Rate'), t('Report.Mortgage.RateAYear', { rate: percent(mortgage.rate_percent) })],
  )
}

const maturityLines = ({ maturities }: MortgagePart, { t, money }: Messages): Table =>
  table(
    t('Report.Section.Maturities'),
    [
      t('Report.Column.Maturity'),
      t('Report.Column.SustainableAmount'),
      t('Report.Column.Instalment'),
      t('Report.Column.AgeAtEnd'),
      t('Report.Column.Outcome'),
    ],
    maturities.map((line) => [
      t('Report.Mortgage.Years', { years: line.years }),
      money(line.sustainable_amount),
      money(line.instalment),
      line.age_at_end === null ? t('Report.Unknown') : String(line.age_at_end),
      t(`Report.Maturity.${line.outcome}`),
    ]),
  )

function taxYear(
  { tax_return: tax }: MortgagePart,
  documents: RentReport['documents'],
  { t, money, provided }: Messages,
): Block {
  if (tax === null) return paragraph(t('Report.TaxYear.None'))
  return pairs(
    [t('Report.TaxYear.Year'), provided(tax.reference_year === null ? null : String(tax.reference_year))],
    [t('Report.TaxYear.Gross'), money(tax.gross_annual_income)],
    [t('Report.TaxYear.Net'), money(tax.net_annual_income)],
    [t('Report.TaxYear.Paper'), `${numbersOf([tax.document_id], documents)} ${t(tax.label)}`],
  )
}

export function mortgageSections(
  report: RentReport,
  mortgage: MortgagePart,
  messages: Messages,
): PageModel['sections'] {
  const { t, money, month, period, provided } = messages
  const flow = table(
    t('Report.Section.CashFlow'),
    [t('Report.Column.Month'), t('Report.Column.Inflows'), t('Report.Column.Outflows'), t('Report.Column.Difference')],
    mortgage.cash_flow.map((line) => [
      month(line.month),
      money(line.inflows),
      money(line.outflows),
      money(line.difference),
    ]),
    t('Report.CashFlow.None'),
  )
  const accounts = table(
    t('Report.Section.TransactionalData'),
    [
      t('Report.Column.Bank'),
      t('Report.Column.Period'),
      t('Report.Column.Transactions'),
      t('Report.Column.Opening'),
      t('Report.Column.Closing'),
    ],
    mortgage.transactional_data.map((account) => [
      `${numbersOf([account.document_id], report.documents)} ${provided(account.bank)}`,
      account.from === null || account.to === null ? provided(null) : period(account.from, account.to),
      String(account.transactions),
      money(account.opening_balance),
      money(account.closing_balance),
    ]),
    t('Report.Transactional.None'),
  )
  return [
    { title: t('Report.Section.Mortgage'), blocks: [propertyAndLoan(report, mortgage, messages)] },
    {
      title: t('Report.Section.Maturities'),
      blocks: [maturityLines(mortgage, messages), paragraph(t('Report.Mortgage.Terms', { age: LATEST_AGE }), true)],
    },
    { title: t('Report.Section.CashFlow'), blocks: [flow] },
    { title: t('Report.Section.TaxYear'), blocks: [taxYear(mortgage, report.documents, messages)] },
    { title: t('Report.Section.TransactionalData'), blocks: [accounts] },
  ]
}
