import type { EmailKind } from '@attesta/contract/email-kinds.ts'
import type { EmailCalendar } from '@attesta/providers/email/port.ts'
import { and, eq, isNull, like, lt, max, sql } from 'drizzle-orm'
import { houseSubject } from '../crypto/key-ring.ts'
import { outbox } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'
import { dayMs } from '../clock.ts'

/** A mail as it will be sent. `sender`: the name that it comes from. */
export interface Email {
  to: string
  sender: string
  subject: string
  text: string
  html: string
  calendar?: EmailCalendar
}
/** Whose key seals it: an email goes with its account or company. `house`: to an operator. */
export type Recipient = { userId: string } | { companyId: string } | 'house'

/** Emails that carry a code of minutes. */
export const momentaryKinds: readonly EmailKind[] = ['code', 'member-code', 'operator-code', 'rights-code']
/** How long the text of a failed email is kept. */
export const resendDays = 7
/** Stands for the recipient of an email that is never sent. */
export const nobody = ''

const place = (row: string) => ({ table: 'outbox', column: 'letter', row })
const keyOf = (row: { userId: string | null; companyId: string | null }) =>
  row.userId !== null
    ? ({ kind: 'user', id: row.userId } as const)
    : row.companyId !== null
      ? ({ kind: 'company', id: row.companyId } as const)
      : houseSubject

/** The outbox: a mail is written in the transaction that causes it, and sent by a job when that committed. */
export const createEmails = ({ tx, keys, clock, random, jobs }: StoreContext) => ({
  /**
   * `cause`: ids of what the mail is about. A second one of the kind for the same cause is not written; gives whether
   * this one was. Null: a repeated request sends it again.
   */
  async post(kind: EmailKind, recipient: Recipient, cause: string | null, email: Email): Promise<boolean> {
    const id = random.uuid()
    const owner = { userId: null, companyId: null, ...(recipient === 'house' ? {} : recipient) }
    const { rowCount } = await tx
      .insert(outbox)
      .values({
        id,
        kind,
        cause,
        ...owner,
        letter: await keys.seal(keyOf(owner), place(id), email),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
    if (!rowCount) return false
    await jobs.send('sendEmail', { emailId: id })
    return true
  },

  /**
   * An email with a code for an address that asks to be let in. It is written, sealed and queued alike whether the
   * address has an account or not, by the platform's own key; to an address without one it is never sent.
   */
  async postCode(kind: EmailKind, email: Email, isKnown: boolean): Promise<void> {
    await this.post(kind, 'house', null, isKnown ? email : { ...email, to: nobody })
  },

  /** When the newest email of a kind was written whose cause begins with an id; null: none was. */
  async lastAbout(kind: EmailKind, id: string): Promise<Date | null> {
    const [row] = await tx
      .select({ at: max(outbox.createdAt) })
      .from(outbox)
      .where(and(eq(outbox.kind, kind), like(outbox.cause, `${id}/%`)))
    return row?.at ?? null
  },

  /** An email that is still to be sent. */
  async findUnsent(id: string): Promise<Email | null> {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.failedAt)))
    return row ? keys.openJson<Email>(keyOf(row), place(id), row.letter) : null
  },

  /** What was sent is not kept: the row stays, its text goes. */
  async markSent(id: string): Promise<void> {
    await tx
      .update(outbox)
      .set({ sentAt: clock.now(), letter: Buffer.alloc(0) })
      .where(eq(outbox.id, id))
  },
  /** Its text is kept while an operator may send it again; a code is worth nothing then, and goes at once. */
  async markFailed(id: string, failure: 'refused' | 'unreachable'): Promise<void> {
    await tx
      .update(outbox)
      .set({
        failedAt: clock.now(),
        failure,
        letter: sql`case when ${outbox.kind} in (${sql.join(
          momentaryKinds.map((kind) => sql`${kind}`),
          sql`, `,
        )}) then ${Buffer.alloc(0)} else ${outbox.letter} end`,
      })
      .where(eq(outbox.id, id))
  },

  /** Drops the texts of emails that failed too long ago to be sent again. Returns how many. */
  async dropFailedTexts(): Promise<number> {
    const { rowCount } = await tx
      .update(outbox)
      .set({ letter: Buffer.alloc(0) })
      .where(
        and(
          lt(outbox.failedAt, new Date(clock.now().getTime() - resendDays * dayMs)),
          sql`octet_length(${outbox.letter}) > 0`,
        ),
      )
    return rowCount ?? 0
  },
})
