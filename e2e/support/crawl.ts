/** Presses every control of a look of the product, one after the other, and tells what a person would call broken. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import axe from 'axe-core'
import type { Frame, Page, Response } from '@playwright/test'
import { untilLoaded } from './played.ts'

interface Control {
  key: string
  /** Cannot be pressed now. */
  isOff: boolean
  isLink: boolean
  /** Whether it is open, pressed or chosen, and the words around it. */
  around: string
}

/** What `in-page/crawler.ts` tells of the page. */
export interface Look {
  faults: string[]
  /** Where the page wanted to go. */
  leads: string[]
  heading: string
  isBlank: boolean
  /** The page has thrown. */
  isBroken: boolean
  /** The dialog on top. */
  dialog?: { name: string }
  /** In pixels, sideways. */
  sticksOut: number
  unnamed: string[]
  /** The key of the control that has the focus; `body`, or `elsewhere`. */
  focus: string
  controls: Control[]
}

export interface Crawl {
  /** Brings the look back from wherever the presses led. */
  replay: () => Promise<void>
  /** 1: every control of the look. 2: also every control that only came by a press. */
  depth: number
  /** Also what was pressed in another state with the same words around it. */
  isFull: boolean
  /** Presses of one look that is crawled, at most. */
  maxPresses: number
  /** Controls that are left alone, by their keys. */
  except?: RegExp
}

const MAX_OPTIONS = 12
const MAX_RESTS = 10
const inPage = stripTypeScriptTypes(readFileSync(new URL('../in-page/crawler.ts', import.meta.url), 'utf8'))

/** Who listens keeps the browser's own chooser away. */
const unanswered = () => undefined

export class Crawler {
  readonly faults: string[] = []
  readonly leads = new Set<string>()
  presses = 0
  readonly #page: Page
  readonly #inside: () => Frame
  readonly #pressed = new Set<string>()

  /** @param inside the document that is crawled, where it is a frame of the page's */
  constructor(page: Page, inside: () => Frame = () => page.mainFrame()) {
    this.#page = page
    this.#inside = inside
    page.on('filechooser', unanswered)
    page.on('response', this.#hear)
  }

  readonly #hear = (answer: Response): void => {
    if (answer.status() >= 500) this.faults.push(`${answer.status()} from ${new URL(answer.url()).pathname}`)
  }

  /** Listens to the page no longer. */
  end(): void {
    this.#page.off('filechooser', unanswered)
    this.#page.off('response', this.#hear)
  }

  /** Has the document on the page told of from now on; needed again after it is loaded again. */
  async begin(): Promise<void> {
    const frame = this.#inside()
    if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(axe.source)
    if (!(await frame.evaluate<boolean>('"crawler" in window'))) await frame.evaluate(inPage)
  }

