import { expect, type Page, type Request } from '@playwright/test'

/** What a page has asked for and not yet got: parts of a screen that are loaded when they are needed. */
const onTheWay = new WeakMap<Page, Set<Request>>()

/** Notes what the page asks for from now on, for `untilLoaded`. Nothing moves on it any more. */
export async function noteRequests(page: Page): Promise<void> {
  const asked = new Set<Request>()
  onTheWay.set(page, asked)
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Opens the preview, from which every state of every screen can be played. */
export async function openPreview(page: Page): Promise<void> {
  await noteRequests(page)
  await page.goto(`${process.env.PRODUCT_URL}/preview`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const untilPlayed = `new Promise((resolve) => {
  const isPlayed = () => {
    const { ready } = document.documentElement.dataset
    if (!ready) return
    watch.disconnect()
    resolve(ready)
  }
  const watch = new MutationObserver(isPlayed)
  watch.observe(document.documentElement, { attributes: true })
  isPlayed()
})`
const twoFrames = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/**
 * Plays a state on the page that is open, to its end: no reload, nothing is left of the state before, and all of its
 * parts have come.
 */
export async function play(page: Page, screen: string, state: string, language: string): Promise<void> {
  const address = JSON.stringify(`/preview?screen=${screen}&state=${state}&lang=${language}`)
  const ended = await page.evaluate<string>(
    `history.pushState(null, '', ${address}); dispatchEvent(new PopStateEvent('popstate')); ${untilPlayed}`,
  )
  expect(ended, `${state} is played to its end`).toBe('yes')
  await untilLoaded(page)
}

/** Waits until the page has got all that it asked for. @returns whether anything was still on its way */
export async function untilLoaded(page: Page): Promise<boolean> {
  const asked = onTheWay.get(page)!
  const isLate = asked.size > 0
  while (asked.size > 0) {
    await expect.poll(() => asked.size, { message: 'all parts of the page have come', intervals: [20] }).toBe(0)
    await page.evaluate(twoFrames)
  }
  return isLate
}
