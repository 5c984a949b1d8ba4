import type { TableRecord } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'

interface Props { caption: string; records: readonly (TableRecord & { committed?: boolean })[]; empty: string }

/** Payers, employers or payees: what each is worth a month, the months that it was seen in, and the notes about it. */
export function RecordTable({ caption, records, empty }: Props) {
  const { say, told, money, percent } = useReportWords()
  if (records.length === 0) return <p className="muted">{empty}</p>
  return (
    <ul className="records" aria-label={caption}>
      {records.map((record, index) => (
        <li key={index} className="record">
          <div className="record-head">
            <div>
              <p className="record-name">{record.label}</p>
              <p className="meta muted">{say(record.label_key)}{record.committed && ` · ${say('Report.Cost.Committed')}`}</p>
            </div>
            <p className="record-value number">{money(record.monthly_value)}<span className="meta muted"> {say('Report.PerMonth')}</span></p>
          </div>
          {record.counted_share < 1 && <p className="small">{say('Report.CountedShare', { share: percent(record.counted_share * 100) })}</p>}
          {record.is_fraud && <p className="small state-failed">{say('Report.NotUnchanged')}</p>}
          {record.notes.map((note, at) => <p key={at} className="small">{told(note)}</p>)}
          <ul className="months">
            {record.coverage.flatMap((year) => year.values.filter(({ value }) => value !== 'none').map((value) => (
              <li key={`${year.year}-${value.translation_key}`} className={`month cell-${value.value}`}>
                <span className="meta">{say(value.translation_key)} {year.year}</span>
                <span className="number">{value.numeric_value === null ? say(`Report.Coverage.${value.value}`) : money(value.numeric_value)}</span>
                {value.msg && <span className="meta">{told(value.msg)}</span>}
              </li>
            )))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
