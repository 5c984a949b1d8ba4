/** No line is longer than 140 characters: the formatter wraps code, and this test the texts that it cannot wrap. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MAX_LENGTH = 140

/** One entry a line: printed labels, patterns of them, lists of words, drawings and pages written out, and samples. */
const isData = (file: string): boolean =>
  /\.fixture\.ts$|\.(test|spec)\.tsx?$|\/testing\//.test(file) ||
  /^packages\/documents\/(src\/(extract|classify|layout|formats|forensics|read|verify|picture)|make)\//.test(file) ||
  /^packages\/domain\/src\/(transactions|person-name|identity\/state-codes|reconcile\/names)/.test(file) ||
  file.startsWith('packages/providers/src/sandbox/') ||
  // Written by `npm run client` from the descriptions of the calls.
  file === 'packages/client/src/api.ts'

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !isData(file) && existsSync(join(import.meta.dirname, file)))

const longIn = (file: string): number =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.length > MAX_LENGTH).length

test(`no line of code outside data is longer than ${MAX_LENGTH} characters`, () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => longIn(file) > 0)).toEqual([])
})
