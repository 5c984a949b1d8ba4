/**
 * A browser that Playwright cannot drive, by what the standard protocols offer. Its page is driven through
 * `engine-page.ts`, which gives it the part of Playwright's `Page` that the journeys use.
 */

/** A function's source that finds elements, and the value that it is called with. */
export interface Search {
  source: string
  query: unknown
  /** In the page's first frame, not in the page. */
  inFrame: boolean
}

/** The page has no frame, or has none yet. */
export class NoFrame extends Error {}

export interface Engine {
  /** «Firefox 140.12.0» */
  readonly name: string
  open(url: string): Promise<void>
  /**
   * Calls a function by its source with values of JSON, and gives back what it returns, a value of JSON too.
   * @throws NoFrame
   */
  run(source: string, args: readonly unknown[], inFrame: boolean): Promise<unknown>
  /** Presses the pointer on the first element found. */
  click(search: Search): Promise<void>
  /** Types into the first element found, in place of what is selected there. */
  type(search: Search, text: string): Promise<void>
  /** Takes an option of a list, which the search finds, as a person would. */
  choose(search: Search, label: string): Promise<void>
  setFiles(search: Search, paths: readonly string[]): Promise<void>
  /** A key by its name in the DOM, to where the focus is. */
  press(key: string): Promise<void>
  /** PNG */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The page of a phone, in CSS pixels. */
export const phone = { width: 390, height: 844 }

/** Keys without a letter. Source: WebDriver, 17.4.2. */
export const keyCodes: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
}

/** Source of a function that finds the first element, brings it into view and gives it back. */
export const firstInView = (source: string): string => `(query) => {
  const [element] = (${source})(query)
  if (!element) throw new Error('nothing found for ' + JSON.stringify(query))
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return element
}`

/** The same, with the focus on it and its text selected, so that typing replaces it. */
export const firstSelected = (source: string): string => `(query) => {
  const element = (${firstInView(source)})(query)
  element.focus()
  element.select?.()
  return element
}`
