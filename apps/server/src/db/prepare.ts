import { join } from 'node:path'
import type { Config } from '../config.ts'
import { installQueue } from '../jobs/queue.ts'
import { startEmbedded, type EmbeddedDatabase } from './embedded/start-embedded.ts'
import { migrateDatabase } from './migrate.ts'

/** Where the embedded database lies. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'walArchive'>>

/**
 * Opens the database that the operator named, or the embedded one below DATA_DIR, as it is. `onLost`: the embedded
 * one ended and cannot be started again. `replay`: an archive of its log that is replayed first.
 */
export async function openDatabase(
  { databaseUrl, dataDir, walArchive }: Place,
  onLost: (error: unknown) => void,
  { replay }: { replay?: string | undefined } = {},
): Promise<EmbeddedDatabase> {
  return databaseUrl
    ? { url: databaseUrl, own: false, stop: async () => undefined }
    : await startEmbedded(clusterFolder(dataDir), { onLost, archive: walArchive, replay })
}

/** The same, brought to the newest migration. */
export async function prepareDatabase(
  place: Place,
  onLost: (error: unknown) => void,
  options: { replay?: string | undefined } = {},
): Promise<EmbeddedDatabase> {
  const database = await openDatabase(place, onLost, options)
  try {
    await migrateDatabase(database.url, installQueue)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}
