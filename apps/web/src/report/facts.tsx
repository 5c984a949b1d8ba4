import { useReportWords } from './report-words.ts'

/** Names and values, one a line; what was not said is said to be so. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: string | null])[] }) {
  const { provided } = useReportWords()
  return (
    <dl className="summary-list">
      {rows.map(([label, value], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd className={value === null ? 'muted' : undefined}>{provided(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
