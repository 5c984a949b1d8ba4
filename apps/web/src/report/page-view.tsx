import { useEffect, useState } from 'react'
import type { FigureId, RentReport, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { Button } from '../ui/button.tsx'
import { correctionSaid, inputSaid, placeSaid } from './input-said.ts'
import { PagePicture } from './page-picture.tsx'
import type { UseCitedPage } from './pages-door.tsx'
import { useReportWords } from './report-words.ts'

interface Props {
  id: FigureId
  figure: WireFigure
  documents: RentReport['documents']
  /** Indexes of the inputs that stand on a page. */ onPages: readonly number[]
  first: number
  by: UseCitedPage
}

/** A figure's values one after the other, each on the page that it was read from. */
export default function PageView({ id, figure, documents, onPages, first, by }: Props) {
  const words = useReportWords(),
    { say } = words
  const [at, setAt] = useState(Math.max(0, onPages.indexOf(first)))
  const index = onPages[at]!,
    input = figure.inputs[index]!
  const last = onPages.length - 1,
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
      <p className="meta muted">{say(`Report.State.${figure.state}.Meaning`)}</p>
      <div className="page-input">
        <p aria-live="polite">
          <strong>
            {name}: <span className="number">{value}</span>
          </strong>
          <br />
          <span className="meta muted">{place}</span>
          {correction !== undefined && (
            <>
              <br />
              <span className="meta">{correction}</span>
            </>
          )}
        </p>
        {onPages.length > 1 && (
          <div className="button-row">
            <Button small data-action="page-before" disabled={at === 0} onClick={() => turn(-1)}>
              {say('ReportPage.Page.Before')}
            </Button>
            <span className="meta">{say('ReportPage.Page.Of', { number: at + 1, count: onPages.length })}</span>
            <Button small data-action="page-after" disabled={at === last} onClick={() => turn(1)}>
              {say('ReportPage.Page.After')}
            </Button>
          </div>
        )}
      </div>
      <Shown
        key={`${input.document_id} ${input.page}`}
        id={id}
        input={input}
        index={index}
        alt={`${name}: ${value}. ${place}`}
        by={by}
      />
    </div>
  )
}

function Shown({
  id,
  input,
  index,
  alt,
  by: useCitedPage,
}: {
  id: FigureId
  input: TraceRef
  index: number
  alt: string
  by: UseCitedPage
}) {
  const answer = useCitedPage({ figure: id, document_id: input.document_id ?? '', page: String(input.page) })
  return <PagePicture answer={answer} index={index} alt={alt} />
}
