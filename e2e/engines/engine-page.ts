/**
 * A page of another engine as the journeys know pages: the part of Playwright's `Page` and `Locator` that
 * `e2e/support` uses, over `Engine`. What is missing here is missing on purpose until a journey needs it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { DrawnFile } from '../support/documents.ts'
import { NoFrame, type Engine, type Search } from './engine.ts'
import { findAll, look, textOf, nothing, type Look, type Query } from './query.ts'

/** As in playwright.config.ts. */
export const expectMs = 60_000
export const lookAgainMs = 100

interface Named {
  name?: string | RegExp
  exact?: boolean
}
interface Filter {
  hasText?: string | RegExp
  has?: EngineLocator
}

/** Elements of a page, looked up each time. Actions wait until the first of them is there. */
export class EngineLocator {
  readonly #engine: Engine
  readonly #query: Query
  readonly #inFrame: boolean
  constructor(engine: Engine, query: Query, inFrame: boolean) {
    this.#engine = engine
    this.#query = query
    this.#inFrame = inFrame
  }
  #with = (query: Query) => new EngineLocator(this.#engine, query, this.#inFrame)
  #search = (): Search => ({ source: findAll, query: this.#query, inFrame: this.#inFrame })

  locator = (css: string, filter: Filter = {}) => this.#with({ css, from: this.#query }).filter(filter)
  getByRole = (role: string, { name, exact }: Named = {}) =>
    this.#with({ role, from: this.#query, ...(name !== undefined && { name: textOf(name, exact) }) })
  filter = ({ hasText, has }: Filter) => {
    const narrowed = hasText === undefined ? this.#query : { text: textOf(hasText), from: this.#query }
    return this.#with(has ? { has: has.#query, from: narrowed } : narrowed)
  }
  or = (other: EngineLocator) => this.#with({ either: [this.#query, other.#query] })
  nth = (at: number) => this.#with({ at, from: this.#query })
  first = () => this.nth(0)
  last = () => this.nth(-1)

  look = async (): Promise<Look> => {
    try {
      const now = (await this.#engine.run(look, [this.#query], this.#inFrame)) as Look
      if (!this.#inFrame) addresses.set(this.#engine, now.address)
      return now
    } catch (error) {
      if (error instanceof NoFrame) return nothing
      throw error
    }
  }
  count = async () => (await this.look()).count
  isVisible = async () => (await this.look()).isVisible
  isChecked = async () => (await this.look()).isChecked
  inputValue = async () => (await this.#there()).value
  textContent = async () => (await this.#there()).text
  getAttribute = async (name: string) => (await this.#there()).attributes[name] ?? null

  async click({ timeout }: { timeout?: number } = {}): Promise<void> {
    // What still moves would be missed.
    let before: number | undefined
    await this.#there(timeout, ({ isVisible, isEnabled, top }) => {
      const isStill = top === before
      before = top
      return isVisible && isEnabled && isStill
    })
    await this.#engine.click(this.#search())
  }
  async check(): Promise<void> {
    const { isChecked } = await this.#there()
    if (!isChecked) await this.click()
    await this.#there(expectMs, (now) => now.isChecked)
  }
  async fill(text: string): Promise<void> {
    const { value } = await this.#there(expectMs, ({ isVisible, isEnabled }) => isVisible && isEnabled)
    if (text !== '') return this.#engine.type(this.#search(), text)
    if (value === '') return
    await this.#engine.type(this.#search(), '')
    await this.#engine.press('Backspace')
  }
  async pressSequentially(text: string): Promise<void> {
    await this.#there()
    await this.#engine.type(this.#search(), text)
  }
  async selectOption({ label }: { label: string }): Promise<void> {
    await this.#there()
    await this.#engine.choose(this.#search(), label)
    const chosen = this.locator('option:checked').filter({ hasText: label })
    await chosen.#there()
  }
  async setInputFiles(files: readonly DrawnFile[]): Promise<void> {
    await this.#there()
    // Read by the browser when it sends them: they stay until the page is closed.
    const folder = await mkdtemp(join(tmpdir(), 'attesta-files-'))
    folders.get(this.#engine)?.push(folder)
    const paths = files.map(({ name }) => join(folder, name))
    await Promise.all(files.map(({ buffer }, at) => writeFile(paths[at]!, buffer)))
    await this.#engine.setFiles(this.#search(), paths)
  }

  /** Waits until the first element is there, and as wanted. */
  async #there(timeout = expectMs, isSo: (now: Look) => boolean = ({ count }) => count > 0): Promise<Look> {
    for (const until = performance.now() + timeout; ; await wait(lookAgainMs)) {
      const now = await this.look()
      if (isSo(now)) return now
      if (performance.now() > until)
        throw new Error(`waited in vain for ${JSON.stringify(this.#query)}: ${JSON.stringify(now)}`)
    }
  }
}

/** Where the page was when it was last looked at: `url()` cannot wait for an answer. */
const addresses = new WeakMap<Engine, string>()
const folders = new WeakMap<Engine, string[]>()

/** «**\/payment**», or what is asked of the address itself. */
type Wanted = string | ((url: URL) => boolean)

const isAt = (wanted: Wanted): ((address: string) => boolean) => {
  if (typeof wanted !== 'string') return (address) => wanted(new URL(address))
  const parts = wanted.split(/\*+/).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${parts.join('.*')}$`)
  return (address) => pattern.test(address)
}

/** Notes each error that the page's scripts do not catch, and what its policy stops. */
const noteFaults = `() => {
  window.faults = []
  addEventListener('error', ({ message }) => window.faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.faults.push(violatedDirective))
}`

export interface EnginePage {
  page: Page
  /** Errors of the page's scripts since it was opened. */
  faults: () => Promise<string[]>
  close: () => Promise<void>
}

export function pageOf(engine: Engine): EnginePage {
  folders.set(engine, [])
  const find = (inFrame: boolean) => ({
    locator: (css: string, filter: Filter = {}) => new EngineLocator(engine, { css }, inFrame).filter(filter),
    getByRole: (role: string, { name, exact }: Named = {}) =>
      new EngineLocator(engine, { role, ...(name !== undefined && { name: textOf(name, exact) }) }, inFrame),
  })
  const urlNow = async () => {
    const address = (await engine.run('() => location.href', [], false)) as string
    addresses.set(engine, address)
    return address
  }
  const page = {
    ...find(false),
    frameLocator: () => ({ first: () => find(true) }),
    keyboard: { press: (key: string) => engine.press(key) },
    async goto(address: string) {
      await engine.open(address)
      await engine.run(noteFaults, [], false)
      await urlNow()
    },
    async waitForURL(wanted: Wanted) {
      const isThere = isAt(wanted)
      for (const until = performance.now() + expectMs; !isThere(await urlNow()); await wait(lookAgainMs))
        if (performance.now() > until)
          throw new Error(`waited in vain for ${String(wanted)} at ${addresses.get(engine)}`)
    },
    url: () => addresses.get(engine) ?? 'about:blank',
    screenshot: () => engine.screenshot(),
  }
  return {
    page: page as unknown as Page,
    faults: async () => (await engine.run('() => window.faults', [], false)) as string[],
    async close() {
      await engine.close()
      for (const folder of folders.get(engine) ?? []) await rm(folder, { recursive: true, force: true })
    },
  }
}
