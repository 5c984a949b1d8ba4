/** Months laid out by year, as the report's tables draw them. */
import type { CoverageYear } from '@attesta/contract/report-tables.ts'
import type { Month } from '../day.ts'

export type Cell = Omit<CoverageYear['values'][number], 'translation_key'>

const emptyCell: Cell = { value: 'none', numeric_value: null, msg: null }

/** Every year that a cell falls in, twelve months each; months without a cell ask for nothing. */
export function byYear(cells: ReadonlyMap<Month, Cell>): CoverageYear[] {
  const years = [...new Set([...cells.keys()].map((month) => Number(month.slice(0, 4))))].sort()
  return years.map((year) => ({
    translation_key: 'Report.Year',
    year,
    values: Array.from({ length: 12 }, (_, index) => {
      const number = String(index + 1).padStart(2, '0')
      return { ...(cells.get(`${year}-${number}`) ?? emptyCell), translation_key: `Report.Month.${number}` }
    }),
  }))
}
