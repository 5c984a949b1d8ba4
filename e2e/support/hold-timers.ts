import type { BrowserContext, Page } from '@playwright/test'

/**
 * Has the timers of one length that end while the page says such words wait until they are let go, from the next
 * document on: what goes by itself after seconds may be gone before a busy machine looks at it.
 */
export const holdTimers = (place: Page | BrowserContext, milliseconds: number, words: string): Promise<unknown> =>
  place.addInitScript(`(() => {
  const begin = window.setTimeout
  const waiting = []
  let isHeld = true
  const isSaid = () => document.querySelector('main')?.textContent.includes(${JSON.stringify(words)})
  window.setTimeout = (run, after, ...rest) =>
    begin(() => (isHeld && after === ${milliseconds} && isSaid() ? waiting.push(() => run(...rest)) : run(...rest)), after)
  globalThis.letTimersGo = () => {
    isHeld = false
    for (const run of waiting.splice(0)) run()
  }
})()`)

/** Lets them go on a page and in its frames. */
export async function letTimersGo(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate('globalThis.letTimersGo?.()')
}
