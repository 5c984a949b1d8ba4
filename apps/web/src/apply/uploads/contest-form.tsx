import { useEffect, useState } from 'react'
import type { DocumentError } from '@attesta/contract/document.ts'
import { limits } from '@attesta/contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'
import { useContest } from './use-contest.ts'

interface Props {
  documentId: string
  file: string
  finding: DocumentError
  onClose: () => void
}

/** Why the paper is right after all, in the person's own words. */
export function ContestForm({ documentId, file, finding: { code, contest }, onClose }: Props) {
  const say = useSay()
  const [comment, setComment] = useState(contest?.comment ?? '')
  const [wasPressed, setPressed] = useState(false)
  const save = useContest({ documentId, file, code }, onClose)
  const id = `contest-${documentId}-${code.replace('.', '-')}`
  useEffect(() => {
    document.getElementById(id)?.focus()
  }, [id])
  const over = comment.trim().length - limits.maxDetails
  const problem =
    over > 0
      ? say('Contest.TooLong', { over })
      : wasPressed && comment.trim() === ''
        ? say('Contest.Missing')
        : save.error
          ? failureText(say, save.error)
          : undefined
  const submit = () => {
    setPressed(true)
    if (over <= 0 && comment.trim() !== '') save.mutate(comment)
    else document.getElementById(id)?.focus()
  }
  return (
    <div className="stack">
      <TextAreaField
        id={id}
        name="contest"
        label={say('Contest.Label')}
        hint={say('Contest.Hint')}
        error={problem}
        value={comment}
        onChange={setComment}
      />
      <div className="button-row">
        <Button small look="primary" data-action="contest-save" busy={save.isPending} onClick={submit}>
          {say('Contest.Save')}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {say('General.Cancel')}
        </Button>
      </div>
    </div>
  )
}
