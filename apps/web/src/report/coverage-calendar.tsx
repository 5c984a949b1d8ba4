import type { CoverageYear } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'

const marks = { ok: '✓', missing: '–', warning: '!', error: '✕', none: '' } as const

/** Which months papers cover: a year a row, twelve months, signs with words for who does not see them, notes listed below. */
export function CoverageCalendar({ caption, years }: { caption: string; years: readonly CoverageYear[] }) {
  const { say, told } = useReportWords()
  const notes = years.flatMap((year) => year.values.flatMap((value, index) => (value.msg ? [{ key: `${year.year}-${index}`, year: year.year, name: value.translation_key, msg: value.msg }] : [])))
  const first = years[0]
  if (!first) return null
  return (
    <>
      <div className="scroll" tabIndex={0} role="region" aria-label={caption}>
        <table className="calendar">
          <caption>{caption}</caption>
          <thead><tr><td />{first.values.map((value) => <th key={value.translation_key} scope="col"><abbr title={say(value.translation_key)}>{say(value.translation_key).slice(0, 3)}</abbr></th>)}</tr></thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                {year.values.map((value) => (
                  <td key={value.translation_key} className={`cell-${value.value}`}><span aria-hidden="true">{marks[value.value]}</span><span className="unseen">{say(`Report.Coverage.${value.value}`)}</span></td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.length > 0 && <ul className="notes">{notes.map((note) => <li key={note.key}>{say(note.name)} {note.year}: {told(note.msg)}</li>)}</ul>}
    </>
  )
}
