import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { limits } from '@attesta/contract/limits.ts'
import { partnerGrants } from '../db/schema.ts'
import { only, type StoreContext } from './store-context.ts'

/** Whom a partner has signed for. */
export interface SignedPerson {
  firstName: string
  lastName: string
  email: string
}
export interface PartnerGrant {
  id: string
  companyId: string
  listingId: string | null
  person: SignedPerson
  applicationId: string | null
}
export interface NewGrant {
  keyId: string
  companyId: string
  listingId: string | null
  jti: string
  person: SignedPerson
  /** When the signature is over for everybody's clock. */
  signedUntil: Date
}

const place = (row: string) => ({ table: 'partner_grants', column: 'person', row })

/**
 * What a verified signature allows, in place of a fixed code: a random code that is told once to the caller that
 * brought the signature, and that once, for ten minutes, opens a new account. A partner who signs for another person's
 * address so reaches nothing that this person has.
 */
export const createPartnerGrants = ({ tx, keys, clock, random }: StoreContext) => {
  const opened = async ({
    id,
    companyId,
    listingId,
    applicationId,
    person,
  }: typeof partnerGrants.$inferSelect): Promise<PartnerGrant> => ({
    id,
    companyId,
    listingId,
    applicationId,
    person: await keys.openJson<SignedPerson>({ kind: 'company', id: companyId }, place(id), person),
  })
  const hashed = (emailHash: string, code: string) => keys.hmac('partner-code', `${emailHash}:${code}`)

  return {
    /**
     * Uses a signature up and gives the code that it allows; `null` when it was used before: of many at once exactly
     * one gets a code.
     */
    async give({ jti, person, signedUntil, ...plain }: NewGrant): Promise<string | null> {
      const [id, now, code, emailHash] = [
        random.uuid(),
        clock.now(),
        random.code(limits.codeDigits),
        keys.blindIndex(person.email),
      ]
      const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000)
      const { rowCount } = await tx
        .insert(partnerGrants)
        .values({
          id,
          ...plain,
          jtiHash: keys.hmac('partner-jti', jti),
          emailHash,
          codeHash: hashed(emailHash, code),
          person: await keys.seal({ kind: 'company', id: plain.companyId }, place(id), person),
          createdAt: now,
          expiresAt,
          keptUntil: signedUntil > expiresAt ? signedUntil : expiresAt,
        })
        .onConflictDoNothing()
      return rowCount ? code : null
    },

    /**
     * Tries a code on all that an address was allowed, in one statement: no more than five wrong ones are compared, and
     * the right one opens once.
     */
    async open(email: string, code: string): Promise<PartnerGrant | null> {
      const now = clock.now()
      const emailHash = keys.blindIndex(email)
      const isRight = sql`${partnerGrants.codeHash} = ${hashed(emailHash, code)}`
      const tried = await tx
        .update(partnerGrants)
        .set({
          tries: sql`${partnerGrants.tries} + case when ${isRight} then 0 else 1 end`,
          openedAt: sql`case when ${isRight} then ${now}::timestamptz end`,
        })
        .where(
          and(
            eq(partnerGrants.emailHash, emailHash),
            isNull(partnerGrants.openedAt),
            lt(partnerGrants.tries, limits.codeTries),
            gt(partnerGrants.expiresAt, now),
          ),
        )
        .returning()
      const found = tried.find(({ openedAt }) => openedAt !== null)
      return found ? opened(found) : null
    },

    async bindUser(id: string, userId: string): Promise<void> {
      await tx.update(partnerGrants).set({ userId }).where(eq(partnerGrants.id, id))
    },
    async bindApplication(id: string, applicationId: string): Promise<void> {
      await tx.update(partnerGrants).set({ applicationId }).where(eq(partnerGrants.id, id))
    },

    /**
     * What the account was made by; others wait until the transaction ends. `null`: it came by no partner, or that is
     * over.
     */
    async ofUser(userId: string): Promise<PartnerGrant | null> {
      const rows = await tx.select().from(partnerGrants).where(eq(partnerGrants.userId, userId)).for('update')
      return rows.length === 0 ? null : opened(only(rows))
    },
  }
}
