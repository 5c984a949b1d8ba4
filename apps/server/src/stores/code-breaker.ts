/**
 * Bounds the emails with codes over all addresses, so that the product cannot be used to flood strangers' mailboxes.
 */
import { and, desc, gt, ne } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { emailCodes } from '../db/schema.ts'

const hourMs = 3_600_000

/**
 * Seconds until another code may be sent to anybody; 0 while fewer than `max` were made in the last hour. Operators'
 * codes are not counted: they are asked for to see what is wrong.
 */
export async function secondsPaused(tx: Tx, now: Date, max: number): Promise<number> {
  const [oldest] = await tx
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(and(gt(emailCodes.sentAt, new Date(now.getTime() - hourMs)), ne(emailCodes.purpose, 'operator')))
    .orderBy(desc(emailCodes.sentAt))
    .offset(max - 1)
    .limit(1)
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest.sentAt.getTime() + hourMs - now.getTime()) / 1000))
}
