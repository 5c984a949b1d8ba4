import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only what is wrong, and not in other sites' frames. */
const asked = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false, preload: false }
const look = (rules: object) => `axe.run(document, ${JSON.stringify({ ...asked, rules })})
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`
const everyRule = look({})
/** To compare colours and to measure what is pressed takes axe twice as long as all else. */
const allButLooks = look({ 'color-contrast': { enabled: false }, 'target-size': { enabled: false } })

/**
 * axe finds nothing on the page, and the page does not scroll sideways. `looks`: colours and sizes too, unless they
 * were looked at elsewhere.
 */
export async function expectAccessible(page: Page, name: string, { looks = true } = {}): Promise<void> {
  // A colour in the middle of its change is no colour of ours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Once a page: what is looked at next without being loaded again has it still.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  expect.soft(await page.evaluate<string[]>(looks ? everyRule : allButLooks), `${name} by axe`).toEqual([])
  expect
    .soft(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'), `${name} sticks out`)
    .toBeLessThanOrEqual(0)
}
