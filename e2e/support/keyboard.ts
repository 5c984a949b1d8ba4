import type { Frame, Keyboard, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { DrawnFile } from './documents.ts'
import { expectFocusSomewhere, isFocusOn } from './watch-focus.ts'

/** Where a form stands: on a page of its own, or in a frame of another's. */
export type Place = Page | Frame

const maxTabs = 120

/** Keys go to where the focus is, in whichever frame that may be. */
const keysOf = (place: Place): Keyboard => ('keyboard' in place ? place.keyboard : place.page().keyboard)

/** Presses Tab until the focus stands on what the selector names. */
export async function tabTo(place: Place, selector: string): Promise<void> {
  const there = place.locator(selector).first()
  await expect(there).toBeAttached()
  await expectFocusSomewhere(place)
  for (let presses = 0; presses < maxTabs; presses++) {
    if (await isFocusOn(place, selector, presses > 0)) return
    await keysOf(place).press('Tab')
  }
  throw new Error(`${selector} cannot be reached with the Tab key`)
}

export async function pressEnterOn(place: Place, selector: string): Promise<void> {
  await tabTo(place, selector)
  await keysOf(place).press('Enter')
}

export async function typeInto(place: Place, selector: string, text: string): Promise<void> {
  await tabTo(place, selector)
  await keysOf(place).press('Control+A')
  await keysOf(place).type(text)
}

/** Reaches a group of radio buttons and moves by arrows to the wanted one. */
export async function chooseRadio(place: Place, name: string, value: string): Promise<void> {
  await tabTo(place, `input[type="radio"][name="${name}"]`)
  await keysOf(place).press('Space')
  for (let presses = 0; presses < 10; presses++) {
    if (await place.locator(`input[name="${name}"][value="${value}"]`).isChecked()) return
    await keysOf(place).press('ArrowDown')
  }
  throw new Error(`${name}=${value} cannot be chosen with the arrow keys`)
}

export async function tick(place: Place, name: string): Promise<void> {
  await tabTo(place, `input[type="checkbox"][name="${name}"]`)
  await keysOf(place).press('Space')
}

/** Takes an option of a native list by typing its beginning. */
export async function selectByTyping(place: Place, selector: string, words: string): Promise<void> {
  await tabTo(place, selector)
  await keysOf(place).type(words)
  await expect(place.locator(`${selector} option:checked`)).toHaveText(words)
}

export async function pickByTyping(place: Place, selector: string, words: string): Promise<void> {
  // Until its code has come, a plain list stands in its place, and would take the typing.
  await expect(place.locator(`${selector}[role="combobox"]`)).toBeVisible()
  await expect(async () => {
    await typeInto(place, selector, words)
    await expect(place.getByRole('option', { name: words, exact: true }).first()).toBeVisible({ timeout: 5_000 })
    await keysOf(place).press('ArrowDown')
    await keysOf(place).press('Enter')
    await expect(place.locator(selector)).toHaveValue(words, { timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
}

/** Opens the file chooser of a slot with Enter on its button. */
export async function pickFiles(page: Page, slot: string, files: readonly DrawnFile[]): Promise<void> {
  // Listened for long before the press: the browser hears of the listening on another way than of the key, and a busy
  // one may take the key first.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressEnterOn(page, `#${slot} .drop button`)])
  await chooser.setFiles([...files])
}

/** Goes into the page's frame and on to one of its buttons. */
export async function pressInFrame(page: Page, selector: string): Promise<void> {
  const frame = page.frameLocator('iframe').first()
  await expect(frame.locator(selector)).toBeVisible({ timeout: 120_000 })
  await tabTo(page, 'iframe')
  const isReached = () => frame.locator(selector).evaluate((element) => element.ownerDocument.activeElement === element)
  for (let presses = 0; presses < maxTabs && !(await isReached()); presses++) await page.keyboard.press('Tab')
  await expect(frame.locator(selector)).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Presses «continue» with Enter, once it can be pressed. */
export async function enterOn(page: Page, to: string): Promise<void> {
  await expect(page.locator('main [data-action="continue"]')).toBeEnabled()
  await pressEnterOn(page, '[data-action="continue"]')
  await hasCome(page, to)
}

/** A step's address stands before its screen does: until then the screen before it takes what is pressed. */
export async function hasCome(place: Place, screen: string): Promise<void> {
  await place.waitForURL(`**/${screen}**`)
  await expect(place.locator(`main[data-screen="${screen}"]`)).toBeAttached()
}
