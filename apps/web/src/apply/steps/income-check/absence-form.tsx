import { useEffect, useState } from 'react'
import { maxAbsenceComment, type Absence, type AbsenceReason } from '@attesta/contract/absence.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { useSay } from '../../../words/words.tsx'
import { failureText } from '../../shell/call-problem.tsx'
import { useAbsence } from './use-absence.ts'

interface Props {
  type: UploadType
  reasons: readonly AbsenceReason[]
  said: Absence | undefined
  onClose: () => void
}

/** Why somebody does not have a paper: a reason of the list, and their own words to it. */
export function AbsenceForm({ type, reasons, said, onClose }: Props) {
  const say = useSay()
  const [reason, setReason] = useState(said?.reason)
  const [comment, setComment] = useState(said?.comment ?? '')
  const [wasPressed, setPressed] = useState(false)
  const save = useAbsence(type, onClose)
  const [reasonId, commentId] = [`absence-reason-${type}`, `absence-comment-${type}`]
  useEffect(() => {
    document.getElementById(reasonId)?.focus()
  }, [reasonId])
  const text = comment.trim()
  const wrongComment =
    text.length > maxAbsenceComment
      ? say('Absence.Error.TooLong')
      : wasPressed && reason === 'other' && text === ''
        ? say('Absence.Error.CommentMissing')
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
      <p className="small muted">{say('Absence.Hint')}</p>
      {save.error && <Banner message={failureText(say, save.error)} />}
      <SelectField
        id={reasonId}
        name="absence-reason"
        label={say('Absence.Reason')}
        blank={say('IncomeCheck.Choose')}
        value={reason ?? ''}
        error={wasPressed && reason === undefined ? say('Absence.Error.ReasonMissing') : undefined}
        onChange={(value) => setReason(reasons.find((one) => one === value))}
        options={reasons.map((one) => ({ value: one, label: say(`Absence.${one}`) }))}
      />
      <TextAreaField
        id={commentId}
        name="absence-comment"
        label={say('Absence.Comment')}
        hint={say('Absence.Comment.Hint')}
        error={wrongComment}
        value={comment}
        onChange={setComment}
      />
      <div className="button-row">
        <Button small look="primary" data-action="absence-save" busy={save.isPending} onClick={submit}>
          {say('Absence.Save')}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {say('General.Cancel')}
        </Button>
      </div>
    </div>
  )
}
