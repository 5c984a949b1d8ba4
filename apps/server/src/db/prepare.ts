import { join } from 'node:path'
import type { Config } from '../config.ts'
import { installQueue } from '../jobs/queue.ts'
import { startEmbedded, type EmbeddedDatabase } from './embedded/start-embedded.ts'
import { migrateDatabase } from './migrate.ts'

/** The database that the operator named, or the embedded one below DATA_DIR, brought to the newest migration. `onLost`: the embedded one ended and cannot be started again. */
export async function prepareDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onLost: (error: unknown) => void,
): Promise<EmbeddedDatabase> {
  const database = databaseUrl
    ? { url: databaseUrl, own: false, stop: async () => undefined }
    : await startEmbedded(join(dataDir, 'postgres'), { onLost })
  try {
    await migrateDatabase(database.url, installQueue)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}
