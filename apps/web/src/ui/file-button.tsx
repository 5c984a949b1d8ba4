import { useRef, useState } from 'react'
import { Button } from './button.tsx'

interface Props {
  id: string
  label: string
  /** What the file is for: said with the label to who cannot see it. */
  purpose: string
  accept: string
  onPick: (file: File | undefined) => void
  'aria-describedby'?: string | undefined
}

/**
 * One file picked in the page's words: the browser's own control speaks the browser's language. The name of what was
 * picked stands beside it.
 */
export function FileButton({ id, label, purpose, accept, onPick, 'aria-describedby': describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<string>()
  const pick = (file: File | undefined) => {
    setPicked(file?.name)
    onPick(file)
  }
  return (
    <div className="file-button button-row">
      <Button
        id={id}
        small
        aria-label={`${label}: ${purpose}`}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {picked && <span className="small picked">{picked}</span>}
      <input
        ref={input}
        id={`${id}-input`}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={(event) => pick(event.target.files?.[0])}
      />
    </div>
  )
}
