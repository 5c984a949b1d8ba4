import type { ReviewDocument } from '@attesta/contract/review-case.ts'
import type { ReviewQuestion } from '@attesta/contract/review.ts'
import { useReviewWords } from './review-words.ts'

/** Shows the questions asked so far and their answers. */
export function Questions({
  questions,
  documents,
}: {
  questions: readonly ReviewQuestion[]
  documents: readonly ReviewDocument[]
}) {
  const { t, time } = useReviewWords()
  if (questions.length === 0) return null
  return (
    <section className="panel stack">
      <h2>{t('ReviewDesk.Questions')}</h2>
      <ul className="plain-list stack">
        {questions.map(({ id, document_id, question, asked_at, answer }) => (
          <li key={id}>
            <p className="meta muted">
              {[documents.find((document) => document.id === document_id)?.name, time(asked_at)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p>{question}</p>
            {answer === null ? (
              <p className="muted">{t('ReviewDesk.Waiting')}</p>
            ) : (
              <blockquote className="contest-said">{answer}</blockquote>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
