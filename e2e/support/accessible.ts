import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on the page, and the page does not scroll sideways. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A colour in the middle of its change is no colour of ours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`), `${name} by axe`).toEqual([])
  expect.soft(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'), `${name} sticks out`).toBeLessThanOrEqual(0)
}
