import { eq } from 'drizzle-orm'
import type { CreditScore } from '@attesta/contract/identity.ts'
import { creditChecks } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** Whom the agency was asked about. */
interface ScoredPerson {
  givenName: string
  familyName: string
  birthDate: string
}

/**
 * A person's consent to be looked up, and what the agency told. `answer` null: it gave no answer yet; its `score` null:
 * it has none to give.
 */
export interface CreditCheckRow {
  consentedAt: Date
  answer: { person: ScoredPerson; score: CreditScore | null } | null
}

const place = (row: string) => ({ table: 'credit_checks', column: 'result', row })
const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const

export const createCreditChecks = ({ tx, keys, clock }: StoreContext) => ({
  async of(applicationId: string): Promise<CreditCheckRow | null> {
    const [row] = await tx.select().from(creditChecks).where(eq(creditChecks.applicationId, applicationId))
    return row
      ? {
          consentedAt: row.consentedAt,
          answer:
            row.result &&
            (await keys.openJson<NonNullable<CreditCheckRow['answer']>>(
              key(applicationId),
              place(applicationId),
              row.result,
            )),
        }
      : null
  },

  /** The first consent counts. */
  async consent(applicationId: string, userId: string): Promise<void> {
    await tx.insert(creditChecks).values({ applicationId, userId, consentedAt: clock.now() }).onConflictDoNothing()
  },

  /** Takes consent and score away. */
  async withdraw(applicationId: string): Promise<void> {
    await tx.delete(creditChecks).where(eq(creditChecks.applicationId, applicationId))
  },

  /** Keeps what the agency told; for a person who took their consent back meanwhile, nothing. */
  async answer(applicationId: string, answer: NonNullable<CreditCheckRow['answer']>): Promise<void> {
    await tx
      .update(creditChecks)
      .set({ result: await keys.seal(key(applicationId), place(applicationId), answer), answeredAt: clock.now() })
      .where(eq(creditChecks.applicationId, applicationId))
  },
})
