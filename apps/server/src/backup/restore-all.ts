import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { readMasterKeys } from '../crypto/key-file.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { openDatabase } from '../open-database.ts'
import { createLog } from '../log.ts'
import { systemRandom } from '../random.ts'
import { BackupRefused } from './backup-refused.ts'
import { checkParts } from './check-parts.ts'
import { demandKeys } from './key-checks.ts'
import type { Manifest } from './manifest.ts'
import { demandEmptyPlace, mergeLists, openBackup, restoreFiles } from './restore-backup.ts'
import { clearDatabase, demandEmptyDatabase, restoreDatabase } from './restore-database.ts'
import { settleRestored, type Settled } from './settle-restored.ts'

export interface RestoreOrder {
  from: string
  /** Folder with newer lists; null: there are none. */
  newest: string | null
  keysFrom?: string | undefined
  /** Folder with a newer copy of the file store. */
  files?: string | undefined
  /** Archive of the embedded database's log. */
  wal?: string | undefined
}
export interface Restored extends Settled {
  manifest: Manifest
  files: number
}

/** Nothing is written before every part was read and found whole; what a failed restore began is taken back. */
export async function restore(order: RestoreOrder, config: Config, storage: Storage): Promise<Restored> {
  const manifest = await openBackup(order.from, config.databaseUrl === undefined ? 'cluster' : 'dump')
  if (order.wal !== undefined && manifest.database.kind === 'dump')
    throw new BackupRefused('--wal is for the embedded database: a server of your own replays its log itself.')
  if (order.newest !== null && !existsSync(join(order.newest, 'erasures.jsonl')))
    throw new BackupRefused(
      `There is no erasures.jsonl in ${order.newest}. Nobody may come back who was erased: name a folder that ` +
        `has it, or --newest none when nobody ever was.`,
    )
  await demandEmptyPlace(config.dataDir, storage)
  await demandEmptyDatabase(config)
  checkKeys(order.keysFrom, config, manifest)
  await checkParts(order.from, manifest)
  try {
    if (order.keysFrom !== undefined) await bringKeys(order.keysFrom, keysFolder(config))
    await restoreDatabase(order.from, config, manifest, order.wal !== undefined)
    let files = await restoreFiles(order.from, storage, manifest)
    if (order.files !== undefined) files += await addNewerFiles(order.files, storage)
    await mergeLists([order.from, ...(order.newest === null ? [] : [order.newest])], config.dataDir)
    return { manifest, files, ...(await settle(order, config, storage)) }
  } catch (error) {
    await clearDatabase(config)
    for await (const { key } of storage.list('')) await storage.delete(key)
    if (order.keysFrom !== undefined) await rm(keysFolder(config), { recursive: true, force: true })
    throw error
  }
}

const KEY_FILE = 'house-keys.json'
const keysFolder = ({ dataDir }: Config) => join(dataDir, 'keys')

/** @throws BackupRefused when there are no keys, two sets of them, or others than the backup's */
function checkKeys(from: string | undefined, config: Config, { keys }: Manifest): void {
  const folder = keysFolder(config)
  const areThere = config.keys !== undefined || existsSync(join(folder, KEY_FILE))
  if (from !== undefined && areThere)
    throw new BackupRefused(`There are keys already in ${folder} or in ATTESTA_KEYS: leave --keys-from out.`)
  if (!areThere && !existsSync(join(from ?? '', KEY_FILE)))
    throw new BackupRefused('There are no keys here: name their copy with --keys-from, or set ATTESTA_KEYS.')
  demandKeys(keys, readMasterKeys(config.keys, from ?? folder, systemRandom))
}

async function bringKeys(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) await copyFile(join(from, name), join(to, name))
}

/** Files are sealed, each with its own check: what a newer copy has and the backup has not is added as it is. */
async function addNewerFiles(folder: string, storage: Storage): Promise<number> {
  const newer = createDiskStorage({ folder, random: systemRandom })
  let count = 0
  for await (const { key } of newer.list('')) {
    if (await storage.has(key)) continue
    await storage.put(key, await newer.get(key))
    count++
  }
  return count
}

async function settle({ from, newest, wal }: RestoreOrder, config: Config, storage: Storage): Promise<Settled> {
  const database = await prepareDatabase(
    config,
    (error) => {
      throw error
    },
    { replay: wal },
  )
  const opened = await openDatabase({
    config,
    clock: systemClock,
    random: systemRandom,
    log: createLog('warn'),
    databaseUrl: database.url,
    isWorker: false,
  })
  try {
    const anchors = 'audit-anchors.jsonl'
    return await settleRestored(opened, storage, {
      dataDir: config.dataDir,
      backupAnchors: join(from, anchors),
      newestAnchors: join(newest ?? from, anchors),
    })
  } finally {
    await opened.close(0)
    await database.stop()
  }
}
