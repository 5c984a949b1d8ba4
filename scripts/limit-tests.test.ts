/** Every limit is held where it acts, or is known not to be. `npm run mutate -- limits` changes each and runs its tests. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IN_BROWSER_ALONE, limitTests } from './limit-tests.ts'
import { root } from './programs.ts'

const held = Object.entries(limitTests).flatMap(([name, files]) =>
  typeof files === 'string' ? [] : files.map((file) => ({ name, file })),
)

test.each(held)('$file, which holds $name, is there', ({ file }) => expect(existsSync(join(root, file))).toBe(true))

test.each(held.filter(({ file }) => !file.startsWith('e2e/')))(
  '$file writes the number of $name out: compared with itself it would hold nothing',
  ({ name, file }) =>
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(new RegExp(`[(= ]limits\\.${name}\\)`)),
)

test('no more limits than these are left to a browser alone', () =>
  expect(Object.entries(limitTests).flatMap(([name, files]) => (files === IN_BROWSER_ALONE ? [name] : []))).toEqual([
    'stepSaveMs',
    'continueLaterNoticeMs',
    'typeAheadClearMs',
  ]))
