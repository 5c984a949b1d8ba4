/**
 * `npm run restore -- --from FOLDER --newest FOLDER`: brings a backup into an empty place, erases again who was erased
 * since, verifies the audit log, and ends.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused } from './backup/backup-refused.ts'
import { forOperator } from './backup/for-operator.ts'
import { restore } from './backup/restore-all.ts'
import { readConfig } from './config.ts'
import { openStorage } from './open-storage.ts'

const usage = `npm run restore -- --from FOLDER --newest FOLDER|none [--keys-from FOLDER] [--files FOLDER] [--wal FOLDER]
  --from       a backup
  --newest     folder with the newest copies of erasures.jsonl and audit-anchors.jsonl; none: there are none, and
               whoever was erased after the backup comes back
  --keys-from  folder with the keys; without it they must be below DATA_DIR/keys or in ATTESTA_KEYS
  --files      folder with a newer copy of DATA_DIR/files
  --wal        folder of WAL_ARCHIVE: what happened after the backup is brought back too`

const options = {
  from: { type: 'string' },
  newest: { type: 'string' },
  'keys-from': { type: 'string' },
  files: { type: 'string' },
  wal: { type: 'string' },
} as const

process.umask(0o077)
await forOperator(async () => {
  const { values } = parseArgs({ options, strict: true })
  if (values.from === undefined || values.newest === undefined) throw new BackupRefused(usage)
  const folder = (name: string | undefined) => (name === undefined ? undefined : resolve(name))
  const config = readConfig({ ...process.env, SANDBOX: 'on' })
  const done = await restore(
    {
      from: resolve(values.from),
      newest: values.newest === 'none' ? null : resolve(values.newest),
      keysFrom: folder(values['keys-from']),
      files: folder(values.files),
      wal: folder(values.wal),
    },
    config,
    await openStorage(config),
  )
  const { manifest, files, audit } = done
  process.stdout.write(`Restored the backup of ${manifest.madeAt}: ${files} files.\n`)
  process.stdout.write(`Erased again: ${done.erasedAgain}. Files missing: ${done.missingFiles}.\n`)
  if (done.newerAnchors > 0)
    process.stdout.write(
      `${done.newerAnchors} anchors of the audit log are newer than what was restored: events between are lost. ` +
        `The operator's page says so until you note it.\n`,
    )
  if (audit.whole) return void process.stdout.write(`The audit log is whole: ${audit.rows} events.\n`)
  throw new BackupRefused(`The audit log of the backup is not whole: ${audit.why} at event ${audit.atSeq}.`)
})
