import { expect, type Page } from '@playwright/test'

/** Parts of the form's screens, by names that hold in every language. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const onwards = (page: Page) => page.locator('[data-action="continue"]')
export const field = (page: Page, name: string) => page.locator(`#field-${name}`)
export const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`)
/** Returns what can be chosen; the note of an empty list is none of it. */
export const options = (page: Page) => page.locator('.listbox [role=option][data-key]')

/** With the clock standing: what comes within a few milliseconds more. */
export const soonAfter = (page: Page, look: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(2)
    await look()
  }).toPass({ timeout: 60_000 })
