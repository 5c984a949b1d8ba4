import { lazy, Suspense, useRef, useState } from 'react'
import type { DocumentError } from '@attesta/contract/document.ts'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../words/words.tsx'
import { Expected } from './expected.tsx'
import { useWithdraw } from './use-contest.ts'

const ContestForm = lazy(async () => ({ default: (await import('./contest-form.tsx')).ContestForm }))

interface Props {
  documentId: string
  file: string
  findings: readonly DocumentError[]
}

/**
 * What was found on a document, past the first sentence: the values compared, and what the person holds against it. Of
 * the lesser findings only those that block, or were contested.
 */
export function FileFindings({ documentId, file, findings }: Props) {
  const shown = findings.filter(({ blocker, contest }, index) => index === 0 || blocker || contest)
  return shown.map((finding) => (
    <Finding
      key={finding.code}
      documentId={documentId}
      file={file}
      finding={finding}
      isFirst={finding === findings[0]}
    />
  ))
}

function Finding({
  documentId,
  file,
  finding,
  isFirst,
}: Omit<Props, 'findings'> & { finding: DocumentError; isFirst: boolean }) {
  const t = useSay()
  const [isWriting, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const withdraw = useWithdraw({ documentId, file, code: finding.code })
  const { compared, contest, contestable, message, blocker } = finding
  const close = () => {
    setWriting(false)
    // The button is there again with the next drawing.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <div className="finding">
      {!isFirst && <p className={`file-detail ${blocker ? 'err' : 'warn'}`}>{message}</p>}
      {compared && <Expected compared={compared} />}
      {contest && !isWriting && (
        <>
          <p className="small">{t('Contest.Standing')}</p>
          <blockquote className="contest-said">{contest.comment}</blockquote>
        </>
      )}
      {isWriting && (
        <Suspense fallback={null}>
          <ContestForm documentId={documentId} file={file} finding={finding} onClose={close} />
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
