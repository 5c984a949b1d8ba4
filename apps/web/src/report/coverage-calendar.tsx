import type { CoverageYear } from '@attesta/contract/report-tables.ts'
import { useReportWords } from './report-words.ts'

const marks = { ok: '✓', missing: '–', warning: '!', error: '✕', none: '' } as const

/**
 * Which months documents cover: a year a row, twelve months, signs with words for who does not see them, notes listed
 * below.
 */
export function CoverageCalendar({ caption, years }: { caption: string; years: readonly CoverageYear[] }) {
  const { t, told, shortMonth, letterOfMonth } = useReportWords()
  const notes = years.flatMap((year) =>
    year.values.flatMap((value, index) => (value.msg ? [{ key: `${year.year}-${index}`, msg: value.msg }] : [])),
  )
  const first = years[0]
  if (!first) return null
  const nameOf = (index: number) => `${first.year}-${String(index + 1).padStart(2, '0')}`
  return (
    <>
      <table className="calendar">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('Report.Year')}</span>
            </th>
            {first.values.map((value, index) => (
              <th key={value.translation_key} scope="col">
                <span className="unseen">{t(value.translation_key)}</span>
                <span className="short" aria-hidden="true">
                  {shortMonth(nameOf(index))}
                </span>
                <span className="letter" aria-hidden="true">
                  {letterOfMonth(nameOf(index))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              {year.values.map((value) => (
                <td key={value.translation_key} className={`cell-${value.value}`}>
                  <span aria-hidden="true">{marks[value.value]}</span>
                  <span className="unseen">{t(`Report.Coverage.${value.value}`)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((note) => (
            <li key={note.key} className="note-warning">
              {told(note.msg)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
