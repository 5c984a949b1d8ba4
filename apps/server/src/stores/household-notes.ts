import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { householdNotes, noteMentions } from '../db/schema.ts'
import type { Household } from './household-work.ts'
import type { StoreContext } from './store-context.ts'

export interface HouseholdNote {
  id: string
  /** Null once the author's membership is long over. */
  memberId: string | null
  text: string
  writtenAt: Date
  /** Members to whom it is addressed. */
  mentions: string[]
}

const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const
const place = (row: string) => ({ table: 'household_notes', column: 'text', row })

/** What colleagues of a company note on a household. Sealed with the application's key: it goes with the application. */
export const createHouseholdNotes = ({ tx, keys, clock, random }: StoreContext) => {
  const isOf = ({ applicationId, companyId }: Household) =>
    and(eq(householdNotes.applicationId, applicationId), eq(householdNotes.companyId, companyId))
  return {
    /** Returns all, the newest first. */
    async of(household: Household): Promise<HouseholdNote[]> {
      const rows = await tx
        .select()
        .from(householdNotes)
        .where(isOf(household))
        .orderBy(desc(householdNotes.writtenAt), asc(householdNotes.id))
      const mentions = await tx
        .select({ noteId: noteMentions.noteId, memberId: noteMentions.memberId })
        .from(noteMentions)
        .where(eq(noteMentions.applicationId, household.applicationId))
        .orderBy(asc(noteMentions.memberId))
      return Promise.all(
        rows.map(async ({ id, memberId, text, writtenAt }) => ({
          id,
          memberId,
          writtenAt,
          mentions: mentions.flatMap((one) => (one.noteId === id ? [one.memberId] : [])),
          text: (await keys.open(key(household.applicationId), place(id), text)).toString(),
        })),
      )
    },

    count: (household: Household): Promise<number> => tx.$count(householdNotes, isOf(household)),

    async add(household: Household, memberId: string, text: string, mentions: readonly string[]): Promise<string> {
      const id = random.uuid()
      const sealed = await keys.seal(key(household.applicationId), place(id), Buffer.from(text))
      await tx.insert(householdNotes).values({ id, ...household, memberId, text: sealed, writtenAt: clock.now() })
      if (mentions.length > 0)
        await tx
          .insert(noteMentions)
          .values(mentions.map((mentioned) => ({ noteId: id, memberId: mentioned, ...household })))
      return id
    },

    /** Those of the applications in which a note is addressed to the member that they have not seen. */
    async mentionedIn(memberId: string, applicationIds: readonly string[]): Promise<Set<string>> {
      if (applicationIds.length === 0) return new Set()
      const rows = await tx
        .select({ applicationId: noteMentions.applicationId })
        .from(noteMentions)
        .where(
          and(
            eq(noteMentions.memberId, memberId),
            inArray(noteMentions.applicationId, [...applicationIds]),
            isNull(noteMentions.readAt),
          ),
        )
      return new Set(rows.map(({ applicationId }) => applicationId))
    },

    async markSeen({ applicationId }: Household, memberId: string): Promise<void> {
      await tx
        .update(noteMentions)
        .set({ readAt: clock.now() })
        .where(
          and(
            eq(noteMentions.memberId, memberId),
            eq(noteMentions.applicationId, applicationId),
            isNull(noteMentions.readAt),
          ),
        )
    },

    /** False when the member wrote no such note. */
    async deleteOwn(household: Household, memberId: string, id: string): Promise<boolean> {
      const { rowCount } = await tx
        .delete(householdNotes)
        .where(and(isOf(household), eq(householdNotes.id, id), eq(householdNotes.memberId, memberId)))
      return rowCount === 1
    },

    /** For a household that the company removed for good. */
    async drop(household: Household): Promise<void> {
      await tx.delete(householdNotes).where(isOf(household))
    },
  }
}
