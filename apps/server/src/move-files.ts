/** `npm run move-files -- --to URL`: copies the file store to another folder or bucket while the product runs, and ends. */
import { parseArgs } from 'node:util'
import { BackupRefused } from './backup/backup-refused.ts'
import { forOperator } from './backup/for-operator.ts'
import { readConfig } from './config.ts'
import { copyFiles, FileDiffers } from './move/copy-files.ts'
import { openStorage } from './open-storage.ts'

const usage = `npm run move-files -- --to URL
  --to  the new place, as STORAGE_URL names it: file:///srv/papers or s3://access:secret@host/bucket?region=…
From STORAGE_URL or DATA_DIR, as the product has it now. Nothing is removed. Run it again after the product was stopped,
then start the product with the new STORAGE_URL.`

process.umask(0o077)
await forOperator(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: true })
  if (values.to === undefined) throw new BackupRefused(usage)
  const config = readConfig({ ...process.env, SANDBOX: 'on' })
  const next = readConfig({ ...process.env, SANDBOX: 'on', STORAGE_URL: values.to })
  if (next.storageUrl === config.storageUrl) throw new BackupRefused('The files are there already.')
  const done = await copyFiles(await openStorage(config), await openStorage(next)).catch((error: unknown) => {
    throw error instanceof FileDiffers ? new BackupRefused(error.message) : error
  })
  process.stdout.write(
    `Copied ${done.copied} files; ${done.already} were there already; ${done.gone} were deleted meanwhile. ` +
      `${Math.ceil(done.bytes / 1024 / 1024)} MB, each compared by SHA-256.\n`,
  )
})
