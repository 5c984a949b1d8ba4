import type { ButtonHTMLAttributes, Ref } from 'react'
import { Spinner } from './spinner.tsx'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  small?: boolean
  /** What it was pressed for is running: it cannot be pressed again, and the text stays. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export const Button = ({ look = 'secondary', small, busy, disabled, children, type = 'button', ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className={`button ${look}${small ? ' small' : ''}`}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
  >
    {busy && <Spinner />}
    {children}
  </button>
)
