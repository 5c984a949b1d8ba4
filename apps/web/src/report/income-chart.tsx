import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'

type MonthBar = RentReport['income_by_month'][number]

interface Props {
  months: readonly MonthBar[]
  /** Asking rent, decimal euros; drawn as a dashed line. */
  rent: string | null
  title: string
  /** The chart in one sentence, for who does not see it. */
  description: string
  missingLabel: string
  rentLabel: string
  monthName: (month: string) => string
  /** A round amount without cents. */
  amount: (euros: number) => string
}

const width = 640, height = 260, top = 28, bottom = 36, left = 56, right = 8

/** Net income by month: a bar each, stacked by kind and filled by how well it is proven; the rent as a dashed line; a month without papers as a hatched gap. */
export function IncomeChart({ months, rent, title, description, missingLabel, rentLabel, monthName, amount }: Props) {
  const id = useId()
  const totals = months.map(({ total }) => Number(total ?? 0))
  const most = Math.max(...totals, Number(rent ?? 0), 1)
  const x = scaleBand<string>().domain(months.map(({ month }) => month)).range([left, width - right]).padding(0.35)
  const y = scaleLinear().domain([0, most * 1.1]).nice(4).range([height - bottom, top])
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <defs>
        <pattern id={`${id}-gap`} width="8" height="8" patternTransform="rotate(45)" patternUnits="userSpaceOnUse"><line className="chart-gap" x1="0" y1="0" x2="0" y2="8" /></pattern>
        <pattern id={`${id}-declared`} width="6" height="6" patternUnits="userSpaceOnUse"><circle className="chart-dot" cx="3" cy="3" r="1.2" /></pattern>
      </defs>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line className="chart-grid" x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
          <text className="chart-axis" x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">{amount(tick)}</text>
        </g>
      ))}
      {months.map((bar) => <Bar key={bar.month} bar={bar} x={x(bar.month) ?? left} width={x.bandwidth()} y={y} gap={`url(#${id}-gap)`} declared={`url(#${id}-declared)`} missingLabel={missingLabel} name={monthName(bar.month)} amount={amount} />)}
      {rent !== null && (
        <g>
          <line className="chart-rent" x1={left} x2={width - right} y1={y(Number(rent))} y2={y(Number(rent))} />
          <text className="chart-label chart-rent-label" x={width - right} y={y(Number(rent)) - 6} textAnchor="end">{rentLabel}</text>
        </g>
      )}
    </svg>
  )
}

interface BarProps { bar: MonthBar; x: number; width: number; y: (euros: number) => number; gap: string; declared: string; missingLabel: string; name: string; amount: (euros: number) => string }

function Bar({ bar, x, width: barWidth, y, gap, declared, missingLabel, name, amount }: BarProps) {
  const middle = x + barWidth / 2
  let below = 0
  return (
    <g>
      {bar.missing
        ? <><rect className="chart-missing" fill={gap} x={x} y={top + 40} width={barWidth} height={height - bottom - top - 40} /><text className="chart-label" x={middle} y={top + 32} textAnchor="middle">{missingLabel}</text></>
        : bar.sources.map((source) => {
          const from = below
          below += Number(source.value)
          return <rect key={source.kind} className={`chart-bar chart-${source.kind}`} {...(source.state === 'declared' && { fill: declared })} x={x} y={y(below)} width={barWidth} height={Math.max(0, y(from) - y(below))} />
        })}
      {bar.total !== null && !bar.missing && <text className="chart-label chart-total" x={middle} y={y(Number(bar.total)) - 6} textAnchor="middle">{amount(Number(bar.total))}</text>}
      <text className="chart-axis" x={middle} y={height - bottom + 20} textAnchor="middle">{name}</text>
    </g>
  )
}
