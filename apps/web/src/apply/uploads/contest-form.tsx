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
  /** Of one cause. */
  codes: readonly string[]
  contest: DocumentError['contest']
  /** What is asked and how the text begins, where it is not a finding that is disputed but a line of «What we read». */
  asked?: { label: string; hint: string; missing: string; draft: string }
  onClose: () => void
}

/** Why the document is right after all, in the person's own words. */
export function ContestForm({ documentId, file, codes, contest, asked, onClose }: Props) {
  const t = useSay()
  const [comment, setComment] = useState(contest?.comment ?? asked?.draft ?? '')
  const [wasPressed, setPressed] = useState(false)
  const save = useContest({ documentId, file, codes }, onClose)
  const id = `contest-${documentId}-${codes[0]?.replace('.', '-')}`
  useEffect(() => {
    const field = document.getElementById(id)
    field?.focus()
    // Behind a beginning that was filled in.
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
  }, [id])
  // A beginning that was filled in says nothing yet.
  const isEmpty = comment.trim() === '' || comment.trim() === asked?.draft.trim()
  const over = comment.trim().length - limits.maxDetails
  const problem =
    over > 0
      ? t('Contest.TooLong', { over })
      : wasPressed && isEmpty
        ? (asked?.missing ?? t('Contest.Missing'))
        : save.error
          ? failureText(t, save.error)
          : undefined
  const submit = () => {
    setPressed(true)
    if (over <= 0 && !isEmpty) save.mutate(comment)
    else document.getElementById(id)?.focus()
  }
  return (
    <div className="stack">
      <TextAreaField
        id={id}
        name="contest"
        label={asked?.label ?? t('Contest.Label')}
        hint={asked?.hint ?? t('Contest.Hint')}
        error={problem}
        value={comment}
        onChange={setComment}
      />
      <div className="button-row">
        <Button small look="primary" data-action="contest-save" busy={save.isPending} onClick={submit}>
          {t('Contest.Save')}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {t('General.Cancel')}
        </Button>
      </div>
    </div>
  )
}
