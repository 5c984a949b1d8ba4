import { useEffect, useRef, type ReactNode } from 'react'
import { useSay } from '../words/words.tsx'
import { CheckIcon, InfoIcon, ProblemIcon, WarningIcon } from './icons.tsx'

type BannerLook = 'err' | 'warn' | 'info' | 'ok'

interface Props {
  look?: BannerLook
  /** A bold prefix, followed by a colon when there is a message too. */
  boldMessage?: string
  message?: ReactNode
  /** Absent: it cannot be closed. */
  onClose?: () => void
  /** Takes the focus when it appears, for a failure that ended what the person was doing. */
  takesFocus?: boolean
  children?: ReactNode
}

const icons = { err: ProblemIcon, warn: WarningIcon, info: InfoIcon, ok: CheckIcon }

/** What the server has to say about the page as a whole. */
export function Banner({ look = 'err', boldMessage, message, onClose, takesFocus, children }: Props) {
  const t = useSay()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, message])
  const Icon = icons[look]
  const close = () => {
    onClose?.()
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  return (
    <div className={`banner ${look}`} ref={box} tabIndex={-1}>
      <Icon />
      <div className="banner-text" role={look === 'err' ? 'alert' : 'status'}>
        <p>
          {boldMessage && (
            <strong>
              {boldMessage}
              {message && ': '}
            </strong>
          )}
          {message ?? (boldMessage ? null : t('General.Error.Default'))}
        </p>
        {children}
      </div>
      {onClose && (
        <button type="button" className="close" onClick={close} aria-label={t('General.CloseMessage')}>
          ×
        </button>
      )}
    </div>
  )
}
