/** What a release is made of: the code and the packages that production needs, and nothing that only a clone needs. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { thisPlatform } from './platform.mjs'
import { root } from './programs.ts'
import { installedForProduction, type Shipped } from './shipped-packages.ts'

const sources = ['apps/server/', 'packages/contract/', 'packages/domain/', 'packages/documents/', 'packages/providers/']
/** Tests, what draws samples, and the fake outside world. */
const cloneOnly = [
  /\.(test|fixture)\.ts$/,
  /\/testing\//,
  /\/make\//,
  /\/golden\//,
  /^packages\/providers\/src\/sandbox\//,
  /^packages\/documents\/src\/(cli|summary)\.ts$/,
  /^apps\/server\/src\/(fakes|seed)\.ts$/,
  /^apps\/server\/src\/features\/seed\//,
  /^apps\/server\/drizzle\.config\.ts$/,
]

/** Paths below the root, without the web's built pages. */
export function releaseFiles(): string[] {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...sources], {
    cwd: root,
    encoding: 'utf8',
  })
  return tracked
    .split('\n')
    .filter((path) => path !== '' && !cloneOnly.some((pattern) => pattern.test(path)))
    .concat('NOTICE.md')
}

/** @throws Error when one that must be there is not installed */
export function releasePackages(): Shipped[] {
  return installedForProduction(thisPlatform()).filter(({ path, name, isOptional }) => {
    const isInstalled = existsSync(join(root, path))
    if (!isInstalled && !isOptional) throw new Error(`${name} is not installed: npm ci --ignore-scripts`)
    return isInstalled
  })
}

/** `attesta NAME` → the program of the release. */
export const releasePrograms: Record<string, string> = {
  start: 'apps/server/src/main.ts',
  api: 'apps/server/src/main-api.ts',
  worker: 'apps/server/src/main-worker.ts',
  migrate: 'apps/server/src/migrate.ts',
  company: 'apps/server/src/company.ts',
  doctor: 'apps/server/src/doctor.ts',
  backup: 'apps/server/src/back-up.ts',
  restore: 'apps/server/src/restore.ts',
  'move-files': 'apps/server/src/move-files.ts',
  'move-database': 'apps/server/src/move-database.ts',
}
