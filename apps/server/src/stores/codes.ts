import { and, desc, eq, gt, isNull, lt, sql, sum } from 'drizzle-orm'
import { limits } from '@attesta/contract/limits.ts'
import { emailCodes } from '../db/schema.ts'
import { secondsPaused } from './code-breaker.ts'
import type { StoreContext } from './store-context.ts'

/** `rights`: a person who is signed in proves again that the mailbox is theirs. */
export type CodePurpose = 'applicant' | 'member' | 'operator' | 'rights'
/**
 * `link`: the long secret of the same email, good for a day. `tooSoon`: nothing was made; a code may be asked for after
 * so many seconds. `waitSeconds`: the same, after this one.
 */
export type Issued =
  | { code: string; link: string; waitSeconds: number }
  /** `isPaused`: not for this address, but because too many were made for all of them. */
  | { tooSoon: number; isPaused?: true }
export type Verdict = 'right' | 'wrong' | 'expired' | 'triesUsed'

/** Two of one instant happen only where the first was used: the unused one is the newer. */
const newestFirst = [desc(emailCodes.sentAt), sql`${emailCodes.usedAt} nulls first`, emailCodes.id] as const

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const maxWaitSeconds = 3600
const linkBytes = 32

/**
 * Waits grow as wrong codes pile up: 60 s, and twice as long for every five wrong ones of the last day, up to an hour.
 */
const waitSeconds = (wrongToday: number): number =>
  Math.min(maxWaitSeconds, limits.resendSeconds * 2 ** Math.floor(wrongToday / limits.codeTries))

/**
 * Seconds until the oldest of the newest `max` codes has left the window; 0 while there are fewer. `sent` is newest
 * first.
 */
function secondsUntilFree(sent: Date[], max: number, windowMs: number, now: Date): number {
  const oldest = sent[max - 1]
  return oldest === undefined ? 0 : Math.max(0, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000))
}

/**
 * Codes that prove an address, kept as HMACs whose pepper is outside the database. Codes and wrong guesses belong to
 * the browser that asked:
 * a stranger's request neither replaces the owner's code nor uses up its tries.
 */
