import { useEffect, useState } from 'react'
import type { ReviewField } from '@attesta/contract/review-case.ts'
import { ChangeFailed } from '../../dashboard/change-failed.tsx'
import { useChange } from '../../dashboard/use-change.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useReviewWords } from './review-words.ts'

interface Props {
  reviewId: string
  documentId: string
  field: ReviewField
  label: string
  onClose: () => void
}

/**
 * Shows the right value and why. The server judges it by the kind of the field, and proves the document's sums again.
 */
export function CorrectForm({ reviewId, documentId, field, label, onClose }: Props) {
  const { t } = useReviewWords()
  const { api } = useDeps()
  const announce = useAnnounce()
  const { run, isBusy, failure } = useChange('readReview', 'listReviews')
  const [value, setValue] = useState(field.value ?? '')
  const [isAbsent, setAbsent] = useState(false)
  const [reason, setReason] = useState('')
  const id = `correct-${field.path.replaceAll('.', '-')}`
  useEffect(() => {
    document.getElementById(id)?.focus()
  }, [id])
  const problemOf = (name: string) => failure?.fields.find((one) => one.field === name)?.text
  const save = async () => {
    if (
      !(await run(() =>
        api.call('correctReading', {
          params: { review_id: reviewId },
          body: { document_id: documentId, path: field.path, value: isAbsent ? null : value, reason },
        }),
      ))
    )
      return
    announce(t('ReviewDesk.Saved'))
    onClose()
  }
  return (
    <form
      className="stack review-form"
      noValidate
      aria-label={t('ReviewDesk.CorrectNamed', { label })}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ChangeFailed failure={failure} />
      {!isAbsent && (
        <TextField
          id={id}
          name="value"
          label={t('ReviewDesk.Value')}
          hint={t(`ReviewDesk.Value.${field.kind}`)}
          error={problemOf('value')}
          value={value}
          onChange={setValue}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <Checkbox
        id={`${id}-absent`}
        label={t('ReviewDesk.Value.Absent')}
        checked={isAbsent}
        onChange={setAbsent}
        error={isAbsent ? problemOf('value') : undefined}
      />
      <TextAreaField
        id={`${id}-reason`}
        name="reason"
        label={t('ReviewDesk.Reason')}
        hint={t('ReviewDesk.Reason.Hint')}
        error={problemOf('reason')}
        value={reason}
        onChange={setReason}
      />
      <div className="button-row">
        <Button small look="primary" type="submit" data-action="save-correction" busy={isBusy}>
          {t('ReviewDesk.Save')}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {t('ReviewDesk.Cancel')}
        </Button>
      </div>
    </form>
  )
}
