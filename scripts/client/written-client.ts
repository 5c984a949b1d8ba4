import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeApi } from '../../apps/server/src/http/openapi.ts'
import { clientFile } from './client-file.ts'
import type { Description } from './json-schema.ts'

const root = join(import.meta.dirname, '../..')
export const clientPath = join(root, 'packages/client/src/api.ts')

/**
 * Returns the client's calls as the service describes them now, formatted like every file. @throws Error without the
 * formatter
 */
export function writtenClient(): string {
  const text = clientFile(describeApi('https://attesta.example') as unknown as Description)
  const formatter = join(root, 'node_modules/.bin/oxfmt')
  const { status, stdout, stderr } = spawnSync(formatter, ['--stdin-filepath', clientPath], { input: text, cwd: root })
  if (status !== 0) throw new Error(`the client could not be formatted: ${String(stderr)}`)
  return String(stdout)
}

export const keptClient = (): string => readFileSync(clientPath, 'utf8')
