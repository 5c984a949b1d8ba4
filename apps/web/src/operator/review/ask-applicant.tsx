import { useState } from 'react'
import type { ReviewDocument } from '@attesta/contract/review-case.ts'
import { ChangeFailed } from '../../dashboard/change-failed.tsx'
import { useChange } from '../../dashboard/use-change.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { useReviewWords } from './review-words.ts'

/** Shows the form for a question to the applicant, about one document or in general. */
export function AskApplicant({ reviewId, documents }: { reviewId: string; documents: readonly ReviewDocument[] }) {
  const { t } = useReviewWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('readReview', 'listReviews')
  const [question, setQuestion] = useState('')
  const [about, setAbout] = useState('')
  const send = async () => {
    if (
      await run(() =>
        api.call('askApplicant', {
          params: { review_id: reviewId },
          body: { document_id: about === '' ? null : about, question },
        }),
      )
    )
      setQuestion('')
  }
  return (
    <section className="panel stack">
      <h2>{t('ReviewDesk.Ask')}</h2>
      <ChangeFailed failure={failure} />
      <SelectField
        id="ask-about"
        label={t('ReviewDesk.AskAbout')}
        value={about}
        onChange={setAbout}
        options={[
          { value: '', label: t('ReviewDesk.AskAbout.General') },
          ...documents.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextAreaField
        id="ask-question"
        name="question"
        label={t('ReviewDesk.Question')}
        hint={t('ReviewDesk.Question.Hint')}
        error={failure?.fields[0]?.text}
        value={question}
        onChange={setQuestion}
      />
      <div className="button-row">
        <Button data-action="ask-applicant" busy={isBusy} onClick={() => void send()}>
          {t('ReviewDesk.Send')}
        </Button>
      </div>
    </section>
  )
}
