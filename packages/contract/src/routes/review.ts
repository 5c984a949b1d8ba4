import * as z from 'zod/mini'
import { contestComment } from '../document.ts'
import { reviewStanding } from '../review.ts'
import { define } from '../route.ts'
import { okWith, owned } from './replies.ts'

const act = {
  method: 'POST',
  who: 'owner',
  rate: 'write',
  cache: 'private',
  query: owned,
  reply: okWith({ review: reviewStanding }),
} as const

export const reviewRoutes = define({
  reviewStanding: {
    method: 'GET',
    path: '/api/v1/review/',
    summary:
      'How the review of the application by a person stands, what was asked, and how long reviews have taken of late',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({ review: reviewStanding }),
  },
  askForReview: {
    ...act,
    path: '/api/v1/review/ask-for',
    summary:
      'Asks that a person looks at the documents and at what was made of them, also when the report is issued; ' +
      'asking twice changes nothing',
    audit: 'review.asked-for',
  },
  answerReviewQuestion: {
    ...act,
    path: '/api/v1/review/answer',
    summary: 'Answers a question of the reviewer, once',
    audit: 'review.answered',
    body: z.strictObject({ question_id: z.uuid(), answer: contestComment }),
  },
})
