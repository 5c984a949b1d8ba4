/** Playwright's `expect` for elements of other engines: the matchers that `e2e/support` uses, waited for like its own. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect as playwrights } from '@playwright/test'
import { EngineLocator, expectMs, lookAgainMs } from './engine-page.ts'
import type { Look } from './query.ts'

interface Context {
  isNot: boolean
}
type Options = { timeout?: number } | undefined
type Wanted = string | RegExp

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const holds = (text: string, wanted: Wanted) =>
  typeof wanted === 'string' ? text.includes(plain(wanted)) : wanted.test(text)
const is = (text: string, wanted: Wanted) => (typeof wanted === 'string' ? text === plain(wanted) : wanted.test(text))

/** What each matcher asks of the elements, given what it was called with. */
const matchers: Record<string, (now: Look, ...wanted: never[]) => boolean> = {
  toBeVisible: ({ isVisible }) => isVisible,
  toBeAttached: ({ count }) => count > 0,
  toBeEnabled: ({ isEnabled }) => isEnabled,
  toBeChecked: ({ isChecked }) => isChecked,
  toBeFocused: ({ isFocused }) => isFocused,
  toHaveCount: ({ count }, wanted: number) => count === wanted,
  toHaveText: ({ text }, wanted: Wanted) => is(text, wanted),
  toContainText: ({ text }, wanted: Wanted) => holds(text, wanted),
  toHaveValue: ({ value }, wanted: Wanted) => is(value, wanted),
  toHaveAttribute: ({ attributes }, name: string, value: Wanted) => name in attributes && is(attributes[name]!, value),
}

const extended = Object.fromEntries(
  Object.entries(matchers).map(([name, isSo]) => [
    name,
    async function (this: Context, received: unknown, ...given: never[]) {
      if (!(received instanceof EngineLocator)) throw new Error(`${name} is for elements of the engine that is driven`)
      const { timeout = expectMs } = (given.find((value) => isOptions(value)) as Options) ?? {}
      for (const until = performance.now() + timeout; ; await wait(lookAgainMs)) {
        const now = await received.look()
        const pass = isSo(now, ...given)
        if (pass !== this.isNot || performance.now() > until)
          return {
            pass,
            message: () => `${name}(${given.map(String).join(', ')}): ${JSON.stringify(now).slice(0, 400)}`,
          }
      }
    },
  ]),
)
const isOptions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp) && 'timeout' in value

// The type of matchers that take what they are called with as it comes.
type Matchers = Parameters<typeof playwrights.extend>[0]

export const expectInEngines = playwrights.extend(extended as unknown as Matchers) as typeof playwrights
