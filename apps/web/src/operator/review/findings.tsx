import { useState } from 'react'
import type { ReviewFinding, ReviewDocument } from '@attesta/contract/review-case.ts'
import type { RulingOutcome } from '@attesta/contract/review.ts'
import { measuredPrecision } from '@attesta/domain/checks/finding-precision.ts'
import { ChangeFailed } from '../../dashboard/change-failed.tsx'
import { useChange } from '../../dashboard/use-change.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { useReviewWords } from './review-words.ts'

interface Props {
  reviewId: string
  document: ReviewDocument
  mayDecide: boolean
  onMark: (finding: ReviewFinding) => void
}

export function Findings({ reviewId, document, mayDecide, onMark }: Props) {
  const { t } = useReviewWords()
  return (
    <section aria-labelledby="review-findings">
      <h2 id="review-findings">{t('ReviewDesk.Findings')}</h2>
      {document.findings.length === 0 ? (
        <p className="muted">{t('ReviewDesk.NoFindings')}</p>
      ) : (
        <ul className="plain-list stack">
          {document.findings.map((finding) => (
            <Finding
              key={finding.code}
              reviewId={reviewId}
              documentId={document.id}
              finding={finding}
              mayDecide={mayDecide && finding.ruleable}
              onMark={() => onMark(finding)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Shows a finding with the applicant's comment and the reviewer's decision. */
function Finding({
  reviewId,
  documentId,
  finding,
  mayDecide,
  onMark,
}: {
  reviewId: string
  documentId: string
  finding: ReviewFinding
  mayDecide: boolean
  onMark: () => void
}) {
  const { t, day } = useReviewWords()
  const [asked, ask] = useState<RulingOutcome>()
  const { message, undecided, contest, ruling, page } = finding
  const measured = measuredPrecision(finding.code)
  return (
    <li className="panel stack review-finding">
      <p>
        {undecided && (
          <>
            <StatusTag look="warn">{t('ReviewDesk.Undecided')}</StatusTag>{' '}
          </>
        )}
        {message}{' '}
        {page !== null && (
          <Button small look="quiet" onClick={onMark}>
            {t('ReviewDesk.Page', { page })}
          </Button>
        )}
      </p>
      {measured && <p className="meta muted">{t('ReviewDesk.Measured', { ...measured })}</p>}
      {contest && <p className="contest-said">{t('ReviewDesk.Contest', { comment: contest.comment })}</p>}
      {ruling && (
        <p className="small">
          {t(`ReviewDesk.Ruled.${ruling.outcome}`, { day: day(ruling.on), reason: ruling.reason })}
        </p>
      )}
      {mayDecide && asked === undefined && (
        <div className="button-row">
          <Button
            small
            data-action="confirm-finding"
            aria-label={t('ReviewDesk.ConfirmNamed', { finding: message })}
            onClick={() => ask('confirmed')}
          >
            {t('ReviewDesk.Confirm')}
          </Button>
          <Button
            small
            data-action="set-aside"
            aria-label={t('ReviewDesk.SetAsideNamed', { finding: message })}
            onClick={() => ask('set_aside')}
          >
            {t('ReviewDesk.SetAside')}
          </Button>
        </div>
      )}
      {asked && (
        <Ruling
          reviewId={reviewId}
          documentId={documentId}
          code={finding.code}
          outcome={asked}
          onClose={() => ask(undefined)}
        />
      )}
    </li>
  )
}

function Ruling({
  reviewId,
  documentId,
  code,
  outcome,
  onClose,
}: {
  reviewId: string
  documentId: string
  code: string
  outcome: RulingOutcome
  onClose: () => void
}) {
  const { t } = useReviewWords()
  const { api } = useDeps()
  const announce = useAnnounce()
  const { run, isBusy, failure } = useChange('readReview', 'listReviews')
  const [reason, setReason] = useState('')
  const save = async () => {
    if (
      !(await run(() =>
        api.call('ruleOnFinding', {
          params: { review_id: reviewId },
          body: { document_id: documentId, code, outcome, reason },
        }),
      ))
    )
      return
    announce(t('ReviewDesk.Saved'))
    onClose()
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ChangeFailed failure={failure} />
      <TextAreaField
        id={`rule-${code.replace('.', '-')}`}
        name="reason"
        label={t('ReviewDesk.Reason')}
        hint={t('ReviewDesk.Reason.Hint')}
        error={failure?.fields[0]?.text}
        value={reason}
        onChange={setReason}
      />
      <div className="button-row">
        <Button small look="primary" type="submit" data-action="save-ruling" busy={isBusy}>
          {t(outcome === 'confirmed' ? 'ReviewDesk.Confirm' : 'ReviewDesk.SetAside')}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {t('ReviewDesk.Cancel')}
        </Button>
      </div>
    </form>
  )
}
