/**
 * A sheet whose text is laid down page by page in the layout's order, with its face, tracking and way of writing
 * spaces.
 */
import { type Face, type Ink, PAGE_WIDTH, type Press, Sheet } from '../../draw/sheet.ts'
import { diceOf } from '../../random.ts'
import type { Choices } from '../choices.ts'

/** What of a layout a canvas draws by. */
export interface Lettering {
  story: string
  choices: Pick<Choices, 'face' | 'size' | 'spaces' | 'inkOrder'> & { tracking: string }
}

interface Written {
  text: string
  /** Left edge. */
  x: number
  y: number
  ink: Ink
}

export const LEFT = 36
export const RIGHT = PAGE_WIDTH - 36

/** What the faces that every reader brings along cannot show. */
const BEYOND_WESTERN = /[^\u0020-\u00ff€]/

export class Canvas {
  readonly size: number
  readonly leading: number
  private readonly sheet: Sheet
  private readonly face: Face
  private readonly layout: Lettering
  private written: Written[] = []

  constructor(layout: Lettering, press: Press, allText: string) {
    const { face, size, tracking } = layout.choices
    this.layout = layout
    this.face = BEYOND_WESTERN.test(allText) ? 'Arimo' : face
    // A typewriter's letters are a quarter wider than the others' of one size.
    this.size = this.face === 'Courier' ? 6.5 : Number(size) - (Number(tracking) > 0 ? 0.5 : 0)
    this.leading = this.size * 1.35
    this.sheet = new Sheet(press, this.face)
  }

  private ink(ink: Ink): Ink {
    return { size: this.size, face: this.face, tracking: Number(this.layout.choices.tracking), ...ink }
  }

  widthOf(text: string, ink: Ink = {}): number {
    return this.sheet.widthOf(text, this.ink(ink))
  }

  text(text: string, x: number, y: number, { align = 'left', ...ink }: Ink = {}): void {
    const full = this.ink(ink)
    if (BEYOND_WESTERN.test(text)) full.face = full.face?.endsWith('-Bold') ? 'Arimo-Bold' : 'Arimo'
    const left = align === 'right' ? x - this.widthOf(text, full) : x
    this.written.push({ text, x: left, y, ink: full })
  }

  bold(text: string, x: number, y: number, ink: Ink = {}): void {
    const face = this.face === 'Times-Roman' ? 'Times-Bold' : (`${this.face}-Bold` as Face)
    this.text(text, x, y, { face, ...ink })
  }

  rule(x0: number, y0: number, x1: number, y1: number): void {
    this.sheet.rule(x0, y0, x1, y1, '#888888', 0.4)
  }

  shade(x: number, y: number, width: number, height: number): void {
    this.sheet.fill(x, y, width, height, '#eef1f5')
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.sheet.frame(x, y, width, height)
  }

  get page(): number {
    return this.sheet.page
  }

  newPage(): void {
    this.flush()
    this.sheet.newPage()
  }

  finish(): Promise<Uint8Array> {
    this.flush()
    return this.sheet.finish()
  }

  private flush(): void {
    for (const { text, x, y, ink } of this.inOrder()) {
      if (this.layout.choices.spaces === 'glyphs') this.sheet.text(text, x, y, ink)
      else this.inWords(text, x, y, ink)
    }
    this.written = []
  }

  private inOrder(): Written[] {
    const dice = diceOf(`${this.layout.story}:ink ${this.page}`)
    const orders: Record<Choices['inkOrder'], () => Written[]> = {
      rows: () => this.written,
      columns: () => this.written.toSorted((one, other) => one.x - other.x || one.y - other.y),
      backwards: () => this.written.toReversed(),
      shuffled: () =>
        this.written
          .map((one) => [dice.fraction(), one] as const)
          .sort(([one], [other]) => one - other)
          .map(([, one]) => one),
    }
    return orders[this.layout.choices.inkOrder]()
  }

  /** Each word at its place; between them there is nothing. */
  private inWords(text: string, x: number, y: number, ink: Ink): void {
    let at = 0
    for (const [index, word] of text.split(' ').entries()) {
      if (index > 0) at++
      if (word) this.sheet.text(word, x + this.sheet.widthOf(text.slice(0, at), ink), y, ink)
      at += word.length
    }
  }
}
