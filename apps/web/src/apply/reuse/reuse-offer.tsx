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

/**
 * Shows what of an earlier application serves this one, what does not and why, and who will see it. A no costs nothing
 * but the work.
 */
export function OfferReuse({ offer, reuse }: { offer: ReuseOffer; reuse: Reuse }) {
  const t = useSay()
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
  const taken = offer.documents.filter(({ left }) => left === null)
  const left = offer.documents.flatMap((document) =>
    document.left === null ? [] : [{ ...document, left: document.left }],
  )
  const lines: SummaryLine[] = [
    { label: t('Reuse.Answers'), value: <Lines lines={offer.answers.map((part) => t(`Reuse.Answers.${part}`))} /> },
    ...(taken.length > 0 ? [{ label: t('Reuse.Papers'), value: <Lines lines={taken.map(({ name }) => name)} /> }] : []),
    ...(offer.identity ? [{ label: t('Reuse.Identity'), value: t('Reuse.Identity.Proven') }] : []),
    ...(offer.paid_until === null
      ? []
      : [{ label: t('Reuse.Payment'), value: t('Reuse.Payment.Covered', { until: day(offer.paid_until) }) }]),
  ]
  return (
    <>
      <PageHeader
        header={t('Reuse.Header')}
        description={t('Reuse.Description', {
          date: day(offer.finished_on),
          until: day(offer.until),
          home: offer.home ?? 'none',
        })}
      />
      {take.error && <Banner message={failureText(t, take.error)} takesFocus />}
      <section className="panel">
        <h2>{t('Reuse.Taken')}</h2>
        <SummaryList lines={lines} />
      </section>
      {left.length > 0 && (
        <section className="panel">
          <h2>{t('Reuse.Left')}</h2>
          <SummaryList
            lines={left.map((document) => ({ label: document.name, value: t(`Reuse.Left.${document.left}`) }))}
          />
        </section>
      )}
      {offer.wanted.length > 0 && (
        <section className="panel stack">
          <h2>{t('Reuse.Wanted')}</h2>
          <Lines lines={offer.wanted} />
        </section>
      )}
      <section className="panel stack">
        <h2>{t('Reuse.Shown')}</h2>
        <p>
          {company === null
            ? t('Reuse.Shown.Nobody')
            : t(applicationType === 'rapid' ? 'Reuse.Shown.Rapid' : 'Reuse.Shown.Company', { company })}
        </p>
        <p>{t('Reuse.Shown.Old')}</p>
      </section>
      <ContinueBar
        label={t('Reuse.Take')}
        busy={take.isPending || take.isSuccess}
        onContinue={() => take.mutate(offer.application_id)}
      >
        <div className="button-row">
          <Button data-action="decline-reuse" disabled={take.isPending || take.isSuccess} onClick={reuse.decline}>
            {t('Reuse.Decline')}
          </Button>
        </div>
        <p className="small muted">{t('Reuse.Decline.Hint')}</p>
      </ContinueBar>
    </>
  )
}
