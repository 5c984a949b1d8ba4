import type { ReviewQuestion } from '@attesta/contract/review.ts'
import type { KeptQuestion } from '../stores/review-questions.ts'

export const viewQuestion = ({
  id,
  documentId,
  question,
  askedAt,
  answer,
  answeredAt,
}: KeptQuestion): ReviewQuestion => ({
  id,
  document_id: documentId,
  question,
  asked_at: askedAt.toISOString(),
  answer,
  answered_at: answeredAt?.toISOString() ?? null,
})
