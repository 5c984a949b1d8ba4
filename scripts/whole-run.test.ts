/** What the short run leaves out is there under the names that it is left out by. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'
import { longSpecs, longSuites } from './whole-run.ts'

test.each([...longSuites, ...longSpecs.map((spec) => `e2e/${spec}`)])('%s is there', (file) =>
  expect(existsSync(join(root, file))).toBe(true),
)
