/** A release has all that its programs load, and nothing of what only a clone needs. */
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'
import { releaseFiles, releasePackages, releasePrograms } from './release-files.ts'

const files = releaseFiles()
const isThere = new Set(files)
const packages = releasePackages()

/** «import { x } from 'y'», «export * from 'y'», «import 'y'»: what is loaded with a file; types are gone by then. */
const loaded = /(?:^|\n)(?:import|export)(?!\s+type\b)\s+(?:[\w*{},\s$]+?\s+from\s+)?['"]([^'"]+)['"]/g
const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(loaded)].map(([, from]) => from!)
const own = /^@attesta\/(\w+)\/(.+)$/

const code = files.filter((file) => file.endsWith('.ts'))
const inside = code.flatMap((file) =>
  importsOf(file).flatMap((from) => {
    const at = own.exec(from)
    if (at) return [{ file, to: `packages/${at[1]!}/src/${at[2]!}` }]
    return from.startsWith('.') ? [{ file, to: normalize(join(dirname(file), from)) }] : []
  }),
)

test('each program of a release is in it', () => {
  for (const path of Object.values(releasePrograms)) expect(isThere).toContain(path)
  expect(code.length).toBeGreaterThan(400)
})

test('what a file of a release loads is in the release', () => {
  expect(inside.length).toBeGreaterThan(1000)
  expect(inside.filter(({ to }) => !isThere.has(to)).map(({ file, to }) => `${file} → ${to}`)).toEqual([])
})

test('each package that a file of a release loads is in the release', () => {
  const names = new Set(packages.filter(({ path }) => path.lastIndexOf('node_modules/') === 0).map(({ name }) => name))
  const wanted = code.flatMap((file) =>
    importsOf(file)
      .filter((from) => !from.startsWith('.') && !from.startsWith('@attesta/') && !from.startsWith('node:'))
      .map((from) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(from)![1]!),
  )
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((name) => !names.has(name) && !builtinModules.includes(name))).toEqual([])
})

test('no test, fake, sample or development dependency is in a release', () => {
  expect(files.filter((path) => /\.test\.|\/testing\/|\/make\/|\/sandbox\/|fakes|seed/.test(path))).toEqual([])
  const names = new Set(packages.map(({ name }) => name))
  for (const name of [
    'vitest',
    'typescript',
    'oxlint',
    'oxfmt',
    'vite',
    'pdfkit',
    'smtp-server',
    'drizzle-kit',
    'fast-check',
  ])
    expect(names).not.toContain(name)
})

const deployed = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')

test('the units and the containers start programs that a release has', () => {
  const started = [
    ...['attesta-api.service', 'attesta-worker.service'].map(
      (unit) => /attesta\/attesta (\w+)/.exec(deployed(unit))?.[1],
    ),
    ...[...deployed('compose.yaml').matchAll(/command: \[(\w+)\]/g)].map(([, name]) => name),
    /CMD \["(\w+)"\]\s*$/.exec(deployed('Containerfile'))?.[1],
  ]
  expect(started).toEqual(['api', 'worker', 'migrate', 'api', 'worker', 'start'])
  for (const name of started) expect(Object.keys(releasePrograms)).toContain(name)
})

test('the containers set nothing that the product does not know', () => {
  const known = readFileSync(join(root, 'apps/server/src/setting-table.ts'), 'utf8')
  const own = /x-attesta:[\s\S]*?\n\n/.exec(deployed('compose.yaml'))![0]
  const names = [...own.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name!)
  expect(names).toEqual(['DATABASE_URL', 'STORAGE_URL', 'TRUST_PROXY'])
  for (const name of names) expect(known).toMatch(new RegExp(`^ {2}${name}:`, 'm'))
})
