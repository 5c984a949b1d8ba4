import { expect, type Page } from '@playwright/test'

/** Opens the preview, from which every state of every screen can be played. */
export async function openPreview(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${process.env.PRODUCT_URL}/preview`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Plays a state on the page that is open, to its end: no reload, and nothing is left of the state before. */
export async function play(page: Page, screen: string, state: string, language: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(`/preview?screen=${screen}&state=${state}&lang=${language}`)}); dispatchEvent(new PopStateEvent('popstate'))`)
  await expect(page.locator('html'), `${state} is played to its end`).toHaveAttribute('data-ready', 'yes')
}
