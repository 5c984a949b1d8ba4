import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReviewStanding } from '@attesta/contract/review.ts'
import type { WorkingHours } from '@attesta/contract/working-hours.ts'
import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { zoneName } from '../../ui/zone-name.ts'
import { useCall, useScope } from '../../use-call.ts'
import { useIntl } from '../../words/intl.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords, useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'
import { Question } from './question.tsx'

interface Props {
  files: Readonly<Record<string, string>>
}

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
      {review.state !== 'released' && <Expected expected={review.expected} hours={review.working_hours} />}
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

/** A Monday, from which the names of weekdays are counted. */
const monday = Date.UTC(2026, 0, 5, 12)

/** How long it took others, and never how long it will take; and when anyone works on it. */
function Expected({ expected, hours }: { expected: ReviewStanding['expected']; hours: WorkingHours }) {
  const t = useSay()
  const language = useLanguage()
  const { formatDate } = useIntl()
  const weekday = (day: number) =>
    formatDate(new Date(monday + (day - 1) * 86_400_000), { weekday: 'short', timeZone: 'UTC' })
  const { first_day, last_day, from, to, time_zone } = hours
  return (
    <p className="muted small">
      {expected === null ? t('Review.Unknown') : t('Review.Expected', expected)}{' '}
      {t('Review.Hours', {
        first: weekday(first_day),
        last: weekday(last_day),
        from,
        to,
        zone: zoneName(time_zone, language),
      })}
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
