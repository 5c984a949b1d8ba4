import { measuredOf, stripOf, householdLine, type StripCell, type StripLook } from '@attesta/domain/report/strip.ts'
import { atAGlance } from '@attesta/domain/report/at-a-glance.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'

/** Four answers in ten seconds: is it affordable, are the documents genuine, who is it, what is open. */
export function Strip({ report }: { report: RentReport }) {
  const words = useReportWords()
  return <StripCells cells={stripOf(atAGlance(report), measuredOf(report), words)} />
}

const StripCells = ({ cells }: { cells: readonly StripCell[] }) => (
  <dl className="strip">
    {cells.map((cell) => (
      <Cell key={cell.id} {...cell} />
    ))}
  </dl>
)

const marks: Readonly<Record<StripLook, string>> = { passed: '✓', failed: '!', unknown: '?', warning: '!', plain: '%' }

function Cell({ id, name, look, value, lines }: StripCell) {
  return (
    <div className={`strip-cell check-${look}`}>
      <dt>
        <span className="check-mark" aria-hidden="true">
          {marks[look]}
        </span>
        {name}
      </dt>
      <dd>
        <span className="strip-value">{value}</span>
        {lines.map((line) => (
          <span key={line} className={id === 'open' ? 'strip-name' : undefined}>
            {line}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** Shows the household in one line. */
export function HouseholdLine({ report }: { report: RentReport }) {
  const words = useReportWords()
  return <p className="household-line">{householdLine(report, words)}</p>
}
