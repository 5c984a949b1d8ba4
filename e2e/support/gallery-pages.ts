import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../../apps/web/src/', import.meta.url))
const folders = ['apply/steps', 'apply/pages', 'apply', '.']

/**
 * Returns every screen that has a table of states beside it, with their names: a new screen is in the gallery by being
 * written.
 */
export async function galleryPages(): Promise<{ screen: string; states: string[] }[]> {
  const tables = folders.flatMap((folder) =>
    readdirSync(join(sources, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(sources, folder, entry.name, 'states.ts')))
      .map(({ name }) => ({ screen: name, file: join(sources, folder, name, 'states.ts') })),
  )
  return Promise.all(
    tables.map(async ({ screen, file }) => ({
      screen,
      states: Object.keys(((await import(file)) as { states: object }).states),
    })),
  )
}