  /** Crawls the look that `replay` brings about. @param name what its faults are listed under */
  async crawl(name: string, { replay, depth, maxPresses, isFull, except }: Crawl): Promise<void> {
    const paths: string[][] = [[]]
    const met = new Set<string>()
    const until = this.presses + maxPresses
    for (let path = paths.shift(); path; path = paths.shift()) {
      const start = await this.#walk(name, path, replay)
      if (!start) continue
      let now: Look | undefined = start
      for (const { key } of inOrder(start.controls).filter(
        (control) => !except?.test(control.key) && !this.#isDone(control, met, isFull),
      )) {
        met.add(key)
        if (this.presses >= until) return void this.faults.push(`${name}: more than ${maxPresses} presses`)
        now = isSame(start, now) ? now : await this.#walk(name, path, replay)
        const after = await this.#press(key)
        now = after && (await this.#judge([name, ...path, key], after, now))
        if (after && !isSame(start, after) && path.length + 1 < depth) paths.push([...path, key])
      }
    }
  }

  /**
   * Cannot be pressed, or was pressed: on the way here, or in another state with the same around it, unless all are
   * wanted.
   */
  #isDone({ key, isOff, around }: Control, met: ReadonlySet<string>, isFull: boolean): boolean {
    const placed = `${key} in ${around}`
    if (isOff || met.has(key) || (!isFull && this.#pressed.has(placed))) return true
    this.#pressed.add(placed)
    return false
  }

  /** Replays and presses along a path. @returns undefined where it does not lead there again */
  async #walk(name: string, path: readonly string[], replay: () => Promise<void>): Promise<Look | undefined> {
    await replay()
    await this.#rested()
    let now: Look | undefined = await this.#inside().evaluate<Look>('crawler.look()')
    if (path.length === 0) await this.#judge([name], now, undefined)
    for (const key of path) now = now && (await this.#press(key))
    return now
  }

  async #rested(): Promise<void> {
    await untilLoaded(this.#page)
    await this.#inside().evaluate('crawler.rest()')
  }

  async #press(key: string): Promise<Look | undefined> {
    this.presses++
    const press = `crawler.press(${JSON.stringify(key)}, ${MAX_OPTIONS})`
    const after = await this.#inside().evaluate<Look | undefined>(press)
    if (!after || !(await untilLoaded(this.#page))) return after
    await this.#inside().evaluate('crawler.rest()')
    const later = await this.#inside().evaluate<Look>('crawler.look()')
    return { ...later, faults: [...after.faults, ...later.faults], leads: [...after.leads, ...later.leads] }
  }

  /**
   * Lists what is wrong with a look; a dialog that a press has opened is closed and opened, both ways. @returns the
   * look that is left
   */
  async #judge(trail: readonly string[], look: Look, before: Look | undefined): Promise<Look> {
    const told = (fault: string) => this.faults.push(`${trail.join(' › ')}: ${fault}`)
    for (const lead of look.leads) this.leads.add(lead)
    for (const fault of look.faults) told(fault)
    for (const html of look.unnamed) told(`no accessible name: ${html}`)
    if (look.isBlank) told('an empty page')
    else if (!look.heading) told('no heading')
    if (look.isBroken) told('the page of a crash')
    if (look.sticksOut > 0) told(`sticks out by ${look.sticksOut} px`)
    if (!look.dialog || before?.dialog) return look
    const key = trail.at(-1)!
    let left = look
    for (const way of ['button', 'Escape'] as const) {
      if (!left.dialog && before) left = (await this.#press(key)) ?? left
      if (!left.dialog) break
      const open = left
      left = await this.#close(way, key)
      // One that stops its work first, and shows so, is closed by the second time.
      if (left.dialog && !isSame(open, left)) left = await this.#close(way, key)
      if (left.dialog) told(`the dialog «${left.dialog.name}» is not closed by ${way}`)
      // Under another heading the page has moved on, by a press before: its focus is another matter.
      else if (before && left.focus !== key && left.heading === look.heading)
        told(`focus on ${left.focus} after the dialog was closed by ${way}`)
      for (const fault of left.faults) told(fault)
    }
    return left
  }

  /** Closes the dialog on top. The focus goes back once the browser has told of it: a few rests are waited for that. */
  async #close(way: 'button' | 'Escape', key: string): Promise<Look> {
    if (way === 'Escape') await this.#page.keyboard.press('Escape')
    else await this.#inside().evaluate('crawler.pressClose()')
    let look: Look
    let rests = 0
    const faults: string[] = []
    do {
      await this.#rested()
      look = await this.#inside().evaluate<Look>('crawler.look()')
      faults.push(...look.faults)
    } while ((look.dialog || look.focus !== key) && ++rests < MAX_RESTS)
    return { ...look, faults }
  }
}

/** The same controls stand there, with no dialog before them. */
const isSame = (a: Look, b: Look | undefined) =>
  b?.heading === a.heading && b.dialog?.name === a.dialog?.name && standing(a) === standing(b)

const standing = ({ controls }: Look) => controls.map(({ key, isOff }) => `${key} ${isOff}`).join('\n')

/** What leads away comes last: after it the look must be brought back. */
const inOrder = (controls: readonly Control[]) => controls.toSorted((a, b) => Number(a.isLink) - Number(b.isLink))
