import type { AggregatedError, RentReport } from '@attesta/contract/report.ts'
import { isContested } from '@attesta/domain/report/contested.ts'
import { useReportWords } from './report-words.ts'

/**
 * Shows what was found about the documents of some sources, with the numbers of those documents; nothing where nothing
 * was found.
 */
export function Notes({
  report: { aggregated_error_messages: errors, documents },
  sources,
}: {
  report: RentReport
  sources: readonly AggregatedError['source'][]
}) {
  const { t, told } = useReportWords()
  const own = errors.filter(({ source }) => sources.includes(source))
  if (own.length === 0) return null
  const numbers = (ids: readonly string[]) =>
    documents
      .filter(({ id }) => ids.includes(id))
      .map(({ number }) => `[${number}]`)
      .join(' ')
  return (
    <ul className="notes">
      {own.map((error, index) => (
        <li key={index} className={`note-${error.type}`}>
          <strong>{t(`Report.Note.${error.type}`)}</strong> {told(error.msg)}{' '}
          <span className="muted">{numbers(error.document_ids)}</span>
          {isContested(error, documents) && (
            <>
              {' '}
              <em className="contested">{t('Report.Contested')}</em>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
