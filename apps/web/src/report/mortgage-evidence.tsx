import type { RentReport } from '@attesta/contract/report.ts'
import type { MortgagePart } from '@attesta/contract/report-mortgage.ts'
import { AmountsTable } from './amounts-table.tsx'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

interface Props {
  report: RentReport
  mortgage: MortgagePart
}

/** What a mortgage's report tells besides: the property, money in and out, the tax year, the accounts that were read. */
export function MortgageEvidence({ report, mortgage }: Props) {
  return (
    <>
      <PropertyAndLoan report={report} mortgage={mortgage} />
      <CashFlow months={mortgage.cash_flow} />
      <TaxYear report={report} mortgage={mortgage} />
      <Transactions report={report} mortgage={mortgage} />
    </>
  )
}

function PropertyAndLoan({ report: { trace }, mortgage }: Props) {
  const { say, money, percent } = useReportWords()
  const yesNo = (answer: boolean | null) => (answer === null ? null : say(answer ? 'Report.Yes' : 'Report.No'))
  const { loan_to_value: ltv, sustainable_maturity: years } = mortgage
  return (
    <Section isFolded id="report-mortgage" title={say('Report.Section.Mortgage')}>
      <Facts
        rows={[
          [say('Report.Property.Identified'), yesNo(mortgage.identified_property)],
          [say('Report.Property.Kind'), mortgage.property_type && say(mortgage.property_type)],
          [say('Report.Figure.property_value'), money(trace.property_value?.value ?? null)],
          [say('Report.Property.NeedsFinancing'), yesNo(mortgage.need_financing)],
          [say('Report.Figure.mortgage_loan'), money(trace.mortgage_loan?.value ?? null)],
          [say('Report.Mortgage.LoanToValue'), ltv === null ? null : percent(ltv)],
          [say('Report.Figure.down_payment'), money(trace.down_payment?.value ?? null)],
          [say('Report.Funds'), mortgage.sources_of_funds.map((key) => say(key)).join(', ') || null],
          [
            say('Report.Mortgage.Maturity'),
            years === null ? say('Report.Mortgage.NoMaturity') : say('Report.Mortgage.Years', { years }),
          ],
          [say('Report.Mortgage.Rate'), say('Report.Mortgage.RateAYear', { rate: percent(mortgage.rate_percent) })],
        ]}
      />
    </Section>
  )
}

function CashFlow({ months }: { months: MortgagePart['cash_flow'] }) {
  const { say, money, month } = useReportWords()
  const title = say('Report.Section.CashFlow')
  return (
    <Section isFolded id="report-cash-flow" title={title}>
      {months.length === 0 ? (
        <p className="muted">{say('Report.CashFlow.None')}</p>
      ) : (
        <AmountsTable
          caption={title}
          head={[
            say('Report.Column.Month'),
            say('Report.Column.Inflows'),
            say('Report.Column.Outflows'),
            say('Report.Column.Difference'),
          ]}
          rows={months.map((line) => [
            month(line.month),
            money(line.inflows),
            money(line.outflows),
            money(line.difference),
          ])}
        />
      )}
    </Section>
  )
}

const numberOf = ({ documents }: RentReport, id: string) =>
  `[${documents.find((document) => document.id === id)?.number ?? '–'}]`

function TaxYear({ report, mortgage: { tax_return: tax } }: Props) {
  const { say, money } = useReportWords()
  return (
    <Section isFolded id="report-tax-year" title={say('Report.Section.TaxYear')}>
      {tax === null ? (
        <p className="muted">{say('Report.TaxYear.None')}</p>
      ) : (
        <Facts
          rows={[
            [say('Report.TaxYear.Year'), tax.reference_year === null ? null : String(tax.reference_year)],
            [say('Report.TaxYear.Gross'), money(tax.gross_annual_income)],
            [say('Report.TaxYear.Net'), money(tax.net_annual_income)],
            [say('Report.TaxYear.Paper'), `${numberOf(report, tax.document_id)} ${say(tax.label)}`],
          ]}
        />
      )}
    </Section>
  )
}

function Transactions({ report, mortgage: { transactional_data: accounts } }: Props) {
  const { say, money, period, provided } = useReportWords()
  const title = say('Report.Section.TransactionalData')
  return (
    <Section isFolded id="report-transactions" title={title}>
      {accounts.length === 0 ? (
        <p className="muted">{say('Report.Transactional.None')}</p>
      ) : (
        <AmountsTable
          caption={title}
          head={[
            say('Report.Column.Bank'),
            say('Report.Column.Period'),
            say('Report.Column.Transactions'),
            say('Report.Column.Opening'),
            say('Report.Column.Closing'),
            say('Report.Column.Reading'),
          ]}
          rows={accounts.map((account) => [
            `${numberOf(report, account.document_id)} ${provided(account.bank)}`,
            account.from === null || account.to === null ? provided(null) : period(account.from, account.to),
            account.transactions,
            money(account.opening_balance),
            money(account.closing_balance),
            say(
              account.reconciled === true
                ? 'Report.Document.Reconciled'
                : account.reconciled === false
                  ? 'Report.Document.NotReconciled'
                  : 'Report.Unknown',
            ),
          ])}
        />
      )}
    </Section>
  )
}
