import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReviewStanding } from '@attesta/contract/review.ts'
import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { useCall, useScope } from '../../use-call.ts'
import { MoreWords, useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'
import { Question } from './question.tsx'

interface Props {
  files: Readonly<Record<string, string>>
}

/** Two days: beyond, hours are no longer counted. */
const manyHours = 48

export function ReviewPanel(props: Props) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={['review']}>
      <Panel {...props} />
    </MoreWords>
  )
}

function Panel({ files }: Props) {
  const t = useSay()
  const { data } = useCall('reviewStanding', {}, { keepMs: 30_000 })
  if (!data) return null
  const { review } = data
  const isOver = review.state === null || review.state === 'released'
  return (
    <section className="panel roomy stack" aria-labelledby="review">
      <h2 id="review" className="as-h3">
        {t(review.state === null ? 'Review.Title' : `Review.State.${review.state}`)}
      </h2>
      {review.state === null && <p>{t('Review.Means')}</p>}
      {review.state === 'released' && <p>{t('Review.Released.Report')}</p>}
      {!isOver && <p>{t('Review.GoOn')}</p>}
      {review.state !== 'released' && <Expected expected={review.expected} />}
      {review.questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          file={question.document_id === null ? undefined : files[question.document_id]}
        />
      ))}
      {(isOver || !review.asked_for) && <AskFor isAlone={review.state === null} />}
    </section>
  )
}

/** How long it took others, and never how long it will take. */
function Expected({ expected }: Pick<ReviewStanding, 'expected'>) {
  const t = useSay()
  if (expected === null) return <p className="muted small">{t('Review.Unknown')}</p>
  const { hours, reviews } = expected
  return (
    <p className="muted small">
      {hours > manyHours
        ? t('Review.ExpectedDays', { reviews, days: Math.ceil(hours / 24) })
        : t('Review.Expected', { reviews, hours })}
    </p>
  )
}

function AskFor({ isAlone }: { isAlone: boolean }) {
  const t = useSay()
  const { api } = useDeps()
  const client = useQueryClient()
  const announce = useAnnounce()
  const ask = useMutation<Reply<'askForReview'>, CallFailed>({
    mutationFn: () => api.call('askForReview'),
    onSuccess: async () => {
      announce(t('Review.Asked'))
      await client.invalidateQueries({ queryKey: ['reviewStanding'] })
    },
  })
  return (
    <>
      {ask.error && <Banner message={failureText(t, ask.error)} />}
      <div className="button-row">
        <Button small data-action="ask-for-review" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t(isAlone ? 'Review.Ask' : 'Review.Title')}
        </Button>
      </div>
    </>
  )
}
