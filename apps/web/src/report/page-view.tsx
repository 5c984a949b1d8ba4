import { useEffect, useRef, useState } from 'react'
import type { CitedPage } from '@attesta/contract/page-picture.ts'
import type { FigureId, RentReport, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { correctionSaid, inputSaid, placeSaid } from './input-said.ts'
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
  const { say } = useReportWords()
  const { data, error, refetch } = useCitedPage({
    figure: id,
    document_id: input.document_id ?? '',
    page: String(input.page),
  })
  if (error)
    return (
      <>
        <Banner message={error.text ?? say('ReportPage.Page.Failed')} />
        {error.kind !== 'refused' && <Button onClick={() => void refetch()}>{say('ReportPage.Page.Again')}</Button>}
      </>
    )
  if (!data) return <Skeleton isPart shape="list" />
  return <Picture page={data} index={index} alt={alt} />
}

/** The picture with what was read marked on it; the mark looked at is the thicker one. */
function Picture({
  page: {
    picture: { webp, width, height, marks },
    inputs,
    shown,
  },
  index,
  alt,
}: {
  page: CitedPage
  index: number
  alt: string
}) {
  const { say } = useReportWords()
  const [isLarge, setLarge] = useState(false)
  const looked = useRef<SVGRectElement>(null)
  useEffect(() => {
    // The frame alone is moved: the panel around it and the report stay where they are.
    const frame = looked.current?.closest('.page-frame')
    if (!frame || !looked.current) return
    const [around, mark] = [frame.getBoundingClientRect(), looked.current.getBoundingClientRect()]
    frame.scrollBy(
      mark.left + mark.width / 2 - around.left - around.width / 2,
      mark.top + mark.height / 2 - around.top - around.height / 2,
    )
  }, [index, isLarge])
  return (
    <>
      <div className="button-row">
        <Button small data-action="page-size" onClick={() => setLarge(!isLarge)}>
          {say(isLarge ? 'ReportPage.Page.Fit' : 'ReportPage.Page.Larger')}
        </Button>
        {shown === 'lines' && <span className="meta muted">{say('ReportPage.Page.LinesOnly')}</span>}
      </div>
      <div className="page-frame" tabIndex={0} role="group" aria-label={say('ReportPage.Page.Picture')}>
        <div className={isLarge ? 'page-picture large' : 'page-picture'}>
          <img src={`data:image/webp;base64,${webp}`} width={width} height={height} alt={alt} />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {marks.map(
              (mark, at) =>
                mark && (
                  <rect
                    key={at}
                    ref={inputs[at] === index ? looked : null}
                    className={inputs[at] === index ? 'page-mark looked' : 'page-mark'}
                    x={mark[0] - 4}
                    y={mark[1] - 4}
                    width={mark[2] + 8}
                    height={mark[3] + 8}
                    rx={4}
                  />
                ),
            )}
          </svg>
        </div>
      </div>
    </>
  )
}
