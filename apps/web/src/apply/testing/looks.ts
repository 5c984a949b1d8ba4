/** What must stand in a state of a screen, and what must not: a test for each. */
import { expect, test } from 'vitest'
import type { ScreenState } from '../played/screen-state.ts'
import { drawn } from './drawn.tsx'

interface Look {
  rules: string[]
  says: string
  state: readonly [screen: string, name: string, changes?: Partial<ScreenState>]
  has?: readonly (string | RegExp)[]
  lacks?: readonly (string | RegExp)[]
}

/** Makes a test of each look, tagged with its rules. */
export function testLooks(looks: readonly Look[]): void {
  for (const { rules, says, state, has = [], lacks = [] } of looks)
    test(`${state[0]}, ${state[1]}: ${says}`, { tags: rules }, async () => {
      const markup = await drawn(...state)
      for (const part of has) expect(markup).toMatch(part)
      for (const part of lacks) expect(markup).not.toMatch(part)
    })
}
