/** The sheets of the security targets name tests that exist, and count their own lines rightly. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sheet = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (requirement|target) /.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
const countOf = (rows: string[][], column: number, state: string) => rows.filter((row) => row[column] === state).length

/** `access/matrix.test.ts`, `packages/documents/src/isolated-reader/hostile.test.ts` */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|yaml))`/g)].map(([, path]) => path!)
const exists = (path: string) => existsSync(join(root, path)) || existsSync(join(root, 'apps/server/src', path))

test.each(['asvs.md', 'security.md'])('every file that %s names exists', (name) => {
  const files = namedFiles(sheet(name))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((path) => !exists(path))).toEqual([])
})

test('the ASVS sheet counts its lines, has each requirement once, and gives each a test or a reason', () => {
  const text = sheet('asvs.md')
  const rows = rowsOf(text)
  const states = ['met', 'partly', 'deployment', 'n.a.']
  expect(text).toContain(`Lines: ${states.map((state) => `${state} ${countOf(rows, 2, state)}`).join(', ')}.`)
  expect(rows.filter((row) => row.length !== 4 || !states.includes(row[2]!) || row[3]!.length < 5)).toEqual([])
  const ids = rows.flatMap(([id]) => id!.split(', '))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.length).toBeGreaterThan(190)
})

test('the list of targets counts its rows: forty', () => {
  const text = sheet('security.md')
  const rows = rowsOf(text).filter(([target]) => /^T\d+ /.test(target!))
  const [met, partly, open] = ['met', 'partly', 'open'].map((state) => countOf(rows, 1, state))
  expect(text).toContain(`Met: ${met}. Partly: ${partly}. Open: ${open}.`)
  expect(rows.map(([target]) => Number(/^T(\d+) /.exec(target!)![1]))).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
})
