import { useDeps } from '../deps.tsx'
import type { Reply } from '../calls.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { useChange } from './use-change.ts'

/** In the place of the lines that an applicant does not show: why, and the one question that may be asked about it. */
export function AskForLines({ reportId, lines }: { reportId: string; lines: Reply<'dashboardLines'> }) {
  const { t, day } = useDashboardWords()
  const { api } = useDeps()
  const { data: me } = useCall('dashboardMe', {})
  const { run, isBusy, failure } = useChange('dashboardLines')
  const isAsked = lines.state === 'asked'
  return (
    <div className="stack">
      <Banner look="info" message={t('Dashboard.Lines.Kept')} />
      <ChangeFailed failure={failure} />
      <p role="status">
        {isAsked && lines.asked_at !== null && t('Dashboard.Lines.Asked', { day: day(lines.asked_at.slice(0, 10)) })}
        {lines.state === 'declined' && t('Dashboard.Lines.Declined')}
      </p>
      {me && me.role !== 'viewer' && lines.may_ask && (
        <div className="button-row">
          <Button
            data-action="ask-for-lines"
            busy={isBusy}
            onClick={() => void run(() => api.call('dashboardAskForLines', { params: { report_id: reportId } }))}
          >
            {t(isAsked ? 'Dashboard.Lines.AskAgain' : 'Dashboard.Lines.Ask')}
          </Button>
        </div>
      )}
    </div>
  )
}
