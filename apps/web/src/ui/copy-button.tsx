import { useState } from 'react'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import { useAnnounce } from './live.tsx'

/** Copies a text; where the browser forbids it, the text beside the button can still be marked by hand. */
export function CopyButton({
  text,
  label,
  of,
}: {
  text: string
  label: string
  /** What is copied, where several such stand on a page. */
  of?: string
}) {
  const t = useSay()
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome('copied')
        announce(t('General.Copied'))
      },
      () => setOutcome('failed'),
    )
  return (
    <span className="button-row">
      <Button small onClick={() => void copy()}>
        {label}
        {of !== undefined && <span className="unseen">: {of}</span>}
      </Button>
      {outcome && (
        <span className={outcome === 'copied' ? 'copied' : 'muted'}>
          {t(outcome === 'copied' ? 'General.Copied' : 'General.CopyFailed')}
        </span>
      )}
    </span>
  )
}
