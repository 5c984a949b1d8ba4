import type { MouseEvent, ReactNode } from 'react'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import { goToField } from './go-to-field.ts'
import { useLeaving } from './leaving.tsx'

/** A field that still has to be filled, by its label. */
export interface Needed {
  target: string
  label: string
}

interface Props {
  label?: string
  disabled?: boolean
  busy?: boolean
  needed?: readonly Needed[]
  /** Absent inside a form: the button then submits it. */
  onContinue?: () => void
  children?: ReactNode
}

/** The end of a screen: what is still needed, and the way on. */
export function ContinueBar({ label, disabled, busy, needed = [], onContinue, children }: Props) {
  const say = useSay()
  const { isLeaving } = useLeaving()
  const press = (event: MouseEvent) => {
    // The second half of a double click was meant for what stood here before, be it this screen or the one before.
    if (event.detail > 1) event.preventDefault()
    else onContinue?.()
  }
  return (
    <div className="continue-bar">
      {disabled && <StillNeeded needed={needed} />}
      {children}
      <div className="button-row">
        <Button
          look="primary"
          type={onContinue ? 'button' : 'submit'}
          data-action="continue"
          onClick={press}
          disabled={disabled}
          busy={busy || isLeaving}
        >
          {label ?? say('General.Continue')}
        </Button>
      </div>
    </div>
  )
}

/** Met before the button that cannot be pressed yet, also by a person who goes by the keyboard. */
function StillNeeded({ needed }: { needed: readonly Needed[] }) {
  const say = useSay()
  if (needed.length === 0) return null
  return (
    <nav className="still-needed" aria-label={say('General.StillNeeded')}>
      <strong>{say('General.StillNeeded')}</strong>
      <ul>
        {needed.map(({ target, label }) => (
          <li key={target}>
            <a
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault()
                goToField(target)
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
