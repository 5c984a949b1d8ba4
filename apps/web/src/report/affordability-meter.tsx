import { scaleLinear } from 'd3-scale'
import type { RentReport } from '@attesta/contract/report.ts'
import { atAGlance, headingKey } from '@attesta/domain/report/at-a-glance.ts'
import { useReportWords } from './report-words.ts'
import { useWidth } from './use-width.ts'

const height = 44,
  bar = 22,
  thickness = 14
/** Room to the right of the highest mark, so that none sits on the edge. */
const headroom = 1.15

/**
 * Where the rent stands against the rent that the income carries: a straight scale filled from nothing, darkest where
 * it is most comfortable, an arrow for the rent; the marks in words below.
 */
export function AffordabilityMeter({ report }: { report: RentReport }) {
  const { t, money, roundMoney, percent } = useReportWords()
  const [box, width] = useWidth<HTMLDivElement>(640)
  const affordability = report.monthly_affordability
  const { min, value, max, rent, percentage } = affordability
  const { base, net, unsure } = atAGlance(report)
  if (min === null || value === null || max === null || Number(max) === 0)
    return <p className="muted">{t('Report.Affordability.NotKnown')}</p>
  const reading =
    rent === null
      ? t('Report.Affordability.NoRent')
      : percentage === null
        ? t('Report.Chart.Rent', { rent })
        : t(base === 'household' ? 'Report.Affordability.Reading.household' : 'Report.Affordability.Reading', {
            rent,
            percentage: percent(percentage),
          })
  const end = Math.max(Number(max), Number(rent ?? 0)) * headroom
  const x = scaleLinear().domain([0, end]).range([0, width])
  const marks = [
    [min, 'affordable_rent_min'],
    [value, 'affordable_rent'],
    [max, 'affordable_rent_max'],
  ] as const
  const drawing = (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden="true">
      <rect className="meter-track" x="0.5" y={bar} width={width - 1} height={thickness} rx="7" />
      {[0, Number(min), Number(value)].map((from, index) => (
        <rect
          key={index}
          className={`meter-part meter-part-${index + 1}`}
          x={x(from)}
          y={bar}
          width={x(Number([min, value, max][index])) - x(from)}
          height={thickness}
        />
      ))}
      {marks.map(([amount, id]) => (
        <line
          key={id}
          className="meter-mark"
          x1={x(Number(amount))}
          x2={x(Number(amount))}
          y1={bar - 4}
          y2={bar + thickness + 4}
        />
      ))}
      {rent !== null && (
        <path
          className="meter-rent"
          d={`M${Math.min(Math.max(x(Number(rent)), 9), width - 9)} ${bar - 2}l-9 -16h18z`}
        />
      )}
    </svg>
  )
  return (
    <>
      <div ref={box}>
        {rent === null ? (
          drawing
        ) : (
          <div
            className="meter"
            role="meter"
            aria-label={t(headingKey(affordability.translation_key, unsure))}
            aria-valuemin={0}
            aria-valuemax={Math.round(end)}
            aria-valuenow={Math.round(Number(rent))}
            aria-valuetext={`${reading}. ${t('Report.Affordability.Alt', { min, value, max, rent })}`}
          >
            {drawing}
          </div>
        )}
        <p className="meter-ends meta muted" aria-hidden="true">
          <span>{roundMoney(0)}</span>
          <span>{roundMoney(end)}</span>
        </p>
      </div>
      <p className="meter-reading">
        {rent !== null && (
          <span className="meter-sign" aria-hidden="true">
            ▼{' '}
          </span>
        )}
        {reading}
      </p>
      <dl className="marks">
        {marks.map(([amount, id]) => (
          <div key={id}>
            <dt>{t(`Report.Figure.${id}`)}</dt>
            <dd>
              <span className="number">{money(amount)}</span>{' '}
              {/* In the base of the rent's own percentage, so that the two can be compared. */}
              {net !== null && (
                <span className="muted">
                  {t(`Report.Glance.Share.${base}`, { percentage: percent((100 * Number(amount)) / Number(net)) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
