/** docs/security.md says the state of each target once, and names tests that are there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sheet = readFileSync(join(root, 'docs/security.md'), 'utf8')
/** «| T1 guessing a code: … | met | `features/…` plays …» */
const rows = [...sheet.matchAll(/^\| T(\d+) [^|]+\| (met|partly|open) \| (.+) \|$/gm)].map(
  ([, target, state, said]) => ({
    target: Number(target),
    state: state!,
    said: said!,
  }),
)
const count = (state: string) => rows.filter((row) => row.state === state).length

test('each of the forty targets stands there once', () =>
  expect(rows.map(({ target }) => target)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1)))

test('the sums are right', () =>
  expect(sheet).toContain(`Met: ${count('met')}. Partly: ${count('partly')}. Open: ${count('open')}.`))

test.each(
  rows.filter(({ state }) => state !== 'open').map(({ target, said, state }) => [`T${target}`, state, said] as const),
)('%s names tests that are there, and what is missing while it is not met', (_, state, said) => {
  const named = [...said.matchAll(/`([\w/.-]+\.test\.tsx?)`/g)].map(([, path]) => path!)
  for (const path of named)
    expect([path, existsSync(join(root, path)) || existsSync(join(root, 'apps/server/src', path))]).toEqual([
      path,
      true,
    ])
  expect(state === 'met' ? named.length > 0 : said.length > 20).toBe(true)
})
