import { lazy, Suspense, useRef, useState } from 'react'
import type { ReadingLine } from '@attesta/contract/reading.ts'
import { useReportWords } from '../../report/report-words.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useSay } from '../../words/words.tsx'
import { lineSaid } from './line-said.ts'
import { useShowSources } from './sources.tsx'
import { useWays } from './use-ways.ts'

const ContestForm = lazy(async () => ({ default: (await import('../uploads/contest-form.tsx')).ContestForm }))

interface Props {
  line: ReadingLine
  /** Its place among the lines of its kind. */
  at: number
  /** Name of the document that shows it. */
  file: string
}

/** What was read, how well it stands, where, and the way to say that it is not right. */
export function Line({ line, at, file }: Props) {
  const t = useSay()
  const words = useReportWords()
  const showSources = useShowSources()
  const [isWriting, setWriting] = useState(false)
  const focusNext = useFocusNext()
  const opener = useRef<HTMLButtonElement>(null)
  const { kind, state, inputs, document_id, contest } = line
  const { label, value, whole } = lineSaid(line, words, t)
  const said = (
    <>
      {label && <span className="reading-label">{label}</span>}
      <span className="reading-value">
        <strong className="number">{value}</strong>{' '}
        <span className={`figure-state state-${state}`}>{words.t(`Report.State.${state}`)}</span>
      </span>
    </>
  )
  const close = () => {
    setWriting(false)
    focusNext(() => opener.current)
  }
  return (
    <li className="reading-line">
      {inputs.some((input) => input.document_id !== null) ? (
        <button
          type="button"
          className="reading-said"
          data-action={`where-${kind}-${at}`}
          aria-haspopup="dialog"
          onClick={() => showSources(line)}
        >
          {said}
          <span className="unseen">: {words.t('Report.Figure.Why')}</span>
        </button>
      ) : (
        <div className="reading-said">{said}</div>
      )}
      {document_id !== null && !isWriting && (
        <Button
          small
          look="quiet"
          ref={opener}
          data-action={`not-right-${kind}-${at}`}
          onClick={() => setWriting(true)}
        >
          {t(contest === null ? 'Reading.NotRight' : 'General.Edit')}
          <span className="unseen">: {whole}</span>
        </Button>
      )}
      {contest !== null && !isWriting && (
        <div className="reading-wide">
          <p className="small">{t('Reading.Disputed')}</p>
          <blockquote className="contest-said">{contest}</blockquote>
        </div>
      )}
      {isWriting && document_id !== null ? (
        <div className="reading-wide">
          <Suspense fallback={null}>
            <ContestForm
              documentId={document_id}
              file={file}
              codes={[`reading.${kind}`]}
              contest={contest === null ? null : { comment: contest, contested_at: '' }}
              asked={{
                label: t('Reading.Dispute.Label'),
                hint: t('Reading.Dispute.Hint'),
                missing: t('Reading.Dispute.Missing'),
                draft: t('Reading.Dispute.Draft', { line: whole }),
              }}
              onClose={close}
            />
          </Suspense>
        </div>
      ) : (
        document_id === null && (
          <div className="reading-wide button-row">
            <Elsewhere line={line} />
          </div>
        )
      )}
    </li>
  )
}

/** What no document shows is put right where it was said, or by a document. */
function Elsewhere({ line: { kind } }: { line: ReadingLine }) {
  const t = useSay()
  const ways = useWays()
  return (
    <>
      {kind === 'rent_paid' && ways.toAnswers && (
        <Button small look="quiet" data-action="change-answer" onClick={ways.toAnswers}>
          {t('Reading.ChangeAnswer')}
        </Button>
      )}
      <Button small look="quiet" data-action={`add-document-${kind}`} onClick={ways.toDocuments}>
        {t('Reading.AddDocument')}
        <span className="unseen">: {t(`Reading.Kind.${kind}`)}</span>
      </Button>
    </>
  )
}
