import { useState } from 'react'
import type { ReviewField, ReviewDocument } from '@attesta/contract/review-case.ts'
import { FieldRow } from './field-row.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { foundBookings, rowOf } from './found-bookings.ts'
import { Findings } from './findings.tsx'
import { PageBeside } from './page-beside.tsx'
import { useReviewWords } from './review-words.ts'

interface Props {
  reviewId: string
  document: ReviewDocument
  mayDecide: boolean
}

const isBooking = ({ path }: ReviewField) => path.includes('.transactions.')

const countRows = (fields: readonly ReviewField[]): number => new Set(fields.map(rowOf)).size

/** Shows a document beside the values read from it: each value links to its place on the page. */
export function DocumentUnderReview({ reviewId, document, mayDecide }: Props) {
  const { t } = useReviewWords()
  const { fields } = document
  const [page, setPage] = useState(fields.find((field) => field.page !== null)?.page ?? 1)
  const [marked, setMarked] = useState<string>()
  const mark = (name: string, at: { page: number | null }) => {
    setMarked(name)
    if (at.page !== null) setPage(at.page)
  }
  const rows = (own: readonly ReviewField[]) =>
    own.map((field) => (
      <FieldRow
        key={field.path}
        reviewId={reviewId}
        documentId={document.id}
        field={field}
        isMarked={marked === field.path}
        mayCorrect={mayDecide && document.source !== 'connection'}
        onMark={() => mark(field.path, field)}
      />
    ))
  const [sought, setSought] = useState('')
  const [single, bookings] = [fields.filter((field) => !isBooking(field)), fields.filter(isBooking)]
  const found = foundBookings(bookings, sought)
  return (
    <div className="review-columns">
      <PageBeside
        reviewId={reviewId}
        document={document}
        page={page}
        onPage={setPage}
        marked={marked}
        onMark={setMarked}
      />
      <div className="stack-wide">
        <p className="small">
          {[
            t(`ReviewDesk.Source.${document.source}`),
            t(`ReviewDesk.Sums.${document.reconciled === null ? 'unknown' : document.reconciled ? 'yes' : 'no'}`),
          ].join(' · ')}
        </p>
        <Findings
          reviewId={reviewId}
          document={document}
          mayDecide={mayDecide}
          onMark={(finding) => mark(finding.code, finding)}
        />
        <section aria-labelledby="review-fields">
          <h2 id="review-fields">{t('ReviewDesk.Fields')}</h2>
          {fields.length === 0 ? (
            <p className="muted">{t('ReviewDesk.NoFields')}</p>
          ) : (
            <ul className="plain-list review-fields">{rows(single)}</ul>
          )}
          {bookings.length > 0 && (
            <details>
              <summary>{t('ReviewDesk.Rows', { count: countRows(bookings) })}</summary>
              <div className="stack">
                <TextField
                  id="search-bookings"
                  name="search-bookings"
                  type="search"
                  label={t('ReviewDesk.Search')}
                  hint={t('ReviewDesk.Search.Hint')}
                  value={sought}
                  onChange={setSought}
                  spellCheck={false}
                />
                {sought.trim() !== '' && (
                  <p className="small muted" role="status">
                    {t('ReviewDesk.Search.Found', { count: countRows(found) })}
                  </p>
                )}
                <ul className="plain-list review-fields">{rows(found)}</ul>
              </div>
            </details>
          )}
        </section>
      </div>
    </div>
  )
}
