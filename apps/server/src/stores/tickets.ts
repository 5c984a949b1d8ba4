import { and, eq, gt } from 'drizzle-orm'
import { downloadTickets } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'
import { sha256Of } from '../crypto/sha256-of.ts'

/** Long enough for a browser to follow the link that it was just given. */
const ticketSeconds = 60

/** Links to a report's PDF. Each works once and for a minute: in a history, a log or an email it is worth nothing. */
export const createTickets = ({ tx, clock, random }: StoreContext) => ({
  async issue(reportId: string): Promise<string> {
    const ticket = random.bytes(32).toString('base64url')
    await tx.insert(downloadTickets).values({
      tokenHash: sha256Of(ticket),
      reportId,
      expiresAt: new Date(clock.now().getTime() + ticketSeconds * 1000),
    })
    return ticket
  },

  /**
   * The report that a ticket opens, once: of many calls at once one gets it. `null` when it is unknown, used or its time
   * is over.
   */
  async take(ticket: string): Promise<string | null> {
    const [row] = await tx
      .delete(downloadTickets)
      .where(and(eq(downloadTickets.tokenHash, sha256Of(ticket)), gt(downloadTickets.expiresAt, clock.now())))
      .returning({ reportId: downloadTickets.reportId })
    return row?.reportId ?? null
  },
})
