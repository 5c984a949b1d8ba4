import { useState } from 'react'
import type { FigureId, RentReport, WireFigure } from '@attesta/contract/report.ts'
import { proofChain } from '@attesta/domain/report/proof-chain.ts'
import { inputSaid, isOnPage, placeSaid } from './input-said.ts'
import { useCitedPages, usePagesKept } from './cited-pages.tsx'
import { PageView } from './page-view.tsx'
import { useReportWords, workingKey } from './report-words.ts'

interface Props {
  id: FigureId
  figure: WireFigure
  documents: RentReport['documents']
}

/**
 * Why a figure is what it is: its rule with the numbers in it, what its state means, each value with its document and
 * page, and the page itself for those who may see it.
 */
export function FigureTrace({ id, figure, documents }: Props) {
  const words = useReportWords(),
    { t, money, ruleOf } = words
  const door = useCitedPages()
  const kept = usePagesKept()
  const steps = proofChain(figure, documents)
  const isRead = figure.state === 'proven' || figure.state === 'consistent'
  // Of a figure that was read the evidence is stepped through at once; of any other all sources are listed first.
  const isStepped = isRead && steps.length > 0 && Boolean(door || kept)
  // Until the reader chooses: whether the pages are shown may be known only after the figure was opened.
  const [chosen, look] = useState<number | 'sources'>()
  const looked = chosen ?? (isStepped ? 'first' : 'sources')
  const { sentence, others } = ruleOf(figure)
  // A value that two steps of the working take is listed once; two bookings of one amount stand in two places.
  const listed = figure.inputs
    .map((input, index) => ({ input, index, place: JSON.stringify(input) }))
    .filter(({ place, index }, _, all) => all.findIndex((other) => other.place === place) === index)
  const onPages = door ? figure.inputs.flatMap((input, index) => (isOnPage(input, documents) ? [index] : [])) : []
  if (looked !== 'sources')
    return (
      <>
        <button type="button" className="plain-link" data-action="all-sources" onClick={() => look('sources')}>
          {t('ReportPage.Page.AllSources')}
        </button>
        <PageView
          id={id}
          figure={figure}
          documents={documents}
          steps={steps}
          first={looked === 'first' ? undefined : looked}
        />
      </>
    )
  return (
    <>
      <p>{sentence}</p>
      {others.length > 0 && (
        <ul className="trace-inputs">
          {others.map(([name, value]) => (
            <li key={name}>
              <span>{t(workingKey(name))}</span>
              <span className="number">{typeof value === 'string' ? money(value) : value}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="meta muted">{t(`Report.State.${figure.state}.Meaning`)}</p>
      {figure.inputs.length > 0 && (
        <ul className="trace-inputs">
          {listed.map(({ input, index }) => {
            const { name, value } = inputSaid(input, words)
            return (
              <li key={index}>
                <span>{name}</span>
                <span className="number">{value}</span>
                <span className="meta muted">{placeSaid(input, documents, words)}</span>
                {input.corrected && (
                  <span className="meta">
                    {t('Report.Trace.Corrected', {
                      day: words.day(input.corrected.on),
                      was: input.corrected.was === null ? '–' : words.shown(input.corrected.was),
                      reason: input.corrected.reason,
                    })}
                  </span>
                )}
                {onPages.includes(index) && (
                  <button
                    type="button"
                    className="plain-link trace-look"
                    data-action={`page-${id}-${index}`}
                    onClick={() => look(index)}
                  >
                    {t('ReportPage.Page.Look')}
                    <span className="unseen">
                      : {name}, {value}
                    </span>
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!door && kept}
    </>
  )
}
