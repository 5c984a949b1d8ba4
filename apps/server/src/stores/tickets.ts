import { and, eq, gt } from 'drizzle-orm'
import { downloadTickets } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'
import { sha256Of } from '../crypto/sha256-of.ts'

const ticketMinutes = 10

/** Links to a report's PDF that live for minutes, so that a link in a history or a mail is soon worth nothing. */
export const createTickets = ({ tx, clock, random }: StoreContext) => ({
  async issue(reportId: string): Promise<string> {
    const ticket = random.bytes(32).toString('base64url')
    await tx.insert(downloadTickets).values({
      tokenHash: sha256Of(ticket),
      reportId,
      expiresAt: new Date(clock.now().getTime() + ticketMinutes * 60_000),
    })
    return ticket
  },

  /** The report that a ticket opens; `null` when it is unknown or its time is over. */
  async reportOf(ticket: string): Promise<string | null> {
    const [row] = await tx
      .select({ reportId: downloadTickets.reportId })
      .from(downloadTickets)
      .where(and(eq(downloadTickets.tokenHash, sha256Of(ticket)), gt(downloadTickets.expiresAt, clock.now())))
    return row?.reportId ?? null
  },
})