export const createCodes = ({ tx, keys, clock, random, maxCodesPerHour }: StoreContext) => {
  const hashed = (emailHash: string, code: string) => keys.hmac('email-code', `${emailHash}:${code}`)
  const hashedLink = (emailHash: string, link: string) => keys.hmac('email-link', `${emailHash}:${link}`)
  const browserOf = (nonce: string | undefined) => (nonce === undefined ? '' : keys.hmac('asking-browser', nonce))
  const of = (emailHash: string, purpose: CodePurpose) =>
    and(eq(emailCodes.emailHash, emailHash), eq(emailCodes.purpose, purpose))
  /** One request or guess at a time for an address, so that no bound is passed by asking twice at once. */
  const lock = (emailHash: string, purpose: CodePurpose) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${purpose}:${emailHash}`}))`)

  async function useLink(emailHash: string, purpose: CodePurpose, link: string): Promise<Verdict> {
    const now = clock.now()
    const used = await tx
      .update(emailCodes)
      .set({ usedAt: now })
      .where(
        and(
          of(emailHash, purpose),
          eq(emailCodes.linkHash, hashedLink(emailHash, link)),
          isNull(emailCodes.usedAt),
          gt(emailCodes.linkExpiresAt, now),
        ),
      )
      .returning({ id: emailCodes.id })
    return used.length === 1 ? 'right' : 'expired'
  }

  const newestOf = async (emailHash: string, purpose: CodePurpose, askedBy: string) =>
    (
      await tx
        .select({
          id: emailCodes.id,
          tries: emailCodes.tries,
          usedAt: emailCodes.usedAt,
          expiresAt: emailCodes.expiresAt,
        })
        .from(emailCodes)
        .where(and(of(emailHash, purpose), eq(emailCodes.askedBy, askedBy)))
        .orderBy(...newestFirst)
        .limit(1)
    )[0]

  async function isOverGuessed(emailHash: string, purpose: CodePurpose): Promise<boolean> {
    const since = new Date(clock.now().getTime() - limits.codeGuessDays * dayMs)
    const [guessed] = await tx
      .select({ wrong: sum(emailCodes.tries) })
      .from(emailCodes)
      .where(and(of(emailHash, purpose), gt(emailCodes.sentAt, since)))
    return Number(guessed?.wrong ?? 0) >= limits.codeGuesses
  }

  return {
    /**
     * A new code for an address, the only one that counts for the browser that asked. At most five an hour and ten a
     * day, used ones included.
     */
    async issue(email: string, purpose: CodePurpose, nonce?: string): Promise<Issued> {
      const now = clock.now()
      const emailHash = keys.blindIndex(email)
      const askedBy = browserOf(nonce)
      await lock(emailHash, purpose)
      const today = await tx
        .select({
          sentAt: emailCodes.sentAt,
          tries: emailCodes.tries,
          usedAt: emailCodes.usedAt,
          askedBy: emailCodes.askedBy,
        })
        .from(emailCodes)
        .where(and(of(emailHash, purpose), gt(emailCodes.sentAt, new Date(now.getTime() - dayMs))))
        .orderBy(...newestFirst)
      const sent = today.map(({ sentAt }) => sentAt)
      const wrong = today.filter((code) => code.askedBy === askedBy).reduce((count, { tries }) => count + tries, 0)
      const wait = waitSeconds(wrong)
      const last = today[0]
      // A browser that has just used its code has proven the mailbox: it need not wait for the next.
      const isProven = askedBy !== '' && last?.askedBy === askedBy && last.usedAt !== null
      const elapsed = last && !isProven ? Math.floor((now.getTime() - last.sentAt.getTime()) / 1000) : wait
      const tooSoon = Math.max(
        wait - elapsed,
        secondsUntilFree(sent, limits.codesPerHour, hourMs, now),
        secondsUntilFree(sent, limits.codesPerDay, dayMs, now),
      )
      const paused = purpose === 'operator' ? 0 : await secondsPaused(tx, now, maxCodesPerHour)
      if (tooSoon > 0) return { tooSoon }
      if (paused > 0) return { tooSoon: paused, isPaused: true }
      const code = random.code(limits.codeDigits)
      const link = random.bytes(linkBytes).toString('base64url')
      await tx.insert(emailCodes).values({
        id: random.uuid(),
        emailHash,
        purpose,
        codeHash: hashed(emailHash, code),
        askedBy,
        linkHash: hashedLink(emailHash, link),
        sentAt: now,
        expiresAt: new Date(now.getTime() + limits.codeMinutes * 60_000),
        linkExpiresAt: new Date(now.getTime() + limits.codeLinkHours * hourMs),
      })
      return { code, link, waitSeconds: wait }
    },

    /**
     * Tries a code against the newest that this browser asked for, or the secret of a link against all of the last day.
     * Of two hundred right ones at once exactly one is `right`. The try must be committed whatever the verdict, so it
     * is a value and never thrown from inside a transaction.
     */
    async tryCode(email: string, purpose: CodePurpose, code: string, nonce?: string): Promise<Verdict> {
      const now = clock.now()
      const emailHash = keys.blindIndex(email)
      if (code.length > limits.codeDigits) return useLink(emailHash, purpose, code)
      const codeHash = hashed(emailHash, code)
      await lock(emailHash, purpose)
      if (await isOverGuessed(emailHash, purpose)) return 'triesUsed'
      const own = await newestOf(emailHash, purpose, browserOf(nonce))
      const isOpen = own !== undefined && own.usedAt === null && own.expiresAt > now
      // A browser without an open code of its own may type one that a caller without a nonce asked for.
      const newest = isOpen ? own : ((await newestOf(emailHash, purpose, '')) ?? own)
      if (newest === undefined) return 'expired'
      const [tried] = await tx
        .update(emailCodes)
        .set({
          tries: sql`${emailCodes.tries} + case when ${emailCodes.codeHash} = ${codeHash} then 0 else 1 end`,
          usedAt: sql`case when ${emailCodes.codeHash} = ${codeHash} then ${now}::timestamptz end`,
        })
        .where(
          and(
            eq(emailCodes.id, newest.id),
            isNull(emailCodes.usedAt),
            lt(emailCodes.tries, limits.codeTries),
            gt(emailCodes.expiresAt, now),
          ),
        )
        .returning({ usedAt: emailCodes.usedAt })
      if (tried) return tried.usedAt ? 'right' : 'wrong'
      return newest.usedAt === null && newest.tries >= limits.codeTries ? 'triesUsed' : 'expired'
    },
  }
}
