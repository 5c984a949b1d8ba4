import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { useSay } from '../words/words.tsx'

interface Props {
  heading: string
  open: boolean
  /** Called for Esc, the cross and a press outside. */
  onClose: () => void
  children: ReactNode
  /** A press outside must not lose what the dialog asks. */
  closesOutside?: boolean
  /** `side`: at the side of a wide window, over the whole of a narrow one. `camera`: as much of a phone as there is. */
  look?: 'side' | 'camera'
}

/** A native modal dialog, named by its heading; the browser gives the focus back to what opened it. */
export function Dialog({ heading, open, onClose, children, closesOutside = true, look }: Props) {
  const t = useSay()
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  // What is in it stays while it fades away.
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setLeaving(false), limits.modalLeaveMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  // Also one that goes with its part of the page is closed before: only then the browser gives the focus back.
  useLayoutEffect(() => {
    if (!open) return undefined
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [open])
  // A press on the dialog itself, and not on what is in it, is one on the shade around.
  useEffect(() => {
    const dialog = box.current
    const press = (event: MouseEvent) => {
      if (closesOutside && event.target === dialog) dialog?.close()
    }
    dialog?.addEventListener('click', press)
    return () => dialog?.removeEventListener('click', press)
  }, [closesOutside])
  return (
    <dialog
      ref={box}
      className={look}
      aria-labelledby={id}
      onClose={() => {
        setLeaving(true)
        onClose()
      }}
    >
      {(open || isLeaving) && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={id}>{heading}</h2>
            <button
              type="button"
              className="close"
              aria-label={t('General.Close')}
              onClick={() => box.current?.close()}
            >
              ×
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
