import type { ReactNode } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'

/** Whose report it is, of when, until when, and the one sentence that sums it up. */
export function ReportHeader({ report, actions }: { report: RentReport; actions?: ReactNode }) {
  const { say, day, money, percent } = useReportWords()
  const { personal_details: person, listing_info: listing, monthly_affordability: affordability, employment } = report
  const net = employment.monthly_income.net_value
  return (
    <header className="report-header panel roomy">
      <p className="intro">{listing.company_name ?? say('Report.Title')}</p>
      <h1 tabIndex={-1}>{person.name}</h1>
      {listing.address && <p className="muted">{[listing.name, listing.address].filter(Boolean).join(' · ')}</p>}
      <p className="report-sentence">
        {net !== null && affordability.rent !== null && affordability.percentage !== null
          ? say('Report.Sentence', { net: money(net), rent: money(affordability.rent), percentage: percent(affordability.percentage) })
          : net !== null ? say('Report.Sentence.NoRent', { net: money(net) }) : say('Report.Sentence.NoIncome')}
      </p>
      <dl className="report-facts">
        <div><dt>{say('Report.GeneratedOn')}</dt><dd>{day(report.generated_on)}</dd></div>
        <div><dt>{say('Report.ValidUntil')}</dt><dd>{day(report.valid_until)}</dd></div>
        <div><dt>{say('Report.Id')}</dt><dd className="code">{report.report_id}</dd></div>
        <div><dt>{say('Report.Email')}</dt><dd>{person.email}</dd></div>
      </dl>
      {actions}
    </header>
  )
}
