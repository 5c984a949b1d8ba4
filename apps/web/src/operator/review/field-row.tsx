import { useRef, useState } from 'react'
import type { ReviewField } from '@attesta/contract/review-case.ts'
import { useReportWords } from '../../report/report-words.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { Button } from '../../ui/button.tsx'
import { CorrectForm } from './correct-form.tsx'
import { useReviewWords, type ReviewKey } from './review-words.ts'

interface Props {
  reviewId: string
  documentId: string
  field: ReviewField
  isMarked: boolean
  mayCorrect: boolean
  onMark: () => void
}

/** Kept in spellings of our own; everything else stands as it stands on the document. */
const written: readonly ReviewField['kind'][] = ['money', 'day', 'month']

/** One value: what was read, how it stands, where; and the way to put it right. */
export function FieldRow({ reviewId, documentId, field, isMarked, mayCorrect, onMark }: Props) {
  const { t, day } = useReviewWords()
  const { shown } = useReportWords()
  const [isCorrecting, setCorrecting] = useState(false)
  const focusNext = useFocusNext()
  const opener = useRef<HTMLButtonElement>(null)
  const plain = t(field.label as ReviewKey)
  const label = field.number === null ? plain : t('ReviewDesk.Numbered', { label: plain, number: field.number })
  const asRead = (value: string | null) => (value === null ? '–' : written.includes(field.kind) ? shown(value) : value)
  const close = () => {
    setCorrecting(false)
    focusNext(() => opener.current)
  }
  return (
    <li className={isMarked ? 'review-field marked' : 'review-field'}>
      <button type="button" className="review-value" aria-pressed={isMarked} onClick={onMark}>
        <span className="muted small">{label}</span> <strong className="number">{asRead(field.value)}</strong>
        <span className="meta muted">
          {[
            t(`ReviewDesk.Field.State.${field.state}`),
            field.page !== null && t('ReviewDesk.Page', { page: field.page }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      {field.corrected && (
        <p className="meta">
          {t('ReviewDesk.Was', {
            was: asRead(field.corrected.was),
            day: day(field.corrected.on),
            reason: field.corrected.reason,
          })}
        </p>
      )}
      {mayCorrect && !isCorrecting && (
        <Button
          small
          look="quiet"
          ref={opener}
          data-action="correct"
          aria-label={t('ReviewDesk.CorrectNamed', { label })}
          onClick={() => {
            onMark()
            setCorrecting(true)
          }}
        >
          {t('ReviewDesk.Correct')}
        </Button>
      )}
      {isCorrecting && (
        <CorrectForm reviewId={reviewId} documentId={documentId} field={field} label={label} onClose={close} />
      )}
    </li>
  )
}
