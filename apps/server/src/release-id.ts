import { existsSync, readFileSync } from 'node:fs'

/** Written by `npm run build` beside the code. */
const file = new URL('../../../release.json', import.meta.url)

/** What all processes of one release have in common; undefined in a clone, whose code may change under a process. */
export const readReleaseId = (): string | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id : undefined
