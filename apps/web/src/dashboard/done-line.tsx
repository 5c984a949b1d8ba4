import { useEffect, useRef, type ReactNode } from 'react'

/** Announces and focuses what was done: the pressed button is often gone. `of`: undefined until then. */
export function DoneLine({ of, children }: { of: unknown; children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (of) box.current?.focus()
  }, [of])
  return (
    <p ref={box} tabIndex={-1} role="status" className={of ? 'archiving-done' : undefined}>
      {of ? children : null}
    </p>
  )
}
