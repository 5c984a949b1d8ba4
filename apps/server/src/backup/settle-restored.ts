import { fileAnchors } from '../audit/anchors.ts'
import { readHead, verifyAudit, type AuditVerdict } from '../audit/audit-log.ts'
import type { OpenDatabase } from '../open-database.ts'
import { eraseAgain } from '../erasure/erase-again.ts'
import { countMissing } from '../jobs/sweep-files.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'

export interface Settled {
  /** People who were erased after the backup was made, and are so again. */
  erasedAgain: number
  /** Against the anchors that the backup holds. */
  audit: AuditVerdict
  /** Anchors that are newer than what was restored: what happened between is lost. */
  newerAnchors: number
  /** Rows whose file is not in the store. */
  missingFiles: number
}

/**
 * Before a restored database serves anyone: the log is verified, and each person erased since the backup goes again.
 */
export async function settleRestored(
  opened: OpenDatabase,
  storage: Storage,
  { dataDir, backupAnchors, newestAnchors }: { dataDir: string; backupAnchors: string; newestAnchors: string },
): Promise<Settled> {
  const system = { kind: 'system', task: 'restore' } as const
  const anchors = await fileAnchors(backupAnchors).read()
  const audit = await opened.inScope(system, (tx) => verifyAudit(tx, anchors, opened.keys))
  const head = await opened.inScope(system, readHead)
  const newer = (await fileAnchors(newestAnchors).read()).filter(({ seq }) => seq > (head?.seq ?? 0))
  return {
    audit,
    newerAnchors: newer.length,
    erasedAgain: await eraseAgain({ ...opened, storage }, dataDir),
    missingFiles: await countMissing(opened.inScope, storage),
  }
}
