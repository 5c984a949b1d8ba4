import { lazy, Suspense, useRef, useState } from 'react'
import type { DocumentError } from '@attesta/contract/document.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useSay } from '../../words/words.tsx'
import { byCause } from './causes.ts'
import { Expected } from './expected.tsx'
import { useWithdraw } from './use-contest.ts'

const ContestForm = lazy(async () => ({ default: (await import('./contest-form.tsx')).ContestForm }))

interface Props {
  documentId: string
  file: string
  findings: readonly DocumentError[]
}

/**
 * Shows what was found on a document, past the first sentence: the values compared, and what the person holds against
 * it. Of the lesser findings only those that block, or were contested.
 */
export function FileFindings({ documentId, file, findings }: Props) {
  const shown = findings.filter(({ blocker, contest }, index) => index === 0 || blocker || contest)
  return byCause(shown).map((cause) => (
    <Cause key={cause[0].code} documentId={documentId} file={file} cause={cause} isFirst={cause[0] === findings[0]} />
  ))
}

/** The first finding in words, each with what was compared, and one answer to all of them. */
function Cause({
  documentId,
  file,
  cause,
  isFirst,
}: Omit<Props, 'findings'> & { cause: readonly [DocumentError, ...DocumentError[]]; isFirst: boolean }) {
  const [finding] = cause
  const codes = cause.map(({ code }) => code)
  const t = useSay()
  const [isWriting, setWriting] = useState(false)
  const focusNext = useFocusNext()
  const opener = useRef<HTMLButtonElement>(null)
  const withdraw = useWithdraw({ documentId, file, codes })
  const { contest, contestable, message, blocker } = finding
  const close = () => {
    setWriting(false)
    focusNext(() => opener.current)
  }
  return (
    <div className="finding">
      {!isFirst && <p className={`file-detail ${blocker ? 'err' : 'warn'}`}>{message}</p>}
      {cause.map(({ code, compared }) => compared && <Expected key={code} compared={compared} />)}
      {contest && !isWriting && (
        <>
          <p className="small">{t('Contest.Standing')}</p>
          <blockquote className="contest-said">{contest.comment}</blockquote>
        </>
      )}
      {isWriting && (
        <Suspense fallback={null}>
          <ContestForm documentId={documentId} file={file} codes={codes} contest={contest} onClose={close} />
        </Suspense>
      )}
      {contestable && !isWriting && (
        <div className="file-actions">
          <Button
            small
            look="quiet"
            ref={opener}
            data-action="contest"
            onClick={() => setWriting(true)}
            aria-label={contest ? undefined : t('Contest.ButtonFor', { file })}
          >
            {t(contest ? 'General.Edit' : 'Contest.Button')}
          </Button>
          {contest && (
            <Button small look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('Contest.Withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
