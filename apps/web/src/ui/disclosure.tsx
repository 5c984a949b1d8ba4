import type { ReactNode } from 'react'

export const Disclosure = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className="disclosure">
    <summary>{summary}</summary>
    <div className="stack">{children}</div>
  </details>
)
