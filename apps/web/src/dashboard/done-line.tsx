import { useEffect, useRef, type ReactNode } from 'react'

/** Shows what was done, read out and focused: the button that was pressed is often gone. `of`: none until then. */
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
