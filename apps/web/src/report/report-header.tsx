import type { ReactNode } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { atAGlance, keyOfRole, shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { HouseholdLine, Strip } from './glance.tsx'
import { useReportWords } from './report-words.ts'

interface Props {
  report: RentReport
  actions?: ReactNode
  /** Whether its reader is shown the person's own particulars. */
  isWhole: boolean
}

/** Whose report it is (the short form's leaves the name to the personal details), who pays with them, the four answers, and the one sentence that sums it up. */
export function ReportHeader({ report, actions, isWhole }: Props) {
  const { say, day } = useReportWords()
  const {
    type,
    personal_details: person,
    listing_info: listing,
    qr_verification: { url },
  } = report
  const isRapid = type === 'rapid'
  return (
    <div className="report-header panel roomy">
      <PageHeader
        intro={[listing.company_name, say(type === 'mortgage' ? 'Report.Mortgage.Title' : 'Report.Title')]
          .filter(Boolean)
          .join(' · ')}
        header={isRapid ? say('Report.Rapid.Title') : person.name}
        description={[listing.name, listing.address].filter(Boolean).join(', ')}
      />
      {!isRapid && <HouseholdLine report={report} />}
      <Strip report={report} />
      <p className="report-sentence">
        <Sentence report={report} />
      </p>
      {report.replaces && <Replaces replaces={report.replaces} />}
      {actions && <div className="report-actions button-row">{actions}</div>}
      <dl className="report-facts">
        <Fact name={say('Report.GeneratedOn')}>{day(report.generated_on)}</Fact>
        <Fact name={say('Report.ValidUntil')}>{day(report.valid_until)}</Fact>
        <Fact name={say('Report.Id')}>
          <span className="code">{shortNumber(report.report_id)}</span>
        </Fact>
        {!isRapid && isWhole && <Fact name={say('Report.Email')}>{person.email}</Fact>}
        {url !== null && (
          <Fact name={say('ReportPage.Genuine')}>
            <a href={url}>{say('Report.CheckThisReport')}</a>
          </Fact>
        )}
      </dl>
      <details className="disclosure report-details">
        <summary>{say('ReportPage.Details')}</summary>
        <dl className="report-facts">
          <Fact name={say('Report.FullNumber')}>
            <span className="code">{report.report_id}</span>
          </Fact>
          {!isRapid && isWhole && (
            <Fact name={say('Report.UserId')}>
              <span className="code">{person.id}</span>
            </Fact>
          )}
        </dl>
      </details>
    </div>
  )
}

/** Why this report took the place of an earlier one. */
function Replaces({ replaces: { generated_on, changes } }: { replaces: NonNullable<RentReport['replaces']> }) {
  const { say, day } = useReportWords()
  return (
    <p className="report-replaces">
      {say('Report.Replaces', { earlier: generated_on === null ? 'none' : day(generated_on) })}{' '}
      {changes
        .map(({ name, role, change }) => say('Report.Replaces.Change', { name, role: say(keyOfRole(role)), change }))
        .join(' ')}
    </p>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Measured as the rent is: of several who pay together, against their incomes together. */
function Sentence({ report }: { report: RentReport }) {
  const { say, money, percent } = useReportWords()
  const {
    type,
    monthly_affordability: { rent, percentage },
    trace,
  } = report
  const { net, base } = atAGlance(report)
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
    : say(base === 'household' ? 'Report.Sentence.Household' : 'Report.Sentence', {
        net: money(net),
        rent: money(rent),
        percentage: percent(percentage),
      })
}
