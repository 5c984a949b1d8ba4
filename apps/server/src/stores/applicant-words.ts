import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { findableTokens, type Findable } from '@attesta/domain/search-words.ts'
import type { KeyRing } from '../crypto/key-ring.ts'
import { applicantWords, applications } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export const applicantWordHash = (keys: KeyRing, companyId: string, token: string) =>
  keys.blindIndex(`applicant ${companyId} ${token}`)

/** Returns what applicants of a company are found by, as keyed hashes: their names, email and phone stay sealed. */
export const createApplicantWords = ({ tx, keys }: StoreContext) => ({
  /** In the place of what stood there. */
  async write(applicationId: string, companyId: string, person: Findable): Promise<void> {
    await tx.delete(applicantWords).where(eq(applicantWords.applicationId, applicationId))
    await tx.insert(applicantWords).values(
      findableTokens(person).map((token) => ({
        applicationId,
        companyId,
        word: applicantWordHash(keys, companyId, token),
      })),
    )
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
})
