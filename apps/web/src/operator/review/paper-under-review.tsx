import { useState } from 'react'
import type { ReviewField, ReviewPaper } from '@attesta/contract/review-case.ts'
import { FieldRow } from './field-row.tsx'
import { Findings } from './findings.tsx'
import { PageBeside } from './page-beside.tsx'
import { useReviewWords } from './review-words.ts'

interface Props {
  reviewId: string
  paper: ReviewPaper
  mayDecide: boolean
}

const isBooking = ({ path }: ReviewField) => path.includes('.transactions.')

/** A paper beside what was read of it: each value leads to its place on the page. */
export function PaperUnderReview({ reviewId, paper, mayDecide }: Props) {
  const { say } = useReviewWords()
  const { fields } = paper
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
        documentId={paper.id}
        field={field}
        isMarked={marked === field.path}
        mayCorrect={mayDecide && paper.source !== 'connection'}
        onMark={() => mark(field.path, field)}
      />
    ))
  const [single, bookings] = [fields.filter((field) => !isBooking(field)), fields.filter(isBooking)]
  return (
    <div className="review-columns">
      <PageBeside reviewId={reviewId} paper={paper} page={page} onPage={setPage} marked={marked} onMark={setMarked} />
      <div className="stack-wide">
        <p className="small">
          {[
            say(`ReviewDesk.Source.${paper.source}`),
            say(`ReviewDesk.Sums.${paper.reconciled === null ? 'unknown' : paper.reconciled ? 'yes' : 'no'}`),
          ].join(' · ')}
        </p>
        <Findings
          reviewId={reviewId}
          paper={paper}
          mayDecide={mayDecide}
          onMark={(finding) => mark(finding.code, finding)}
        />
        <section aria-labelledby="review-fields">
          <h2 id="review-fields">{say('ReviewDesk.Fields')}</h2>
          {fields.length === 0 ? (
            <p className="muted">{say('ReviewDesk.NoFields')}</p>
          ) : (
            <ul className="plain-list review-fields">{rows(single)}</ul>
          )}
          {bookings.length > 0 && (
            <details>
              <summary>
                {say('ReviewDesk.Rows', {
                  count: new Set(bookings.map(({ path }) => path.slice(0, path.lastIndexOf('.')))).size,
                })}
              </summary>
              <ul className="plain-list review-fields">{rows(bookings)}</ul>
            </details>
          )}
        </section>
      </div>
    </div>
  )
}
