import type { ReactNode } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { atAGlance, noIncomeKey, keyOfRole, shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { HouseholdLine, Strip } from './glance.tsx'
import { useReportWords } from './report-words.ts'

interface Props {
  report: RentReport
  actions?: ReactNode
  /** Whether its reader is shown the person's own particulars. */
  isWhole: boolean
}

/**
 * Whose report it is (the short form's leaves the name to the personal details), who pays with them, the four answers,
 * and the one sentence that sums it up.
 */
export function ReportHeader({ report, actions, isWhole }: Props) {
  const { t, day } = useReportWords()
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
        intro={[listing.company_name, t(type === 'mortgage' ? 'Report.Mortgage.Title' : 'Report.Title')]
          .filter(Boolean)
          .join(' · ')}
        header={isRapid ? t('Report.Rapid.Title') : person.name}
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
        <Fact name={t('Report.GeneratedOn')}>{day(report.generated_on)}</Fact>
        <Fact name={t('Report.ValidUntil')}>{day(report.valid_until)}</Fact>
        <Fact name={t('Report.Id')}>
          <span className="code">{shortNumber(report.report_id)}</span>
        </Fact>
        {url !== null && (
          <Fact name={t('ReportPage.Genuine')}>
            <a href={url}>{t('Report.CheckThisReport')}</a>
          </Fact>
        )}
        {!isRapid && isWhole && <Fact name={t('Report.Email')}>{person.email}</Fact>}
      </dl>
      <details className="disclosure report-details">
        <summary>{t('ReportPage.Details')}</summary>
        <dl className="report-facts">
          <Fact name={t('Report.FullNumber')}>
            <span className="code">{report.report_id}</span>
          </Fact>
          {!isRapid && isWhole && (
            <Fact name={t('Report.UserId')}>
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
  const { t, day } = useReportWords()
  return (
    <p className="report-replaces">
      {t('Report.Replaces', { earlier: generated_on === null ? 'none' : day(generated_on) })}{' '}
      {changes
        .map(({ name, role, change }) => t('Report.Replaces.Change', { name, role: t(keyOfRole(role)), change }))
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

/** The short form has no answer about the rent that would say what its income rests on. */
function Sentence({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  const isUnproven = report.type === 'rapid' && atAGlance(report).unsure.includes('income')
  return (
    <>
      <PlainSentence report={report} />
      {isUnproven && ` ${t('Report.Sentence.Unproven')}`}
    </>
  )
}

/** Measured as the rent is: of several who pay together, against their incomes together. */
function PlainSentence({ report }: { report: RentReport }) {
  const { t, money, percent } = useReportWords()
  const {
    type,
    monthly_affordability: { rent, percentage },
    trace,
  } = report
  const { net, base } = atAGlance(report)
  if (net === null) return t(noIncomeKey(report))
  if (type === 'mortgage') {
    const loan = money(trace.mortgage_loan?.value ?? null)
    const carried = trace.sustainable_mortgage
    const years = carried?.workings['years']
    return years === undefined
      ? t('Report.Sentence.MortgageNone', { net: money(net), loan })
      : t('Report.Sentence.Mortgage', { net: money(net), amount: money(carried!.value), years, loan })
  }
  return rent === null || percentage === null
    ? t('Report.Sentence.NoRent', { net: money(net) })
    : t(base === 'household' ? 'Report.Sentence.Household' : 'Report.Sentence', {
        net: money(net),
        rent: money(rent),
        percentage: percent(percentage),
      })
}
