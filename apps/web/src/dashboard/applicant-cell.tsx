import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import type { Applicant, Column } from './applicant-view.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { FigureStateTag, Unsure } from './figure-state-tag.tsx'
import { useStageName } from './use-stage-name.ts'

const looks: Record<Applicant['status'], StatusLook> = { in_progress: 'info', report_ready: 'ok', expired: 'plain' }

/** What a column shows of a household; its heading stands beside it where the table is narrow. */
export function Cell({ column, applicant }: { column: Column; applicant: Applicant }) {
  const { t, money, percent, day } = useDashboardWords()
  const { report } = applicant
  const label = { 'data-label': t(`Dashboard.Column.${column}`) }
  switch (column) {
    case 'name':
      return null
    case 'listing':
      return (
        <td className="listing" {...label}>
          {applicant.listing_name}
        </td>
      )
    case 'started':
      return (
        <td className="day started" {...label}>
          {day(applicant.started_at)}
        </td>
      )
    case 'status':
      return (
        <td className="status" {...label}>
          <Status applicant={applicant} />
        </td>
      )
    case 'income':
      return (
        <td className="number income" {...label}>
          <div>
            {money(report?.net_income ?? null)}
            {report && (
              <span className="step">
                <FigureStateTag state={report.income_state} />
              </span>
            )}
          </div>
        </td>
      )
    case 'share':
      return (
        <td className="number share" {...label}>
          <div>
            {percent(report?.percentage ?? null)}
            {report && <Unsure parts={report.unsure} />}
            {report !== null && report.rent !== null && (
              <span className="meta muted step">{t('Dashboard.Rent', { rent: money(report.rent) })}</span>
            )}
            {report?.with_utilities && (
              <span className="meta muted step">
                {t('Dashboard.RentWithUtilities', {
                  share: percent(report.with_utilities.share),
                  amount: money(report.with_utilities.amount),
                })}
              </span>
            )}
          </div>
        </td>
      )
    case 'valid':
      return (
        <td className="day valid" {...label}>
          {report ? day(report.valid_until) : '–'}
        </td>
      )
  }
}

function Status({
  applicant: { status, report, work, is_unread, is_updated, is_mentioned, is_matched, step_router },
}: {
  applicant: Applicant
}) {
  const { t, day } = useDashboardWords()
  const stageName = useStageName()
  return (
    <div>
      <StatusTag look={report?.needs_attention ? 'plain' : looks[status]}>{t(`Dashboard.Status.${status}`)}</StatusTag>
      {report?.needs_attention && <StatusTag look="warn">{t('Dashboard.Status.needs_attention')}</StatusTag>}
      {is_unread && (
        <StatusTag look="info">{t(is_updated ? 'Dashboard.Unread.Updated' : 'Dashboard.Unread')}</StatusTag>
      )}
      {is_mentioned && <StatusTag look="info">{t('Dashboard.Work.Note.Mentioned')}</StatusTag>}
      {is_matched && <StatusTag look="plain">{t('Dashboard.Matches.Tag')}</StatusTag>}
      {work.stage !== 'none' && <StatusTag look="info">{stageName(work.stage)}</StatusTag>}
      {(work.assignee !== '' || work.due_on !== null) && (
        <span className="meta muted step">
          {[work.assignee, work.due_on && t('Dashboard.Work.Due.On', { day: day(work.due_on) })]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
      {status === 'in_progress' && (
        <span className="meta muted step">{t('Dashboard.Step', { step: t(`Dashboard.Step.${step_router}`) })}</span>
      )}
    </div>
  )
}
