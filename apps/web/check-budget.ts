/** Whether the built pages keep to their budgets, in gzipped kB. Exits 1 when one does not. Source: the measured floors of React, router, query and words. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[]; src?: string; name?: string }

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

const filesOf = (keys: Iterable<string>) => new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')))
const sumOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipped(file), 0)

const entry = Object.keys(manifest).find((key) => key === 'index.html')
if (!entry) throw new Error('build the pages first: there is no index.html in the manifest')
const first = filesOf(closure(entry))
const css = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]).filter((file) => file.endsWith('.css')))
const words = Object.values(manifest).filter(({ file }) => /\/words-(en|it|de)-/.test(file)).map(({ file }) => file)

/** What a screen adds to the first route. */
const added = (key: string) => sumOf([...filesOf(closure(key))].filter((file) => !first.has(file)))
const screens = Object.keys(manifest).filter((key) => /apply\/steps\/[\w-]+\/screen\.tsx$/.test(key) && !first.has(manifest[key]!.file))

const lines: { what: string; size: number; warn: number; fail: number }[] = [
  { what: 'first route, JavaScript', size: sumOf(first), warn: 115, fail: 130 },
  { what: 'all styles', size: sumOf(css), warn: 13, fail: 14 },
  ...[...new Set(words)].map((file) => ({ what: `first words, ${file.split('/').at(-1)}`, size: gzipped(file), warn: 8, fail: 9 })),
  // Forms bring their library and rules along with the first form; later ones share it.
  ...screens.map((key) => ({ what: `${key.split('/').at(-2)}, beyond the first route`, size: added(key), warn: 45, fail: 60 })),
]
for (const { what, size, warn, fail } of lines) process.stdout.write(`${size > fail ? 'FAIL' : size > warn ? 'warn' : 'ok  '} ${size.toFixed(1).padStart(6)} kB of ${fail}  ${what}\n`)
process.stdout.write(`     ${first.size} script files on the first route\n`)
if (lines.some(({ size, fail }) => size > fail)) process.exitCode = 1
