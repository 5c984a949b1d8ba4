import { useRef, type ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  /** Opened by `open-NAME`. */
  name: string
  title: string
  /** How it stands, read without opening it. */
  state: ReactNode
  startsOpen?: boolean
  children: ReactNode
}

/** One of a team's tools, folded under its heading. What is typed into it outlives the folding. */
export function Tool({ name, title, state, startsOpen = false, children }: Props) {
  const [body, heading] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)]
  useFocusReturn(body, heading)
  return (
    <details className="tool" open={startsOpen}>
      <summary ref={heading} data-action={`open-${name}`}>
        <h3>{title}</h3>
        <span className="tool-state">{state}</span>
      </summary>
      <div ref={body} className="stack">
        {children}
      </div>
    </details>
  )
}
