import { and, inArray, isNull } from 'drizzle-orm'
import type { Storage } from '@attesta/providers/storage/port.ts'
import { dayMs, type Clock } from '../clock.ts'
import { dataCopies, documents, reports } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'
import type { Log } from '../log.ts'

/** A file is written before the row that names it: younger ones may still get theirs. */
const graceMs = dayMs
const step = 200
const system = { kind: 'system', task: 'sweep-files' } as const

/**
 * Both ways: files that no row names are removed, and rows whose file is missing are reported (there is nothing to put
 * back).
 * Returns how many of each. What is kept under other prefixes is none of ours.
 */
export async function sweepFiles({
  inScope,
  storage,
  clock,
  log,
}: {
  inScope: InScope
  storage: Storage
  clock: Clock
  log: Log
}): Promise<{ removed: number; missing: number }> {
  const youngest = clock.now().getTime() - graceMs
  let removed = 0
  let batch: string[] = []
  const removeUnnamed = async () => {
    const keys = batch
    batch = []
    const named = await inScope(
      system,
      async (tx) =>
        new Set([
          ...(
            await tx
              .select({ key: documents.fileKey })
              .from(documents)
              .where(and(inArray(documents.fileKey, keys), isNull(documents.deletedAt)))
          ).map(({ key }) => key),
          ...(
            await tx.select({ key: dataCopies.fileKey }).from(dataCopies).where(inArray(dataCopies.fileKey, keys))
          ).map(({ key }) => key),
          ...(await tx.select({ key: reports.pdfKey }).from(reports).where(inArray(reports.pdfKey, keys))).map(
            ({ key }) => key,
          ),
        ]),
    )
    for (const key of keys) {
      if (named.has(key)) continue
      await storage.delete(key)
      removed++
    }
  }
  for (const prefix of ['documents/', 'reports/', 'copies/', 'probes/']) {
    for await (const { key, storedAt } of storage.list(prefix)) {
      if (storedAt.getTime() > youngest) continue
      batch.push(key)
      if (batch.length >= step) await removeUnnamed()
    }
  }
  if (batch.length > 0) await removeUnnamed()
  const missing = await countMissing(inScope, storage)
  if (missing > 0) log.fault({ event: 'files.missing', count: missing })
  log.note({ event: 'files.swept', count: removed })
  return { removed, missing }
}

/** Returns how many rows name a file that is not there. */
export async function countMissing(inScope: InScope, storage: Storage): Promise<number> {
  const rows = await inScope(system, (tx) =>
    tx.select({ key: documents.fileKey, deletedAt: documents.deletedAt }).from(documents),
  )
  let missing = 0
  for (const { key, deletedAt } of rows) if (key !== null && deletedAt === null && !(await storage.has(key))) missing++
  return missing
}
