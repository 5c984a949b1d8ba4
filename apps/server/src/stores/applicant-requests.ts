import { and, count, desc, eq, gte, isNull } from 'drizzle-orm'
import type { RequestFields, RequestState } from '@attesta/contract/applicant-request.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { applicantRequests } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** `type` and `months` of a document, `question` of an explanation. */
export interface Asked {
  kind: RequestFields['kind']
  type: UploadType | null
  months: readonly string[]
  question: string | null
}
export interface ApplicantRequest {
  id: string
  companyId: string
  memberId: string | null
  kind: RequestFields['kind']
  type: UploadType | null
  months: string[]
  question: string | null
  askedAt: Date
  answer: string | null
  answeredAt: Date | null
  state: RequestState
}

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const place = (column: 'question' | 'answer', row: string) => ({ table: 'applicant_requests', column, row })

/** What companies asked of applicants. */
export const createApplicantRequests = ({ tx, keys, clock, random }: StoreContext) => {
  const isOpen = and(isNull(applicantRequests.answeredAt), isNull(applicantRequests.withdrawnAt))
  const opened = async (row: typeof applicantRequests.$inferSelect): Promise<ApplicantRequest> => {
    const open = async (column: 'question' | 'answer') => {
      const text = row[column]
      return text && (await keys.open(key(row.applicationId), place(column, row.id), text)).toString()
    }
    const { id, companyId, memberId, kind, type, months, askedAt, answeredAt } = row
    const state = row.withdrawnAt !== null ? 'withdrawn' : answeredAt !== null ? 'answered' : 'open'
    const [question, answer] = [await open('question'), await open('answer')]
    return { id, companyId, memberId, kind, type, months, question, askedAt, answer, answeredAt, state }
  }

  return {
    /** Returns the request's id. */
    async ask(
      of: { applicationId: string; userId: string; companyId: string; memberId: string },
      { kind, type, months, question }: Asked,
    ): Promise<string> {
      const id = random.uuid()
      await tx.insert(applicantRequests).values({
        id,
        ...of,
        kind,
        type,
        months: [...months],
        question:
          question === null
            ? null
            : await keys.seal(key(of.applicationId), place('question', id), Buffer.from(question)),
        askedAt: clock.now(),
      })
      return id
    },

    /** Returns all, the newest first. */
    async of(applicationId: string): Promise<ApplicantRequest[]> {
      const rows = await tx
        .select()
        .from(applicantRequests)
        .where(eq(applicantRequests.applicationId, applicationId))
        .orderBy(desc(applicantRequests.askedAt), applicantRequests.id)
      return Promise.all(rows.map(opened))
    },

    async countSince(applicationId: string, since: Date): Promise<number> {
      const [row] = await tx
        .select({ asked: count() })
        .from(applicantRequests)
        .where(and(eq(applicantRequests.applicationId, applicationId), gte(applicantRequests.askedAt, since)))
      return row?.asked ?? 0
    },

    /** Returns whether it was open. */
    async withdraw(applicationId: string, id: string): Promise<boolean> {
      const { rowCount } = await tx
        .update(applicantRequests)
        .set({ withdrawnAt: clock.now() })
        .where(and(eq(applicantRequests.id, id), eq(applicantRequests.applicationId, applicationId), isOpen))
      return rowCount === 1
    },

    /** Of a household that the company removed for good. */
    async withdrawOpen(applicationId: string): Promise<void> {
      await tx
        .update(applicantRequests)
        .set({ withdrawnAt: clock.now() })
        .where(and(eq(applicantRequests.applicationId, applicationId), isOpen))
    },

    /** In words, or by a document (null). Returns whether it was open. */
    async answer(
      applicationId: string,
      id: string,
      kind: RequestFields['kind'],
      answer: string | null,
    ): Promise<boolean> {
      const { rowCount } = await tx
        .update(applicantRequests)
        .set({
          answeredAt: clock.now(),
          ...(answer !== null && {
            answer: await keys.seal(key(applicationId), place('answer', id), Buffer.from(answer)),
          }),
        })
        .where(
          and(
            eq(applicantRequests.id, id),
            eq(applicantRequests.applicationId, applicationId),
            eq(applicantRequests.kind, kind),
            isOpen,
          ),
        )
      return rowCount === 1
    },
  }
}
