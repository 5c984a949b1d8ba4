import { expect, type Page } from '@playwright/test'
import type { PaperFile } from './papers.ts'

const mostTabs = 120

/** Presses Tab until the focus stands on what the selector names. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const there = page.locator(selector).first()
  await expect(there).toBeAttached()
  const isReached = () => page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)
  for (let presses = 0; presses < mostTabs; presses++) {
    if (await isReached()) return
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

/** Takes an option of a native list by typing its beginning. */
export async function selectByTyping(page: Page, selector: string, words: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.type(words)
  await expect(page.locator(`${selector} option:checked`)).toHaveText(words)
}

export async function pickByTyping(page: Page, selector: string, words: string): Promise<void> {
  // Until its code has come, a plain list stands in its place, and would take the typing.
  await expect(page.locator(`${selector}[role="combobox"]`)).toBeVisible()
  await expect(async () => {
    await typeInto(page, selector, words)
    await expect(page.getByRole('option', { name: words, exact: true }).first()).toBeVisible({ timeout: 5_000 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator(selector)).toHaveValue(words, { timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
}

/** Opens the file chooser of a slot with Enter on its button. */
export async function pickFiles(page: Page, slot: string, files: readonly PaperFile[]): Promise<void> {
  const reachAndPress = async () => {
    await tabTo(page, `#${slot} .drop button`)
    await page.keyboard.press('Enter')
  }
  // Listened for long before the press: the browser hears of the listening on another way than of the key, and a busy one may take the key first.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), reachAndPress()])
  await chooser.setFiles([...files])
}

/** Goes into the page's frame and on to one of its buttons. */
export async function pressInFrame(page: Page, selector: string): Promise<void> {
  const frame = page.frameLocator('iframe').first()
  await expect(frame.locator(selector)).toBeVisible({ timeout: 120_000 })
  await tabTo(page, 'iframe')
  const isReached = () => frame.locator(selector).evaluate((element) => element.ownerDocument.activeElement === element)
  for (let presses = 0; presses < mostTabs && !(await isReached()); presses++) await page.keyboard.press('Tab')
  await expect(frame.locator(selector)).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Presses «continue» with Enter, once it can be pressed. */
export async function enterOn(page: Page, to: string): Promise<void> {
  await expect(page.locator('main [data-action="continue"]')).toBeEnabled()
  await tabTo(page, '[data-action="continue"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/${to}**`)
}
