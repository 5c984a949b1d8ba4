import { and, eq, isNull, lt, sql, type SQLWrapper } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { documents, outbox } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'
import type { Log } from '../log.ts'
import type { JobName } from '@attesta/contract/job-names.ts'
import type { JobPayloads } from './index.ts'
import { dead, ofPixels, type Queue } from './queue.ts'

/** Younger ones may be in hands that are about to be done with them. */
const graceMs = 10 * 60_000
const system = { kind: 'system', task: 'sweep-lost' } as const

const hasNoJob = <K extends JobName>(name: K, field: keyof JobPayloads[K] & string, id: SQLWrapper) =>
  sql`not exists (select 1 from jobs.job where name in (${name}, ${ofPixels(name)}, ${dead(name)})
    and state in ('created', 'retry', 'active') and data ->> ${field} = ${id}::text)`

/**
 * A document that was never read or an email that was never sent, and no job left that would: its job has used up every
 * attempt, the last word's too, because each worker was killed under it or the database was away. It gets a new one.
 * Returns how many there were.
 */
export async function sweepLost({
  inScope,
  queue,
  clock,
  log,
}: {
  inScope: InScope
  queue: Queue
  clock: Clock
  log: Log
}): Promise<number> {
  const youngest = new Date(clock.now().getTime() - graceMs)
  const count = await inScope(system, async (tx) => {
    const jobs = queue.in(tx)
    const allDocuments = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          eq(documents.status, 'processing'),
          isNull(documents.deletedAt),
          lt(documents.createdAt, youngest),
          hasNoJob('parseDocument', 'documentId', documents.id),
        ),
      )
    for (const { id } of allDocuments) await jobs.send('parseDocument', { documentId: id })
    const emails = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          isNull(outbox.failedAt),
          lt(outbox.createdAt, youngest),
          hasNoJob('sendEmail', 'emailId', outbox.id),
        ),
      )
    for (const { id } of emails) await jobs.send('sendEmail', { emailId: id })
    return allDocuments.length + emails.length
  })
  if (count > 0) log.warn({ event: 'jobs.sent_again', count })
  return count
}
