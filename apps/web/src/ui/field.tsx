import { useEffect, useRef, type ReactNode } from 'react'
import { useSay } from '../words/words.tsx'
import { useAnnounce } from './live.tsx'

export interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Shown only when there is something to mend. */
  error?: string | undefined
  /** A remark that blocks nothing; one that comes while the person types is said politely. */
  note?: ReactNode
  optional?: boolean
}

/** What the control inside must carry so that label, hint and error belong to it. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint, error, control: in this order, and tied to one another. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  optional,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const t = useSay()
  const announce = useAnnounce()
  const stands = useRef(note)
  useEffect(() => {
    if (typeof note === 'string' && note !== stands.current) announce(note)
    stands.current = note
  }, [note, announce])
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="optional"> {t('General.Optional')}</span>}
      </label>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {note && (
        <div className="field-note" id={`${id}-note`}>
          {note}
        </div>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const t = useSay()
  return (
    <div className="field-error" id={id}>
      <span>
        <span className="unseen">{t('General.ErrorPrefix')} </span>
        {children}
      </span>
    </div>
  )
}
