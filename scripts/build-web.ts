import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = ['apps/web', 'packages/contract', 'packages/domain']
const skipped = new Set(['node_modules', 'dist', '.cache'])

/** Builds the web app when anything that it is made of has changed since the last build. */
export async function buildWebWhenStale(): Promise<void> {
  const dist = join(root, 'apps/web/dist')
  const stampFile = join(dist, '.stamp')
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stderr.write('Building the web app…\n')
  const { build } = await import('vite')
  // Only a build for production is the same in every folder: others name their source files. The server that starts
  // next in this process asks whether it really is production.
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({ root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' })
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
  writeFileSync(stampFile, stamp)
}

function stampOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const source of sources)
    for (const file of filesBelow(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.endsWith('.test.ts'))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort()
}
