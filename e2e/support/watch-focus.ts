import { expect, type Frame, type Page } from '@playwright/test'

/** Where the focus stands, and what a person who sees it there would complain of. */
interface Stand {
  isThere: boolean
  fault?: string
}

/**
 * Looks at the focused element: is it what the selector names, is it on the screen and not covered, is it marked, and
 * does it stand below the one before. Headings and messages take the focus without a mark, to be read from there.
 */
const look = (selector: string, isPressed: boolean) => `(() => {
  const at = document.activeElement
  const before = globalThis.focusBefore
  const isNowhere = !at || at === document.body
  globalThis.focusBefore = isNowhere ? undefined : at
  globalThis.wasFocused ||= !isNowhere
  if (isNowhere) return { isThere: false }
  const height = document.documentElement.scrollHeight
  const hasGrown = globalThis.heightBefore !== undefined && globalThis.heightBefore !== height
  globalThis.heightBefore = height
  const isThere = at.matches(${JSON.stringify(selector)})
  if (at.tagName === 'IFRAME' || at.tabIndex < 0) return { isThere }
  const nameOf = (one) => one.outerHTML.slice(0, 120)
  const fault = (what) => ({ isThere, fault: what + ': ' + nameOf(at) })
  const marked = at.closest('.card-choice') ?? at
  const box = marked.getBoundingClientRect()
  if (box.width < 2 || box.height < 2) return fault('is not to be seen')
  const { outlineStyle, outlineWidth } = getComputedStyle(marked)
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return fault('has no mark of the focus')
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
  const y = box.top + Math.min(box.height / 2, 20)
  if (y < 0 || y > innerHeight) return ${isPressed} && !hasGrown ? fault('is outside the window') : { isThere }
  const over = document.elementFromPoint(x, y)
  const own = [marked, ...(at.labels ?? [])]
  if (!over || !own.some((one) => one.contains(over) || over.contains(one)))
    return fault('is covered by ' + (over && nameOf(over)))
  const placeOf = (one) => one.closest('dialog[open], main')
  if (before?.isConnected && before !== at && placeOf(at) && placeOf(at) === placeOf(before)) {
    const isLater = before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING
    if (isLater && box.bottom <= before.getBoundingClientRect().top + 1)
      return fault('comes after what stands below it, ' + nameOf(before))
  }
  return { isThere }
})()`

const watched = new WeakSet<Page | Frame>()

/** Complains from now on of each focus that cannot be seen or is lost. */
export const watchFocus = (place: Page | Frame): void => void watched.add(place)

/**
 * Complains, and goes on, of a focus that cannot be seen. `isPressed`: a key has just moved it; what has come above it
 * since may have pushed it out of the window, as the height of the page tells. @returns whether it stands on what the selector names
 */
export async function isFocusOn(place: Page | Frame, selector: string, isPressed: boolean): Promise<boolean> {
  const { isThere, fault } = await place.evaluate<Stand>(look(selector, isPressed))
  if (fault && watched.has(place)) expect.soft(fault, `the focus on ${screenOf(place)}`).toBeUndefined()
  return isThere
}

/** Complains where the focus was somewhere and, a moment after the last press, is nowhere. */
export async function expectFocusSomewhere(place: Page | Frame): Promise<void> {
  if (!watched.has(place)) return
  const isLost = () =>
    place.evaluate<boolean>(
      'globalThis.wasFocused === true && document.hasFocus() && document.activeElement === document.body',
    )
  await expect.soft.poll(isLost, { message: `the focus is lost on ${screenOf(place)}`, timeout: 5_000 }).toBe(false)
}

const screenOf = (place: Page | Frame) => new URL(place.url()).pathname.replace(/[0-9a-f-]{36}/g, '…')
