import type { ReactNode } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { useReportWords } from './report-words.ts'

/** Whose report it is (the short form's leaves the name to the personal details), of when, until when, and the one sentence that sums it up. */
export function ReportHeader({ report, actions }: { report: RentReport; actions?: ReactNode }) {
  const { say, day } = useReportWords()
  const {
    personal_details: person,
    listing_info: listing,
    qr_verification: { url },
  } = report
  return (
    <div className="report-header panel roomy">
      <PageHeader
        intro={[listing.company_name, say(report.type === 'mortgage' ? 'Report.Mortgage.Title' : 'Report.Title')]
          .filter(Boolean)
          .join(' · ')}
        header={report.type === 'rapid' ? say('Report.Rapid.Title') : person.name}
        description={[listing.name, listing.address].filter(Boolean).join(', ')}
      />
      <p className="report-sentence">
        <Sentence report={report} />
      </p>
      <dl className="report-facts">
        <div>
          <dt>{say('Report.GeneratedOn')}</dt>
          <dd>{day(report.generated_on)}</dd>
        </div>
        <div>
          <dt>{say('Report.ValidUntil')}</dt>
          <dd>{day(report.valid_until)}</dd>
        </div>
        <div>
          <dt>{say('Report.Id')}</dt>
          <dd className="code">{report.report_id}</dd>
        </div>
        {url !== null && (
          <div>
            <dt>{say('ReportPage.Genuine')}</dt>
            <dd>
              <a href={url}>{say('Report.CheckThisReport')}</a>
            </dd>
          </div>
        )}
      </dl>
      {actions && <div className="report-actions button-row">{actions}</div>}
    </div>
  )
}

/** Measured as the rent is: of several who pay together, against their incomes together. */
function Sentence({
  report: {
    type,
    monthly_affordability: { rent, percentage },
    trace,
  },
}: {
  report: RentReport
}) {
  const { say, money, percent } = useReportWords()
  const net = trace.household_net_income?.value ?? trace.net_income?.value ?? null
  if (net === null) return say('Report.Sentence.NoIncome')
  if (type === 'mortgage') {
    const loan = money(trace.mortgage_loan?.value ?? null)
    const carried = trace.sustainable_mortgage
    const years = carried?.workings['years']
    return years === undefined
      ? say('Report.Sentence.MortgageNone', { net: money(net), loan })
      : say('Report.Sentence.Mortgage', { net: money(net), amount: money(carried!.value), years, loan })
  }
  return rent === null || percentage === null
    ? say('Report.Sentence.NoRent', { net: money(net) })
    : say('Report.Sentence', { net: money(net), rent: money(rent), percentage: percent(percentage) })
}
