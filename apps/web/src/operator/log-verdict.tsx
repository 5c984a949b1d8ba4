import { useState } from 'react'
import type { Reply } from '../calls.ts'
import { ChangeFailed } from '../dashboard/change-failed.tsx'
import { useDeps } from '../deps.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { useOperatorWords } from './operator-words.ts'

/** Whether the log is as it was written: its chain is computed again on request. */
export function LogVerdict() {
  const { t } = useOperatorWords()
  const { api } = useDeps()
  const { attempt, isBusy, failure } = useAttempt()
  const [verdict, setVerdict] = useState<Reply<'operatorVerifyLog'>>()
  const verify = () => void attempt(async () => setVerdict(await api.call('operatorVerifyLog')))
  return (
    <div className="stack above-list">
      <ChangeFailed failure={failure} />
      {verdict &&
        (verdict.is_whole ? (
          <Banner look="ok" message={t('Operator.Log.Whole', { count: verdict.rows ?? 0 })} />
        ) : (
          <Banner message={t('Operator.Log.Broken', { line: verdict.broken_at ?? 0 })} />
        ))}
      <div className="button-row">
        <Button small data-action="verify-log" busy={isBusy} onClick={verify}>
          {t('Operator.Log.Verify')}
        </Button>
      </div>
    </div>
  )
}
