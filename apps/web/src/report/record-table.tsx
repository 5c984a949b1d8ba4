import type { RentReport } from '@attesta/contract/report.ts'
import type { TableRecord } from '@attesta/contract/report-tables.ts'
import { useReportWords } from './report-words.ts'

type Row = TableRecord & { committed?: boolean }
interface Props {
  caption: string
  records: readonly Row[]
  empty: string
  documents: RentReport['documents']
}

/** Payers, employers or payees: what each is worth a month, the months that it was seen in, and the notes about it. */
export function RecordTable({ caption, records, empty, documents }: Props) {
  if (records.length === 0) return <p className="muted">{empty}</p>
  return (
    <ul className="records" aria-label={caption}>
      {records.map((record, index) => (
        <Record key={index} record={record} documents={documents} />
      ))}
    </ul>
  )
}

function Record({ record, documents }: { record: Row; documents: RentReport['documents'] }) {
  const { t, told, money, percent } = useReportWords()
  const kind = t(record.label_key)
  const numbers = documents
    .filter(({ id }) => record.document_ids.includes(id))
    .map(({ number }) => `[${number}]`)
    .join(' ')
  return (
    <li className="record">
      <div className="record-head">
        <div>
          <p className="record-name">{record.label || kind}</p>
          <p className="meta muted">
            {[record.label && kind, record.committed && t('Report.Cost.Committed'), numbers]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className="record-value number">
          {money(record.monthly_value)}
          <span className="meta muted"> {t('Report.PerMonth')}</span>
        </p>
      </div>
      {record.counted_share > 0 && record.counted_share < 1 && (
        <p className="small">{t('Report.CountedShare', { share: percent(record.counted_share * 100) })}</p>
      )}
      {record.is_fraud && <p className="small state-failed">{t('Report.NotUnchanged')}</p>}
      {record.notes.map((note, at) => (
        <p key={at} className="small">
          {told(note)}
        </p>
      ))}
      <Months record={record} />
    </li>
  )
}

function Months({ record: { coverage } }: { record: Row }) {
  const { t, told, money, month } = useReportWords()
  const cells = coverage.flatMap(({ year, values }) =>
    values.flatMap((cell, index) =>
      cell.value === 'none' ? [] : [{ ...cell, month: `${year}-${String(index + 1).padStart(2, '0')}` }],
    ),
  )
  return (
    <ul className="months">
      {cells.map((cell) => (
        <li key={cell.month} className={`month cell-${cell.value}`}>
          <span className="meta">{month(cell.month)}</span>
          <span className="number">
            {cell.numeric_value === null ? t(`Report.Coverage.${cell.value}`) : money(cell.numeric_value)}
          </span>
          {cell.value === 'warning' && cell.msg && <span className="meta">{told(cell.msg)}</span>}
        </li>
      ))}
    </ul>
  )
}
