/** `docs/differences.md` names for each row a test that is there, by its title or by a rule that it is tagged with. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const lines = readFileSync(join(root, 'docs/differences.md'), 'utf8').split('\n')
/** «| 19 | about | now | `e2e/journeys/x.spec.ts`, «a title» or a rule |» → its last cell */
const shown = lines.filter((line) => /^\| (?:\d+|–) /.test(line)).map((line) => line.split('|').at(-2)!)

const fileOf = (path: string) =>
  [path, `apps/server/src/${path}`].map((one) => join(root, one)).find((one) => existsSync(one))

test('every row names a test', () => {
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.filter((cell) => !/`[^`]+`|nothing to test|as in row/.test(cell))).toEqual([])
})

test('every test that is named is there', () => {
  const missing = shown.flatMap((cell) =>
    [...cell.matchAll(/`([^` ]+\.tsx?)`(?:, (?:«([^»]+)»|([A-Z]\d?-[\w-]+)))?/g)].filter(([, path, title, rule]) => {
      const file = fileOf(path!)
      return !file || !readFileSync(file, 'utf8').includes(title ?? rule ?? '')
    }),
  )
  expect(missing.map(([text]) => text)).toEqual([])
})
