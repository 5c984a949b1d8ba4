import { and, count, desc, eq, gt, isNull, lt, sql, sum } from 'drizzle-orm'
import { limits } from '@attesta/contract/limits.ts'
import { emailCodes } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** `rights`: a person who is signed in proves again that the mailbox is theirs. */
export type CodePurpose = 'applicant' | 'member' | 'operator' | 'rights'
/** `tooSoon`: nothing was made; a new code may be asked for after so many seconds. `waitSeconds`: the same, after this one. */
export type Issued = { code: string; waitSeconds: number } | { tooSoon: number }
export type Verdict = 'right' | 'wrong' | 'expired' | 'triesUsed'

const day = 86_400_000
const maxWaitSeconds = 3600
const perHour = 5
const perDay = 10

/** Waits grow as wrong codes pile up: 60 s, and twice as long for every five wrong ones of the last day, up to an hour. */
export const waitSeconds = (wrongToday: number): number =>
  Math.min(maxWaitSeconds, limits.resendSeconds * 2 ** Math.floor(wrongToday / limits.codeTries))

/** Codes that prove an address. Kept as an HMAC whose pepper is outside the database. */
export const createCodes = ({ tx, keys, clock, random }: StoreContext) => {
  const hashed = (emailHash: string, code: string) => keys.hmac('email-code', `${emailHash}:${code}`)
  const of = (emailHash: string, purpose: CodePurpose) =>
    and(eq(emailCodes.emailHash, emailHash), eq(emailCodes.purpose, purpose))

  return {
    /** A new code for an address, which then is the only one that counts; at most one a minute, five an hour, ten a day. */
    async issue(email: string, purpose: CodePurpose): Promise<Issued> {
      const now = clock.now()
      const emailHash = keys.blindIndex(email)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${purpose}:${emailHash}`}))`)
      const since = (ms: number) => and(of(emailHash, purpose), gt(emailCodes.sentAt, new Date(now.getTime() - ms)))
      const [today] = await tx
        .select({ codes: count(), wrong: sum(emailCodes.tries) })
        .from(emailCodes)
        .where(and(since(day), isNull(emailCodes.usedAt)))
      const [hour] = await tx.select({ codes: count() }).from(emailCodes).where(since(3_600_000))
      const [last] = await tx
        .select({ sentAt: emailCodes.sentAt })
        .from(emailCodes)
        .where(of(emailHash, purpose))
        .orderBy(desc(emailCodes.sentAt))
        .limit(1)
      const isMany = (hour?.codes ?? 0) >= perHour || (today?.codes ?? 0) >= perDay
      const wait = isMany ? maxWaitSeconds : waitSeconds(Number(today?.wrong ?? 0))
      const elapsed = last ? Math.floor((now.getTime() - last.sentAt.getTime()) / 1000) : wait
      if (elapsed < wait) return { tooSoon: wait - elapsed }
      const code = random.code(limits.codeDigits)
      await tx
        .insert(emailCodes)
        .values({
          id: random.uuid(),
          emailHash,
          purpose,
          codeHash: hashed(emailHash, code),
          sentAt: now,
          expiresAt: new Date(now.getTime() + limits.codeMinutes * 60_000),
        })
      return { code, waitSeconds: wait }
    },

    /**
     * Tries a code against the newest of the address, in one statement: of two hundred right ones at once exactly one is `right`, and no more than
     * five wrong ones are ever compared. The try must be committed whatever the verdict, so it is a value and never thrown from inside a transaction.
     */
    async tryCode(email: string, purpose: CodePurpose, code: string): Promise<Verdict> {
      const now = clock.now()
      const emailHash = keys.blindIndex(email)
      const codeHash = hashed(emailHash, code)
      const newest = sql`(select c.id from ${emailCodes} c where c.email_hash = ${emailHash} and c.purpose = ${purpose} order by c.sent_at desc limit 1)`
      const [tried] = await tx
        .update(emailCodes)
        .set({
          tries: sql`${emailCodes.tries} + case when ${emailCodes.codeHash} = ${codeHash} then 0 else 1 end`,
          usedAt: sql`case when ${emailCodes.codeHash} = ${codeHash} then ${now}::timestamptz end`,
        })
        .where(
          and(
            eq(emailCodes.id, newest),
            isNull(emailCodes.usedAt),
            lt(emailCodes.tries, limits.codeTries),
            gt(emailCodes.expiresAt, now),
          ),
        )
        .returning({ usedAt: emailCodes.usedAt, tries: emailCodes.tries })
      if (tried) return tried.usedAt ? 'right' : 'wrong'
      const [stale] = await tx
        .select({ tries: emailCodes.tries, usedAt: emailCodes.usedAt })
        .from(emailCodes)
        .where(of(emailHash, purpose))
        .orderBy(desc(emailCodes.sentAt))
        .limit(1)
      return stale && !stale.usedAt && stale.tries >= limits.codeTries ? 'triesUsed' : 'expired'
    },
  }
}
