import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stepRouters } from '@attesta/contract/pages.ts'
import { expect, test } from 'vitest'
import { componentOf } from './component-of.ts'
import { wordsOf } from './words-of-steps.ts'

test.each(stepRouters)('the step %s has a screen of its name', (step) =>
  expect(readFileSync(join(import.meta.dirname, step, 'screen.tsx'), 'utf8')).toContain(
    `export function ${componentOf(step)}(`,
  ),
)

const words = join(import.meta.dirname, '../../../../../packages/contract/src/words/en')
test.each([...stepRouters, 'partner-entry-point', 'legal', 'your-data'] as const)('the words of %s are there', (name) =>
  expect(wordsOf(name).filter((segment) => !existsSync(join(words, `${segment}.json`)))).toEqual([]),
)
