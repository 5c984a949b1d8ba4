import { useDeps } from '../deps.tsx'
import { Facts } from '../report/facts.tsx'
import { useReportWords } from '../report/report-words.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useCompareRows } from './compare-rows.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'
import { useChange } from './use-change.ts'

/**
 * In Germany, in the place of a report: what may be asked of everybody who wishes to rent, and the landlord's choice,
 * which opens the rest.
 */
export function BeforeChoice({ reportId }: { reportId: string }) {
  const { t } = useDashboardWords()
  const words = useReportWords()
  const rows = useCompareRows()
  const { data, error, refetch } = useCall('dashboardReportCriteria', { params: { report_id: reportId } })
  if (error) return <LoadFailed error={error} isAlone onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="cards" onRetry={() => void refetch()} />
  const { criteria } = data
  return (
    <>
      <PageHeader header={criteria.name} description={t('Dashboard.Choice.Before')} />
      <dl className="panel before-choice">
        {rows
          .filter(({ isForChosen }) => !isForChosen)
          .map(({ id, heading, cell }) => (
            <div key={id}>
              <dt className="muted">{heading}</dt>
              <dd>{cell(criteria)}</dd>
            </div>
          ))}
      </dl>
      {criteria.disclosure.length > 0 && (
        <section className="panel stack section-gap">
          <h2>{words.t('Report.Section.Questionnaire')}</h2>
          <Facts
            rows={criteria.disclosure.map(({ question, response, details }) => [
              words.t(question),
              [
                words.t(`Report.Response.${response}`),
                details,
                criteria.contradicted_answers.includes(question) && t('Dashboard.Choice.Contradicted'),
              ]
                .filter(Boolean)
                .join(' – '),
            ])}
          />
        </section>
      )}
      <Choice reportId={reportId} isChosen={false} />
    </>
  )
}

/**
 * Chooses the applicant for the home, or takes it back; a member who only reads reports is told that another one
 * chooses.
 */
export function Choice({ reportId, isChosen }: { reportId: string; isChosen: boolean }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { data: me } = useCall('dashboardMe', {})
  const { run, isBusy, failure } = useChange('dashboardReport', 'dashboardReportCriteria')
  const call = isChosen ? 'dashboardTakeChoiceBack' : 'dashboardChoose'
  return (
    <section className="panel stack section-gap" aria-labelledby="choice">
      <h2 id="choice">{t(isChosen ? 'Dashboard.Choice.Chosen' : 'Dashboard.Choice.Title')}</h2>
      <p>{t(isChosen ? 'Dashboard.Choice.Back.Text' : 'Dashboard.Choice.Text')}</p>
      <ChangeFailed failure={failure} />
      {me &&
        (me.role === 'viewer' ? (
          <Banner look="info" message={t('Dashboard.Choice.Viewer')} />
        ) : (
          <div className="button-row">
            <Button
              look={isChosen ? 'secondary' : 'primary'}
              data-action={isChosen ? 'take-choice-back' : 'choose-applicant'}
              busy={isBusy}
              onClick={() => void run(() => api.call(call, { params: { report_id: reportId } }))}
            >
              {t(isChosen ? 'Dashboard.Choice.Back' : 'Dashboard.Choice.Choose')}
            </Button>
          </div>
        ))}
    </section>
  )
}
