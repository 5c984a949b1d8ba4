/** Whether the built pages keep to their budgets, in gzipped kB. Exits 1 when one does not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  src?: string
  name?: string
}

const dist = process.argv[2] ?? join(import.meta.dirname, 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const sizes = new Map<string, number>()

function gzipped(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
  sizes.set(file, size)
  return size
}

/** The chunk and all that it imports at once. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const filesOf = (keys: Iterable<string>) =>
  new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')))
const sumOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipped(file), 0)

const keyOf = (pattern: RegExp): string => {
  const key = Object.keys(manifest).find((candidate) => pattern.test(candidate))
  if (!key) throw new Error(`build the pages first: the manifest has nothing like ${pattern.source}`)
  return key
}
/** The page, and what it runs once its start is painted. */
const first = filesOf(closure(keyOf(/apply\/main\.tsx$/), closure(keyOf(/^index\.html$/))))
const firstStyles = new Set(manifest[keyOf(/^index\.html$/)]!.css)
const laterStyles = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.css') && !firstStyles.has(file))
const words = ['en', 'it', 'de'].map((language) => manifest[keyOf(new RegExp(`words/first/${language}\\.ts$`))]!.file)
const kits = {
  'forms, library': manifest[keyOf(/^_forms-/)]!.file,
  'comboboxes, library': manifest[keyOf(/ui\/comboboxes\.tsx$/)]!.file,
}

/** The way through the screens: what one of them brought, the next has. */
const way = [
  'sign-up',
  'verify-email',
  'resume-application',
  'personal-details',
  'current-address',
  'questionnaire',
  'additional-details',
  'mortgage-info',
  'income-check',
  'parsing-status',
  'confirmation',
  'payment',
  'result',
]
const had = new Set([...first, kits['forms, library']])
const screens = way.map((name) => {
  const files = [
    ...filesOf([
      ...closure(keyOf(new RegExp(`apply/steps/${name}/screen\\.tsx$`))),
      ...(name === 'personal-details' ? closure(keyOf(/shell\/signed-in\.ts$/)) : []),
    ]),
  ]
  const brought = files.filter((file) => !had.has(file))
  for (const file of brought) had.add(file)
  return { what: `${name}, beyond the steps before it`, size: sumOf(brought), warn: 22, fail: 25 }
})
const beyondFirst = (key: string) => sumOf([...filesOf(closure(key))].filter((file) => !first.has(file)))
/**
 * «src/report/states.ts», «_states-BuaeAmP4.js», «_report-facts-kGdzG2qA.js»: what only the preview plays; no one who
 * applies or lets is sent it.
 */
const isPlayed = (key: string) => /(^_|\/)(states|report-facts)[-.]/.test(key)
const others = Object.entries(manifest)
  .filter(([key]) => !isPlayed(key))
  .map(([, chunk]) => chunk)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js') && !first.has(file) && file !== kits['comboboxes, library'])

const lines: { what: string; size: number; warn: number; fail: number }[] = [
  { what: 'first route, JavaScript', size: sumOf(first), warn: 114.5, fail: 115 },
  { what: 'first route, styles', size: sumOf(firstStyles), warn: 7.5, fail: 8 },
  { what: 'largest other styles', size: Math.max(...laterStyles.map(gzipped)), warn: 4.5, fail: 5 },
  ...words.map((file) => ({ what: `first words, ${file.split('/').at(-1)}`, size: gzipped(file), warn: 8, fail: 9 })),
  { what: 'forms, library: fetched before the first form', size: gzipped(kits['forms, library']), warn: 24, fail: 25 },
  // One kit that screen readers are known to cope with, over its 25: fetched when a country or a bank is about to be
  // looked for, and never awaited.
  { what: 'comboboxes, library', size: gzipped(kits['comboboxes, library']), warn: 34, fail: 36 },
  ...screens,
  { what: 'dashboard, beyond the first route', size: beyondFirst(keyOf(/^dashboard\.html$/)), warn: 40, fail: 45 },
  { what: 'report, beyond the first route', size: beyondFirst(keyOf(/^_report-view-/)), warn: 27, fail: 30 },
  { what: 'largest other file', size: Math.max(...others.map(gzipped)), warn: 24, fail: 25 },
]
for (const { what, size, warn, fail } of lines)
  process.stdout.write(
    `${size > fail ? 'FAIL' : size > warn ? 'warn' : 'ok  '} ${size.toFixed(1).padStart(6)} kB of ${fail}  ${what}\n`,
  )
process.stdout.write(`     ${first.size} script files on the first route\n`)
if (lines.some(({ size, fail }) => size > fail)) process.exitCode = 1
