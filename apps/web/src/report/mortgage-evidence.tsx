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

/**
 * Shows what a mortgage's report tells besides: the property, money in and out, the tax year, the accounts that were
 * read.
 */
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
  const { t, money, percent } = useReportWords()
  const yesNo = (answer: boolean | null) => (answer === null ? null : t(answer ? 'Report.Yes' : 'Report.No'))
  const { loan_to_value: ltv, sustainable_maturity: years } = mortgage
  return (
    <Section isFolded id="report-mortgage" title={t('Report.Section.Mortgage')}>
      <Facts
        rows={[
          [t('Report.Property.Identified'), yesNo(mortgage.identified_property)],
          [t('Report.Property.Kind'), mortgage.property_type && t(mortgage.property_type)],
          [t('Report.Figure.property_value'), money(trace.property_value?.value ?? null)],
          [t('Report.Property.NeedsFinancing'), yesNo(mortgage.need_financing)],
          [t('Report.Figure.mortgage_loan'), money(trace.mortgage_loan?.value ?? null)],
          [t('Report.Mortgage.LoanToValue'), ltv === null ? null : percent(ltv)],
          [t('Report.Figure.down_payment'), money(trace.down_payment?.value ?? null)],
          [t('Report.Funds'), mortgage.sources_of_funds.map((key) => t(key)).join(', ') || null],
          [
            t('Report.Mortgage.Maturity'),
            years === null ? t('Report.Mortgage.NoMaturity') : t('Report.Mortgage.Years', { years }),
          ],
          [t('Report.Mortgage.Rate'), t('Report.Mortgage.RateAYear', { rate: percent(mortgage.rate_percent) })],
        ]}
      />
    </Section>
  )
}

function CashFlow({ months }: { months: MortgagePart['cash_flow'] }) {
  const { t, money, month } = useReportWords()
  const title = t('Report.Section.CashFlow')
  return (
    <Section isFolded id="report-cash-flow" title={title}>
      {months.length === 0 ? (
        <p className="muted">{t('Report.CashFlow.None')}</p>
      ) : (
        <AmountsTable
          caption={title}
          head={[
            t('Report.Column.Month'),
            t('Report.Column.Inflows'),
            t('Report.Column.Outflows'),
            t('Report.Column.Difference'),
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
  const { t, money } = useReportWords()
  return (
    <Section isFolded id="report-tax-year" title={t('Report.Section.TaxYear')}>
      {tax === null ? (
        <p className="muted">{t('Report.TaxYear.None')}</p>
      ) : (
        <Facts
          rows={[
            [t('Report.TaxYear.Year'), tax.reference_year === null ? null : String(tax.reference_year)],
            [t('Report.TaxYear.Gross'), money(tax.gross_annual_income)],
            [t('Report.TaxYear.Net'), money(tax.net_annual_income)],
            [t('Report.TaxYear.Paper'), `${numberOf(report, tax.document_id)} ${t(tax.label)}`],
          ]}
        />
      )}
    </Section>
  )
}

function Transactions({ report, mortgage: { transactional_data: accounts } }: Props) {
  const { t, money, period, provided } = useReportWords()
  const title = t('Report.Section.TransactionalData')
  return (
    <Section isFolded id="report-transactions" title={title}>
      {accounts.length === 0 ? (
        <p className="muted">{t('Report.Transactional.None')}</p>
      ) : (
        <AmountsTable
          caption={title}
          head={[
            t('Report.Column.Bank'),
            t('Report.Column.Period'),
            t('Report.Column.Transactions'),
            t('Report.Column.Opening'),
            t('Report.Column.Closing'),
            t('Report.Column.Reading'),
          ]}
          rows={accounts.map((account) => [
            `${numberOf(report, account.document_id)} ${provided(account.bank)}`,
            account.from === null || account.to === null ? provided(null) : period(account.from, account.to),
            account.transactions,
            money(account.opening_balance),
            money(account.closing_balance),
            t(
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
