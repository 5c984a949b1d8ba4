import type { ReactNode } from 'react'

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
export const Tool = ({ name, title, state, startsOpen = false, children }: Props) => (
  <details className="tool" open={startsOpen}>
    <summary data-action={`open-${name}`}>
      <h3>{title}</h3>
      <span className="tool-state">{state}</span>
    </summary>
    <div className="stack">{children}</div>
  </details>
)
