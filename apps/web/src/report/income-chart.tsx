import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'
import { useWidth } from './use-width.ts'

type MonthBar = RentReport['income_by_month'][number]

const height = 280,
  top = 36,
  bottom = 32,
  left = 64
/** A chart of few months does not spread over the whole page. */
const widestStep = 200
/** Bars narrower than this have their sums without the sign of the euro, which the axis shows. */
const roomyBand = 72

/**
 * Net income by month: a bar each, stacked by kind, hatched where it is not proven; the rent as a dashed line; a month
 * without documents as an empty frame with its word.
 */
export function IncomeChart({ months, rent }: { months: readonly MonthBar[]; rent: string | null }) {
  const { t, money, roundMoney, roundNumber, shortMonth } = useReportWords()
  const [box, room] = useWidth<HTMLDivElement>(640)
  const width = Math.min(room, left + months.length * widestStep)
  const id = useId()
  const most = Math.max(...months.map(({ total }) => Number(total ?? 0)), Number(rent ?? 0)) || 1000
  const x = scaleBand<string>()
    .domain(months.map(({ month }) => month))
    .range([left, width])
    .paddingInner(0.35)
    .paddingOuter(0.2)
  const y = scaleLinear()
    .domain([0, most * 1.1])
    .nice(4)
    .range([height - bottom, top])
  const amount = x.step() < roomyBand ? roundNumber : roundMoney
  const title = t('Report.Section.IncomeByMonth')
  const description =
    rent === null
      ? t('Report.Chart.DescriptionNoRent', { months: months.length })
      : t('Report.Chart.Description', { months: months.length, rent: money(rent) })
  return (
    <div ref={box}>
      <svg
        className="chart"
        viewBox={`0 0 ${width} ${height}`}
        style={{ width }}
        height={height}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <defs>
          <pattern
            id={`${id}-hatched`}
            width="7"
            height="7"
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
          >
            <line className="chart-hatch" x1="0" y1="0" x2="0" y2="7" />
          </pattern>
        </defs>
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className="chart-axis" x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
              {roundMoney(tick)}
            </text>
          </g>
        ))}
        {months.map((bar) => (
          <Bar
            key={bar.month}
            bar={bar}
            x={x(bar.month) ?? left}
            width={x.bandwidth()}
            y={y}
            hatched={`url(#${id}-hatched)`}
            missingWord={t('Report.Coverage.missing')}
            name={shortMonth(bar.month)}
            amount={amount}
          />
        ))}
        {rent !== null && (
          <line className="chart-rent" x1={left} x2={width} y1={y(Number(rent))} y2={y(Number(rent))} />
        )}
      </svg>
    </div>
  )
}

interface BarProps {
  bar: MonthBar
  x: number
  width: number
  y: (euros: number) => number
  hatched: string
  missingWord: string
  name: string
  amount: (euros: number) => string
}

function Bar({ bar, x, width, y, hatched, missingWord, name, amount }: BarProps) {
  const [middle, floor] = [x + width / 2, height - bottom]
  return (
    <g>
      {bar.missing ? (
        <>
          <rect className="chart-missing" x={x} y={top} width={width} height={floor - top} rx="3" />
          <text className="chart-axis" x={middle} y={(top + floor) / 2} textAnchor="middle">
            {missingWord}
          </text>
        </>
      ) : (
        bar.sources.map(({ kind, state, value }, index, all) => {
          const to = all.slice(0, index + 1).reduce((sum, one) => sum + Number(one.value), 0)
          const place = { x, y: y(to), width, height: Math.max(0, floor - y(Number(value))) }
          return (
            <g key={kind}>
              <rect className={`chart-bar chart-${kind}`} {...place} />
              {state !== 'proven' && <rect fill={hatched} {...place} />}
            </g>
          )
        })
      )}
      {bar.total !== null && !bar.missing && (
        <text className="chart-label" x={middle} y={y(Number(bar.total)) - 7} textAnchor="middle">
          {amount(Number(bar.total))}
        </text>
      )}
      <text className="chart-axis" x={middle} y={floor + 22} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}
