import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../words/words.tsx'

interface Props {
  label: string
  /** What will be, when it is pressed again. */
  question: string
  yes: string
  busy: boolean
  onConfirm: () => void
}

/** What cannot be taken back is asked twice, in place. */
export function ConfirmedButton({ label, question, yes, busy, onConfirm }: Props) {
  const t = useSay()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button small look="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <span className="stack" role="group" aria-label={label}>
      <span role="alert">{question}</span>
      <span className="button-row">
        <Button small look="danger" busy={busy} onClick={onConfirm}>
          {yes}
        </Button>
        <Button small look="quiet" onClick={() => setAsked(false)}>
          {t('Partners.Cancel')}
        </Button>
      </span>
    </span>
  )
}
