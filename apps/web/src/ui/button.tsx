import type { ButtonHTMLAttributes, Ref } from 'react'
import { Spinner } from './spinner.tsx'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  small?: boolean
  /** What it was pressed for is running: it cannot be pressed again, and the text stays. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** One that is busy keeps the focus, which a disabled one would lose to nowhere. Source: WCAG 2.2, 2.4.3. */
export const Button = ({ look = 'secondary', small, busy, children, type = 'button', onClick, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className={`button ${look}${small ? ' small' : ''}`}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy || undefined}
    // Enter in a field presses its form's button too.
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy && <Spinner />}
    {children}
  </button>
)
