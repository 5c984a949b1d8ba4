import { localeOf } from '@attesta/contract/locales.ts'
import type { ReuseOffer } from '@attesta/contract/reuse.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ContinueBar } from '../../ui/continue-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SummaryList, type SummaryLine } from '../../ui/summary-list.tsx'
import { useScope } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'
import type { Reuse } from './use-reuse.ts'

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
)

/** What of an earlier application serves this one, what does not and why, and who will see it. A no costs nothing but the work. */
export function OfferReuse({ offer, reuse }: { offer: ReuseOffer; reuse: Reuse }) {
  const say = useSay()
  const { applicationType } = useScope()
  const { take } = reuse
  const format = new Intl.DateTimeFormat(localeOf[useLanguage()], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const day = (text: string) => format.format(new Date(text))
  const { company } = offer
  const taken = offer.papers.filter(({ left }) => left === null)
  const left = offer.papers.flatMap((paper) => (paper.left === null ? [] : [{ ...paper, left: paper.left }]))
  const lines: SummaryLine[] = [
    { label: say('Reuse.Answers'), value: <Lines lines={offer.answers.map((part) => say(`Reuse.Answers.${part}`))} /> },
    ...(taken.length > 0
      ? [{ label: say('Reuse.Papers'), value: <Lines lines={taken.map(({ name }) => name)} /> }]
      : []),
    ...(offer.identity ? [{ label: say('Reuse.Identity'), value: say('Reuse.Identity.Proven') }] : []),
    ...(offer.paid_until === null
      ? []
      : [{ label: say('Reuse.Payment'), value: say('Reuse.Payment.Covered', { until: day(offer.paid_until) }) }]),
  ]
  return (
    <>
      <PageHeader
        header={say('Reuse.Header')}
        description={say('Reuse.Description', {
          date: day(offer.finished_on),
          until: day(offer.until),
          home: offer.home ?? 'none',
        })}
      />
      {take.error && <Banner message={failureText(say, take.error)} takesFocus />}
      <section className="panel">
        <h2>{say('Reuse.Taken')}</h2>
        <SummaryList lines={lines} />
      </section>
      {left.length > 0 && (
        <section className="panel">
          <h2>{say('Reuse.Left')}</h2>
          <SummaryList lines={left.map((paper) => ({ label: paper.name, value: say(`Reuse.Left.${paper.left}`) }))} />
        </section>
      )}
      {offer.wanted.length > 0 && (
        <section className="panel stack">
          <h2>{say('Reuse.Wanted')}</h2>
          <Lines lines={offer.wanted} />
        </section>
      )}
      <section className="panel stack">
        <h2>{say('Reuse.Shown')}</h2>
        <p>
          {company === null
            ? say('Reuse.Shown.Nobody')
            : say(applicationType === 'rapid' ? 'Reuse.Shown.Rapid' : 'Reuse.Shown.Company', { company })}
        </p>
        <p>{say('Reuse.Shown.Old')}</p>
      </section>
      <ContinueBar
        label={say('Reuse.Take')}
        busy={take.isPending || take.isSuccess}
        onContinue={() => take.mutate(offer.application_id)}
      >
        <div className="button-row">
          <Button data-action="decline-reuse" disabled={take.isPending || take.isSuccess} onClick={reuse.decline}>
            {say('Reuse.Decline')}
          </Button>
        </div>
        <p className="small muted">{say('Reuse.Decline.Hint')}</p>
      </ContinueBar>
    </>
  )
}
