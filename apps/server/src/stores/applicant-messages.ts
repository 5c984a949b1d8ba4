import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { applicantMessages } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

interface ApplicantMessage {
  id: string
  companyId: string
  /** Null of the applicant's own, and once that membership is long over. */
  memberId: string | null
  isFromApplicant: boolean
  text: string
  sentAt: Date
  readAt: Date | null
}
interface Correspondents {
  applicationId: string
  userId: string
  companyId: string
}

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const place = (row: string) => ({ table: 'applicant_messages', column: 'text', row })

/** What companies and applicants write to each other. Sealed with the application's key: it goes with it. */
export const createApplicantMessages = ({ tx, keys, clock, random }: StoreContext) => {
  const table = applicantMessages
  const between = (applicationId: string, companyId: string) =>
    and(eq(table.applicationId, applicationId), eq(table.companyId, companyId))
  return {
    /** Returns all, the oldest first. */
    async of(applicationId: string, companyId: string): Promise<ApplicantMessage[]> {
      const rows = await tx
        .select()
        .from(table)
        .where(between(applicationId, companyId))
        .orderBy(asc(table.sentAt), asc(table.id))
      return Promise.all(
        rows.map(async ({ id, memberId, isFromApplicant, text, sentAt, readAt }) => ({
          id,
          companyId,
          memberId,
          isFromApplicant,
          sentAt,
          readAt,
          text: (await keys.open(key(applicationId), place(id), text)).toString(),
        })),
      )
    },

    /** `memberId`: null for the applicant. Returns the message's id. */
    async add(of: Correspondents, memberId: string | null, text: string): Promise<string> {
      const id = random.uuid()
      await tx.insert(table).values({
        id,
        ...of,
        memberId,
        isFromApplicant: memberId === null,
        text: await keys.seal(key(of.applicationId), place(id), Buffer.from(text)),
        sentAt: clock.now(),
      })
      return id
    },

    countSince: (
      { applicationId, companyId }: Correspondents,
      isFromApplicant: boolean,
      since: Date,
    ): Promise<number> =>
      tx.$count(
        table,
        and(between(applicationId, companyId), eq(table.isFromApplicant, isFromApplicant), gte(table.sentAt, since)),
      ),

    /** Counts what the other side has not read yet. */
    unread: ({ applicationId, companyId }: Correspondents, isFromApplicant: boolean): Promise<number> =>
      tx.$count(
        table,
        and(between(applicationId, companyId), eq(table.isFromApplicant, isFromApplicant), isNull(table.readAt)),
      ),

    /** Marks what one side wrote as read by the other. */
    async markRead(applicationId: string, companyId: string, isFromApplicant: boolean): Promise<void> {
      await tx
        .update(table)
        .set({ readAt: clock.now() })
        .where(and(between(applicationId, companyId), eq(table.isFromApplicant, isFromApplicant), isNull(table.readAt)))
    },
  }
}
