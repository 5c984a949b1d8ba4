import { useEffect, useState } from 'react'
import type { FigureId, RentReport, WireFigure } from '@attesta/contract/report.ts'
import type { ProofStep } from '@attesta/domain/report/proof-chain.ts'
import { Button } from '../ui/button.tsx'
import { correctionSaid, inputSaid, placeSaid } from './input-said.ts'
import { PagePicture } from './page-picture.tsx'
import { useCitedPages, usePagesKept, type UseCitedPage } from './cited-pages.tsx'
import { useReportWords } from './report-words.ts'

interface Props {
  id: FigureId
  figure: WireFigure
  documents: RentReport['documents']
  steps: readonly ProofStep[]
  /** The input that is looked at first; the first step where it is none. */
  first?: number | undefined
}

/**
 * A figure's evidence one step after the other: what was read, how it agrees with what came before, and the lines that
 * it stands in.
 */
export function PageView({ id, figure, documents, steps, first }: Props) {
  const words = useReportWords(),
    { t, told } = words
  const door = useCitedPages(),
    kept = usePagesKept()
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      steps.findIndex(({ index }) => index === first),
    ),
  )
  const { input, agreement } = steps[at]!
  const last = steps.length - 1,
    turn = (step: number) => setAt((now) => Math.min(last, Math.max(0, now + step)))
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      // In a page that is wider than its frame the arrows move the page.
      if (target instanceof Element && target.closest('.page-frame')) return
      if (key === 'ArrowRight' || key === 'ArrowLeft')
        setAt((now) => Math.min(last, Math.max(0, now + (key === 'ArrowRight' ? 1 : -1))))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [last])
  const { name, value } = inputSaid(input, words),
    place = placeSaid(input, documents, words),
    correction = correctionSaid(input, words)
  return (
    <div className="page-view">
      <p>{words.ruleOf(figure).sentence}</p>
      <p className="meta muted">{t(`Report.State.${figure.state}.Meaning`)}</p>
      <div className="page-input">
        <p aria-live="polite">
          <strong>
            {name}: <span className="number">{value}</span>
          </strong>
          <br />
          <span className="meta muted">{place}</span>
          {agreement && (
            <>
              <br />
              <span className="proof-agreement">{told(agreement)}</span>
            </>
          )}
          {correction !== undefined && (
            <>
              <br />
              <span className="meta">{correction}</span>
            </>
          )}
        </p>
        {steps.length > 1 && (
          <div className="button-row">
            <Button small data-action="page-before" disabled={at === 0} onClick={() => turn(-1)}>
              {t('ReportPage.Page.Before')}
            </Button>
            <span className="meta">{t('ReportPage.Page.Of', { number: at + 1, count: steps.length })}</span>
            <Button small data-action="page-after" disabled={at === last} onClick={() => turn(1)}>
              {t('ReportPage.Page.After')}
            </Button>
          </div>
        )}
      </div>
      {door ? (
        <Shown
          key={`${input.document_id} ${input.page}`}
          id={id}
          step={steps[at]!}
          alt={`${name}: ${value}. ${place}`}
          by={door}
        />
      ) : (
        kept
      )}
    </div>
  )
}

/** Shows the cited lines alone or the whole page: each picture is fetched when it is opened. */
function Shown({
  id,
  step: { index, input },
  alt,
  by: useCitedPage,
}: {
  id: FigureId
  step: ProofStep
  alt: string
  by: UseCitedPage
}) {
  const { t } = useReportWords()
  const [isWhole, setWhole] = useState(false)
  const answer = useCitedPage({
    figure: id,
    document_id: input.document_id ?? '',
    page: String(input.page),
    ...(isWhole ? {} : { input: String(index) }),
  })
  return (
    <>
      <PagePicture key={String(isWhole)} answer={answer} index={index} alt={alt} isWhole={isWhole} />
      {answer.data && (
        <div className="button-row">
          <Button small data-action="page-whole" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'ReportPage.Page.Lines' : 'ReportPage.Page.Whole')}
          </Button>
        </div>
      )}
    </>
  )
}
