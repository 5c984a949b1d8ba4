import { expect, type Frame, type Page } from '@playwright/test'
import { chooseRadio, pickByTyping, pickFiles, pressInFrame, selectByTyping, tabTo, tick, typeInto } from './keyboard.ts'
import type { PaperFile } from './papers.ts'

/** Where a form stands: on a page of its own, or in a frame of another's. */
export type Place = Page | Frame

/** What a person does on a page, whatever they do it with. Elements are named by selectors, choices by the names and values of the markup. */
export interface Hands {
  press(selector: string): Promise<void>
  fill(selector: string, text: string): Promise<void>
  choose(name: string, value: string): Promise<void>
  tick(name: string): Promise<void>
  /** Takes an option of a native list, by its words. */
  select(selector: string, words: string): Promise<void>
  /** Types into a combobox and takes the choice of these words. */
  pick(selector: string, words: string): Promise<void>
  hand(slot: string, files: readonly PaperFile[]): Promise<void>
  /** Presses a button of the page's first frame. */
  pressInFrame(selector: string): Promise<void>
}

const pointer = (page: Place): Hands => ({
  press: (selector) => page.locator(selector).first().click(),
  fill: (selector, text) => page.locator(selector).fill(text),
  choose: (name, value) => page.locator(`input[name="${name}"][value="${value}"]`).check(),
  tick: (name) => page.locator(`input[name="${name}"]`).check(),
  select: async (selector, words) => { await page.locator(selector).selectOption({ label: words }) },
  // Again, when a change of the page above has closed the list meanwhile.
  pick: (selector, words) => expect(async () => {
    await page.locator(selector).fill('')
    await page.locator(selector).pressSequentially(words)
    await page.getByRole('option', { name: words, exact: true }).first().click({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 }),
  hand: (slot, files) => page.locator(`#upload-${slot}`).setInputFiles([...files]),
  pressInFrame: (selector) => page.frameLocator('iframe').first().locator(selector).click(),
})

const keyboard = (page: Page): Hands => {
  // From now on, not from the key on: choosers that open before anybody listens are lost.
  page.on('filechooser', () => undefined)
  return {
    press: async (selector) => {
      await tabTo(page, selector)
      await page.keyboard.press('Enter')
    },
    fill: (selector, text) => typeInto(page, selector, text),
    choose: (name, value) => chooseRadio(page, name, value),
    tick: (name) => tick(page, name),
    select: (selector, words) => selectByTyping(page, selector, words),
    pick: (selector, words) => pickByTyping(page, selector, words),
    hand: (slot, files) => pickFiles(page, slot, files),
    pressInFrame: (selector) => pressInFrame(page, selector),
  }
}

const kinds = { pointer, keyboard }
export type Kind = keyof typeof kinds
const driven = new WeakMap<Place, Hands>()

/** Has a page driven by one kind of hands from now on; `HANDS=keyboard` or `HANDS=pointer` has all pages driven by that one. */
export function drive(page: Page, kind: Kind): void {
  driven.set(page, kinds[(process.env.HANDS as Kind | undefined) ?? kind](page))
}

/** The hands that drive a page: a pointer's, unless said otherwise. A frame has none of its own but a pointer's. */
export function handsOn(place: Place): Hands {
  if (!driven.has(place)) {
    if ('keyboard' in place) drive(place, 'pointer')
    else driven.set(place, pointer(place))
  }
  return driven.get(place)!
}
