import { useMutation } from '@tanstack/react-query'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { failureText } from '../../shell/call-problem.tsx'

/**
 * The company asks to see the lines: one press allows it, one declines it. Nothing where the company did not ask, or
 * the answer was given.
 */
export function LinesAsked() {
  const t = useSay()
  const { api } = useDeps()
  const { data, refetch } = useCall('readLinesShown', {}, { keepMs: 0 })
  const answer = useMutation<unknown, CallFailed, boolean>({
    mutationFn: (allowed) => api.call('showLines', { body: { allowed } }),
    onSuccess: () => void refetch(),
  })
  if (!data?.asked || data.company === null) return null
  return (
    <section className="panel stack lines-asked" aria-labelledby="lines-asked">
      <h2 id="lines-asked">{t('Result.LinesAsked', { company: data.company })}</h2>
      <p>{t('Result.Lines.Meaning')}</p>
      {answer.error && <Banner message={failureText(t, answer.error)} />}
      <div className="button-row">
        <Button
          look="primary"
          data-action="allow-lines"
          busy={answer.isPending && answer.variables}
          onClick={() => answer.mutate(true)}
        >
          {t('Result.LinesAsked.Allow')}
        </Button>
        <Button
          data-action="decline-lines"
          busy={answer.isPending && !answer.variables}
          onClick={() => answer.mutate(false)}
        >
          {t('Result.LinesAsked.Decline')}
        </Button>
      </div>
    </section>
  )
}
