import { createContext, use, useState, type ReactNode } from 'react'
import type { Reading, ReadingKind, ReadingLine, SeenIncome } from '@attesta/contract/reading.ts'
import type { TraceRef } from '@attesta/contract/report.ts'
import { inputSaid, isOnPage, placeSaid } from '../../report/input-said.ts'
import { PagePicture } from '../../report/page-picture.tsx'
import { useReportWords } from '../../report/report-words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useCall } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'

/** A line, or money that is seen and not counted. */
type Sourced = ReadingLine | SeenIncome

const Show = createContext<(of: Sourced) => void>(() => undefined)
/** Opens the panel that says where a line was read. */
export const useShowSources = () => use(Show)

const kindOf = (of: Sourced): ReadingKind => ('kind' in of ? of.kind : 'other_income')

/** Returns the places that the server marks for lines of a kind, in its order. */
const placesOf = ({ lines, seen_not_counted: seen }: Reading, kind: ReadingKind): TraceRef[] => [
  ...lines.filter((line) => line.kind === kind).flatMap(({ inputs }) => inputs),
  ...(kind === 'other_income' ? seen.flatMap(({ inputs }) => inputs) : []),
]

/** Where a line was read: each document and page, and the page itself. */
export function Sources({ reading, children }: { reading: Reading; children: ReactNode }) {
  const t = useSay()
  const [shown, show] = useState<Sourced>()
  const [isOpen, setOpen] = useState(false)
  return (
    <Show
      value={(of) => {
        show(of)
        setOpen(true)
      }}
    >
      {children}
      <Dialog
        look="side"
        heading={shown ? t(`Reading.Kind.${kindOf(shown)}`) : ''}
        open={isOpen && shown !== undefined}
        onClose={() => setOpen(false)}
      >
        {isOpen && shown && <Places of={shown} reading={reading} />}
      </Dialog>
    </Show>
  )
}

function Places({ of, reading }: { of: Sourced; reading: Reading }) {
  const words = useReportWords()
  const [looked, look] = useState<TraceRef>()
  const { t } = words
  const { documents } = reading
  if (looked) {
    const { name, value } = inputSaid(looked, words)
    const place = placeSaid(looked, documents, words)
    return (
      <div className="page-view">
        <button type="button" className="plain-link" data-action="all-sources" onClick={() => look(undefined)}>
          {t('ReportPage.Page.AllSources')}
        </button>
        <p>
          <strong>
            {name}: <span className="number">{value}</span>
          </strong>
          <br />
          <span className="meta muted">{place}</span>
        </p>
        <Page
          kind={kindOf(of)}
          input={looked}
          index={placesOf(reading, kindOf(of)).findIndex((place) => samePlace(place, looked))}
          alt={`${name}: ${value}. ${place}`}
        />
      </div>
    )
  }
  return (
    <div className="figure-trace">
      <p className="meta muted">{'state' in of && t(`Report.State.${of.state}.Meaning`)}</p>
      <ul className="trace-inputs">
        {of.inputs.map((input, index) => {
          const { name, value } = inputSaid(input, words)
          return (
            <li key={index}>
              <span>{name}</span>
              <span className="number">{value}</span>
              <span className="meta muted">{placeSaid(input, documents, words)}</span>
              {isOnPage(input, documents) && (
                <button
                  type="button"
                  className="plain-link trace-look"
                  data-action={`page-${index}`}
                  onClick={() => look(input)}
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
    </div>
  )
}

/** A reading that came again has the same places in other objects. */
const samePlace = (one: TraceRef, other: TraceRef) => JSON.stringify(one) === JSON.stringify(other)

function Page({ kind, input, index, alt }: { kind: ReadingKind; input: TraceRef; index: number; alt: string }) {
  const answer = useCall('readReadingPage', {
    query: { kind, document_id: input.document_id ?? '', page: String(input.page) },
  })
  return <PagePicture answer={answer} index={index} alt={alt} />
}
