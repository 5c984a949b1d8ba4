import { expect } from './expect.ts'
import {
  chooseRadio,
  pickByTyping,
  pickFiles,
  pressEnterOn,
  pressInFrame,
  selectByTyping,
  tick,
  typeInto,
  type Place,
} from './keyboard.ts'
import type { DrawnFile } from './documents.ts'

/**
 * What a person does on a page, whatever they do it with. Elements are named by selectors, choices by the names and
 * values of the markup.
 */
export interface Drivers {
  press(selector: string): Promise<void>
  fill(selector: string, text: string): Promise<void>
  choose(name: string, value: string): Promise<void>
  tick(name: string): Promise<void>
  /** Takes an option of a native list, by its words. */
  select(selector: string, words: string): Promise<void>
  /** Types into a combobox and takes the choice of these words. */
  pick(selector: string, words: string): Promise<void>
  hand(slot: string, files: readonly DrawnFile[]): Promise<void>
  /** Presses a button of the page's first frame. */
  pressInFrame(selector: string): Promise<void>
}

const pointer = (page: Place): Drivers => ({
  press: (selector) => page.locator(selector).first().click(),
  fill: (selector, text) => page.locator(selector).fill(text),
  choose: (name, value) => page.locator(`input[name="${name}"][value="${value}"]`).check(),
  tick: (name) => page.locator(`input[name="${name}"]`).check(),
  select: async (selector, words) => {
    await page.locator(selector).selectOption({ label: words })
  },
  // Again, when a change of the page above has closed the list meanwhile.
  pick: (selector, words) =>
    expect(async () => {
      await page.locator(selector).fill('')
      await page.locator(selector).pressSequentially(words)
      await page.getByRole('option', { name: words, exact: true }).first().click({ timeout: 5_000 })
    }).toPass({ timeout: 120_000 }),
  hand: (slot, files) => page.locator(`#upload-${slot}`).setInputFiles([...files]),
  pressInFrame: (selector) => page.frameLocator('iframe').first().locator(selector).click(),
})

const keyboard = (place: Place): Drivers => {
  const page = 'page' in place ? place.page() : place
  // From now on, not from the key on: choosers that open before anybody listens are lost.
  page.on('filechooser', () => undefined)
  return {
    press: (selector) => pressEnterOn(place, selector),
    fill: (selector, text) => typeInto(place, selector, text),
    choose: (name, value) => chooseRadio(place, name, value),
    tick: (name) => tick(place, name),
    select: (selector, words) => selectByTyping(place, selector, words),
    pick: (selector, words) => pickByTyping(place, selector, words),
    hand: (slot, files) => pickFiles(page, slot, files),
    pressInFrame: (selector) => pressInFrame(page, selector),
  }
}

/** Two presses on one place within this time are one double press to the browser, and no person's way on. */
const betweenPressesMs = 600

/** One press for each thing that a person presses on a phone: a field before it is typed into, a list and its option. */
const finger = (page: Place): Drivers => ({
  press: async (selector) => {
    await page.waitForTimeout(betweenPressesMs)
    await page.locator(selector).first().tap()
  },
  fill: async (selector, text) => {
    const field = page.locator(selector)
    if ((await field.inputValue()) === text) return
    await field.tap()
    await field.pressSequentially(text)
  },
  choose: (name, value) => page.locator(`input[name="${name}"][value="${value}"]`).tap(),
  tick: (name) => page.locator(`input[name="${name}"]`).tap(),
  select: async (selector, words) => {
    await page.locator(selector).tap()
    await page.locator(selector).selectOption({ label: words })
  },
  pick: async (selector, words) => {
    await page.locator(selector).tap()
    await page.locator(selector).fill('')
    await page.locator(selector).pressSequentially(words)
    await page.getByRole('option', { name: words, exact: true }).first().tap()
  },
  hand: async (slot, files) => {
    const owner = 'page' in page ? page.page() : page
    const [chooser] = await Promise.all([
      owner.waitForEvent('filechooser'),
      // Not the camera, which a phone is offered first.
      page.locator(`#${slot} .drop button:not([data-action="camera"])`).first().tap(),
    ])
    await chooser.setFiles([...files])
  },
  pressInFrame: (selector) => page.frameLocator('iframe').first().locator(selector).tap(),
})

const kinds = { pointer, keyboard, finger }
export type Kind = keyof typeof kinds
const driven = new WeakMap<Place, Drivers>()

/**
 * Has a page or a frame driven by one kind of hands from now on; `HANDS=keyboard` or `HANDS=pointer` has all of them
 * driven by that one. @returns those hands
 */
export function drive(place: Place, kind: Kind): Drivers {
  const drivers = kinds[(process.env.HANDS as Kind | undefined) ?? kind](place)
  driven.set(place, drivers)
  return drivers
}

/** The hands that drive a page or a frame: a pointer's, unless said otherwise. */
export const handsOn = (place: Place): Drivers => driven.get(place) ?? drive(place, 'pointer')
