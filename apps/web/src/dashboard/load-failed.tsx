import type { CallFailed } from '../call-failed.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Something did not come: the server's own words where it has some, and another try. */
export function LoadFailed({ error, onRetry }: { error: CallFailed; onRetry: () => void }) {
  const { say } = useDashboardWords()
  return <Banner message={error.kind === 'refused' ? error.text ?? say('Dashboard.NotFound') : say('Dashboard.Failed')}><div className="button-row"><Button small onClick={onRetry}>{say('Dashboard.Retry')}</Button></div></Banner>
}
