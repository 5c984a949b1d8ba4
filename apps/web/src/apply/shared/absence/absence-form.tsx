import { useEffect, useState } from 'react'
import { maxAbsenceComment, type Absence, type AbsenceReason } from '@attesta/contract/absence.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { useSay } from '../../../words/words.tsx'
import { failureText } from '../../shell/call-problem.tsx'
import { absenceDraft, useAbsence } from './use-absence.ts'

interface Props {
  type: UploadType
  reasons: readonly AbsenceReason[]
  said: Absence | undefined
  onClose: () => void
}

/** Why a person does not have a document: a reason of the list, and their own words to it. */
export function AbsenceForm({ type, reasons, said, onClose }: Props) {
  const t = useSay()
  const [typed, setTyped, settle] = useDraftState<{ reason?: AbsenceReason | undefined; comment: string }>(
    absenceDraft(type),
    () => ({ reason: said?.reason, comment: said?.comment ?? '' }),
  )
  const { reason, comment } = typed
  const [wasPressed, setPressed] = useState(false)
  const close = () => {
    settle()
    onClose()
  }
  const save = useAbsence(type, close)
  const [reasonId, commentId] = [`absence-reason-${type}`, `absence-comment-${type}`]
  useEffect(() => {
    document.getElementById(reasonId)?.focus()
  }, [reasonId])
  const text = comment.trim()
  const wrongComment =
    text.length > maxAbsenceComment
      ? t('Absence.Error.TooLong')
      : wasPressed && reason === 'other' && text === ''
        ? t('Absence.Error.CommentMissing')
        : undefined
  const submit = () => {
    setPressed(true)
    if (reason === undefined) document.getElementById(reasonId)?.focus()
    else if (text.length > maxAbsenceComment || (reason === 'other' && text === ''))
      document.getElementById(commentId)?.focus()
    else save.mutate({ reason, comment: text === '' ? null : text })
  }
  return (
    <div className="stack-wide">
      <p className="small muted">{t('Absence.Hint')}</p>
      {save.error && <Banner message={failureText(t, save.error)} />}
      <SelectField
        id={reasonId}
        name="absence-reason"
        label={t('Absence.Reason')}
        blank={t('Absence.Choose')}
        value={reason ?? ''}
        error={wasPressed && reason === undefined ? t('Absence.Error.ReasonMissing') : undefined}
        onChange={(value) => setTyped({ ...typed, reason: reasons.find((one) => one === value) })}
        options={reasons.map((one) => ({ value: one, label: t(`Absence.${one}`) }))}
      />
      <TextAreaField
        id={commentId}
        name="absence-comment"
        label={t('Absence.Comment')}
        hint={t('Absence.Comment.Hint')}
        error={wrongComment}
        value={comment}
        onChange={(text) => setTyped({ ...typed, comment: text })}
      />
      <div className="button-row">
        <Button small look="primary" data-action="absence-save" busy={save.isPending} onClick={submit}>
          {t('Absence.Save')}
        </Button>
        <Button small look="quiet" onClick={close}>
          {t('General.Cancel')}
        </Button>
      </div>
    </div>
  )
}
