import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { findableTokens, soughtTokens, type Findable } from '@attesta/domain/search-words.ts'
import { applicantWords, applications } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** More words than this narrow nothing down. */
const maxSought = 8

/** What applicants of a company are found by, as keyed hashes: their names, email and phone stay sealed. */
export const createApplicantWords = ({ tx, keys }: StoreContext) => {
  const hashOf = (companyId: string, token: string) => keys.blindIndex(`applicant ${companyId} ${token}`)
  return {
    /** In the place of what stood there. */
    async write(applicationId: string, companyId: string, person: Findable): Promise<void> {
      await tx.delete(applicantWords).where(eq(applicantWords.applicationId, applicationId))
      await tx
        .insert(applicantWords)
        .values(findableTokens(person).map((token) => ({ applicationId, companyId, word: hashOf(companyId, token) })))
    },

    /** The applications of whom all words of the text are true. None for a text without words. */
    async matching(companyId: string, text: string): Promise<Set<string>> {
      const sought = soughtTokens(text).slice(0, maxSought)
      if (sought.length === 0) return new Set()
      const words = [...new Set(sought.map((token) => hashOf(companyId, token)))]
      const rows = await tx
        .select({ id: applicantWords.applicationId })
        .from(applicantWords)
        .where(and(eq(applicantWords.companyId, companyId), inArray(applicantWords.word, words)))
        .groupBy(applicantWords.applicationId)
        .having(sql`count(*) = ${words.length}`)
      return new Set(rows.map(({ id }) => id))
    },

    /** Applications for a company that nothing was written of yet: from before this was kept. */
    async missing(max: number): Promise<{ id: string; companyId: string }[]> {
      const rows = await tx
        .select({ id: applications.id, companyId: applications.companyId })
        .from(applications)
        .leftJoin(applicantWords, eq(applicantWords.applicationId, applications.id))
        .where(
          and(isNotNull(applications.companyId), isNull(applications.deletedAt), isNull(applicantWords.applicationId)),
        )
        .limit(max)
      return rows.map(({ id, companyId }) => ({ id, companyId: companyId! }))
    },
  }
}
