import type { ReactNode } from 'react'

export interface SummaryLine {
  label: ReactNode
  value: ReactNode
}

export const SummaryList = ({ lines }: { lines: readonly SummaryLine[] }) => (
  <dl className="summary-list">
    {lines.map(({ label, value }, index) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
