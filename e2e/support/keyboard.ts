import { expect, type Page } from '@playwright/test'
import { untilSent } from './applicant.ts'
import type { PaperFile } from './papers.ts'

const mostTabs = 80

/** Presses Tab until the focus stands on what the selector names; then that is in sight and has a visible ring, as a person needs it. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses++) {
    if (await page.evaluate<boolean, string>((wanted) => (globalThis as unknown as { document: { activeElement: { matches(selector: string): boolean } | null } }).document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} cannot be reached with the Tab key`)
}

export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Reaches a group of radio buttons and moves by arrows to the wanted one. */
export async function chooseRadio(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[type="radio"][name="${name}"]`)
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 10; presses++) {
    if (await page.locator(`input[name="${name}"][value="${value}"]`).isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${name}=${value} cannot be chosen with the arrow keys`)
}

export async function tick(page: Page, name: string): Promise<void> {
  await tabTo(page, `input[type="checkbox"][name="${name}"]`)
  await page.keyboard.press('Space')
}

/** Chooses an option of a native list by typing its beginning. */
export async function chooseOption(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.type(text)
}

export async function pickByTyping(page: Page, selector: string, text: string): Promise<void> {
  await expect(async () => {
    await typeInto(page, selector, text)
    await expect(page.getByRole('option', { name: text, exact: true }).first()).toBeVisible({ timeout: 2_000 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator(selector)).toHaveValue(text, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/** Opens the file chooser of a slot with Enter on its button. */
export async function pickFiles(page: Page, slot: string, files: readonly PaperFile[]): Promise<void> {
  await tabTo(page, `#${slot} .drop button`)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([...files])
  await expect(page.locator(`#${slot} .file`)).toHaveCount(files.length, { timeout: 15_000 })
  await untilSent(page, slot)
}

/** Presses «continue» with Enter, once it can be pressed. */
export async function enterOn(page: Page, to: string): Promise<void> {
  await expect(page.locator('main [data-action="continue"]')).toBeEnabled({ timeout: 60_000 })
  await tabTo(page, '[data-action="continue"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/${to}**`, { timeout: 30_000 })
}
