import { scaleLinear } from 'd3-scale'
import type { RentReport } from '@attesta/contract/report.ts'

interface Props {
  affordability: RentReport['monthly_affordability']
  label: string
  /** The meter's reading in words. */
  text: string
  /** Words below the marks: the lower, the middle and the upper bound. */
  marks: { min: string; value: string; max: string }
}

const width = 640, height = 84, side = 12, bar = 34

/** Where the rent stands against the rent that the residual income carries: a linear band from the lower to the upper bound, a mark for the rent. */
export function AffordabilityMeter({ affordability: { min, value, max, rent }, label, text, marks }: Props) {
  if (min === null || value === null || max === null || rent === null) return <p>{text}</p>
  const end = Math.max(Number(max), Number(rent)) * 1.15 || 1
  const x = scaleLinear().domain([0, end]).range([side, width - side])
  const at = x(Number(rent))
  return (
    <div className="meter" role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={Math.round(end)} aria-valuenow={Math.round(Number(rent))} aria-valuetext={text}>
      <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect className="meter-track" x={side} y={bar} width={width - 2 * side} height="14" rx="7" />
        <rect className="meter-band" x={x(Number(min))} y={bar} width={x(Number(max)) - x(Number(min))} height="14" />
        <line className="meter-middle" x1={x(Number(value))} x2={x(Number(value))} y1={bar - 2} y2={bar + 16} />
        <path className="meter-rent" d={`M${at} ${bar - 3}l-8 -12h16z`} />
        <text className="chart-label" x={Math.min(Math.max(at, 60), width - 60)} y={12} textAnchor="middle">{text}</text>
        <text className="chart-axis" x={x(Number(min))} y={bar + 36} textAnchor="end">{marks.min}</text>
        <text className="chart-axis" x={x(Number(max))} y={bar + 36} textAnchor="start">{marks.max}</text>
      </svg>
    </div>
  )
}
