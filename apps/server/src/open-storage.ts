import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import { createS3Storage, s3SettingsOf } from '@attesta/providers/storage/s3.ts'
import { dayMs, systemClock } from './clock.ts'
import { WrongConfig, type Config } from './config.ts'
import { minFreeBytes } from './db/embedded/start-embedded.ts'
import { systemRandom } from './random.ts'

const abandonedMs = dayMs

/** Opens a bucket where the operator names one, else a folder. */
export async function openStorage({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<Storage> {
  if (storageUrl?.startsWith('s3:')) {
    const settings = s3SettingsOf(storageUrl)
    if (!settings) throw new WrongConfig(['STORAGE_URL must read s3://access:secret@host/bucket?region=…'])
    return createS3Storage({ ...settings, clock: systemClock })
  }
  const disk = createDiskStorage({
    folder: storageUrl ? fileURLToPath(storageUrl) : join(dataDir, 'files'),
    random: systemRandom,
    // The embedded database must still start.
    reserveBytes: minFreeBytes,
  })
  // What a writer that was killed has left half-way.
  await disk.removeAbandoned(new Date(systemClock.now().getTime() - abandonedMs))
  return disk
}
