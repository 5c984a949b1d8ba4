import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deskPaths } from './desk-paths.ts'
import { paths } from './paths.ts'

/** A call by its name: `api.call('readState')`, `useCall('readState')`. */
const calls = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.|states\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      return [...source.matchAll(/\b(?:call|useCall|upload)\(\s*'(\w+)'/g)].map(([, name]) => name!)
    })

test.each(['apply', 'handover', 'shared', 'verify', 'report'])('%s calls nothing that only a desk knows', (folder) =>
  expect(calls(folder).filter((name) => name in deskPaths)).toEqual([]),
)

test('the form makes calls, and no call stands in both tables', () => {
  expect(calls('apply').length).toBeGreaterThan(50)
  expect(Object.keys(deskPaths).filter((name) => name in paths)).toEqual([])
})
