import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { dropOwnSchemas, isEmptyDatabase, makeRoles } from '../db/empty-database.ts'
import { clusterFolder } from '../db/prepare.ts'
import { installQueue } from '../jobs/queue.ts'
import { BackupRefused } from './backup-refused.ts'
import { restoreDump } from '../db/dump-database.ts'
import { DUMP_FILE } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { replayArchive, restoreCluster } from './restore-backup.ts'

export interface DatabasePlace {
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * @throws BackupRefused when the operator's own database holds something; the embedded one's folder is looked at with
 * the files
 */
export async function demandEmptyDatabase({ databaseUrl }: DatabasePlace): Promise<void> {
  if (databaseUrl !== undefined && !(await isEmptyDatabase(databaseUrl)))
    throw new BackupRefused('The database of DATABASE_URL is not empty.')
}

/** `replays`: an archive of the log follows when the server starts. */
export async function restoreDatabase(
  from: string,
  { databaseUrl, dataDir }: DatabasePlace,
  manifest: Manifest,
  replays: boolean,
): Promise<void> {
  if (databaseUrl === undefined) {
    await restoreCluster(from, dataDir, manifest)
    if (replays) await replayArchive(dataDir)
    return
  }
  await makeRoles(databaseUrl, installQueue)
  // The dump brings the schema along.
  await restoreDump(databaseUrl, join(from, DUMP_FILE))
}

/** Takes back what a restore began that failed; the place was empty before. */
export async function clearDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<void> {
  if (databaseUrl !== undefined) return dropOwnSchemas(databaseUrl)
  for (const folder of [clusterFolder(dataDir), `${clusterFolder(dataDir)}.restoring`])
    await rm(folder, { recursive: true, force: true })
}
