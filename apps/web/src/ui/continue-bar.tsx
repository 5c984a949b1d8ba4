import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import { ContinueLabel } from './continue-label.tsx'
import { FieldLinks } from './field-links.tsx'
import { useLeaving } from './leaving.tsx'

/** A field that still has to be filled, by its label. */
export interface Needed {
  target: string
  label: string
}

interface Props {
  label?: string
  /** The screen is not complete. With `needed` the button can still be pressed and says what is missing. */
  disabled?: boolean
  busy?: boolean
  needed?: readonly Needed[]
  /** Absent inside a form: the button then submits it. */
  onContinue?: () => void
  /** The button was pressed while something is missing: marks the fields. */
  onLack?: () => void
  children?: ReactNode
}

/** The end of a screen: the way on, and what is still missing once it was pressed too early. */
export function ContinueBar({ label, disabled = false, busy, needed = [], onContinue, onLack, children }: Props) {
  const { isLeaving } = useLeaving()
  const [attempt, setAttempt] = useState(0)
  const lacks = disabled && needed.length > 0
  const press = (event: MouseEvent) => {
    // The second half of a double click was meant for what stood here before, be it this screen or the one before.
    if (event.detail > 1) return event.preventDefault()
    if (!lacks) return onContinue?.()
    event.preventDefault()
    onLack?.()
    setAttempt((times) => times + 1)
  }
  return (
    <div className="continue-bar">
      {lacks && attempt > 0 && <StillNeeded needed={needed} attempt={attempt} />}
      {children}
      <div className="button-row">
        <Button
          look="primary"
          type={onContinue ? 'button' : 'submit'}
          data-action="continue"
          onClick={press}
          disabled={disabled && !lacks}
          aria-disabled={lacks || undefined}
          busy={busy || isLeaving}
        >
          {label ?? <ContinueLabel />}
        </Button>
      </div>
    </div>
  )
}

/** Takes the focus with each attempt; each line leads to its field. */
function StillNeeded({ needed, attempt }: { needed: readonly Needed[]; attempt: number }) {
  const t = useSay()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  return (
    <nav className="still-needed" aria-label={t('General.StillNeeded')} ref={box} tabIndex={-1}>
      <strong>{t('General.StillNeeded')}</strong>
      <FieldLinks links={needed.map(({ target, label }) => ({ target, text: label }))} />
    </nav>
  )
}
