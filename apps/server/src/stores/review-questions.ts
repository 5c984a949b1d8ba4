import { and, asc, eq, isNull } from 'drizzle-orm'
import { reviewQuestions } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface KeptQuestion {
  id: string
  documentId: string | null
  question: string
  askedAt: Date
  answer: string | null
  answeredAt: Date | null
}

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const place = (column: 'question' | 'answer', row: string) => ({ table: 'review_questions', column, row })

export const createReviewQuestions = ({ tx, keys, clock, random }: StoreContext) => ({
  /** Returns the question's id. */
  async ask(
    { applicationId, userId }: { applicationId: string; userId: string },
    operatorId: string,
    documentId: string | null,
    question: string,
  ): Promise<string> {
    const id = random.uuid()
    await tx.insert(reviewQuestions).values({
      id,
      applicationId,
      userId,
      documentId,
      question: await keys.seal(key(applicationId), place('question', id), Buffer.from(question)),
      operatorId,
      askedAt: clock.now(),
    })
    return id
  },

  /** Once; gives whether there was such a question without an answer. */
  async answer(applicationId: string, id: string, answer: string): Promise<boolean> {
    const { rowCount } = await tx
      .update(reviewQuestions)
      .set({
        answer: await keys.seal(key(applicationId), place('answer', id), Buffer.from(answer)),
        answeredAt: clock.now(),
      })
      .where(
        and(
          eq(reviewQuestions.id, id),
          eq(reviewQuestions.applicationId, applicationId),
          isNull(reviewQuestions.answeredAt),
        ),
      )
    return rowCount === 1
  },

  /** Returns all, the oldest first. */
  async of(applicationId: string): Promise<KeptQuestion[]> {
    const rows = await tx
      .select()
      .from(reviewQuestions)
      .where(eq(reviewQuestions.applicationId, applicationId))
      .orderBy(asc(reviewQuestions.askedAt), asc(reviewQuestions.id))
    const open = async (column: 'question' | 'answer', row: string, text: Buffer) =>
      (await keys.open(key(applicationId), place(column, row), text)).toString()
    return Promise.all(
      rows.map(async ({ id, documentId, question, askedAt, answer, answeredAt }) => ({
        id,
        documentId,
        question: await open('question', id, question),
        askedAt,
        answer: answer && (await open('answer', id, answer)),
        answeredAt,
      })),
    )
  },
})
