/** The words printed on a page of a PDF, with exact boxes on the upright page. */
import type { Turn } from '../image/gray-image.ts'
import { guardEngine, withMemory, type Engine } from './pdfium.ts'
import { LimitExceeded } from './refusal-of-file.ts'
import type { Page, Word } from './word.ts'

/**
 * Maps the page's own space (any origin, turned by /Rotate) to points from the top left corner of the page as it is
 * shown.
 */
export interface PageFrame {
  width: number
  height: number
  quarterTurns: number
  left: number
  bottom: number
  right: number
  top: number
}

export function frameOf(p: Engine, page: number): PageFrame {
  return withMemory(p, 16, (box) => {
    p.FPDF_GetPageBoundingBox(page, box)
    const [left, top, right, bottom] = new Float32Array(p.pdfium.HEAPU8.buffer, box, 4) as unknown as [
      number,
      number,
      number,
      number,
    ]
    return {
      width: p.FPDF_GetPageWidthF(page),
      height: p.FPDF_GetPageHeightF(page),
      quarterTurns: p.FPDFPage_GetRotation(page),
      left,
      top,
      right,
      bottom,
    }
  })
}

export interface Rectangle {
  x0: number
  y0: number
  x1: number
  y1: number
}

export function toUpright(frame: PageFrame, left: number, bottom: number, right: number, top: number): Rectangle {
  switch (frame.quarterTurns) {
    case 1:
      return { x0: bottom - frame.bottom, y0: left - frame.left, x1: top - frame.bottom, y1: right - frame.left }
    case 2:
      return { x0: frame.right - right, y0: bottom - frame.bottom, x1: frame.right - left, y1: top - frame.bottom }
    case 3:
      return { x0: frame.top - top, y0: frame.right - right, x1: frame.top - bottom, y1: frame.right - left }
    default:
      return { x0: left - frame.left, y0: frame.top - top, x1: right - frame.left, y1: frame.top - bottom }
  }
}

const isBlank = (code: number) => code === 32 || code === 9 || code === 10 || code === 13 || code === 0xfffe
/** Some banks' fonts give a control character or a no-break space for the mark between groups of digits. */
const isGroupMark = (code: number) => code < 32 || code === 0xa0 || code === 0x202f || code === 0x2009
const isDigit = (text: string | undefined) => text !== undefined && /\d/.test(text)

/** More than this on one page is no document for a reader of documents. */
const MAX_CHARACTERS = 60_000

export function wordsOf(p: Engine, page: number, frame: PageFrame): Word[] {
  return guardEngine(() => {
    const text = p.FPDFText_LoadPage(page)
    if (text === 0) return []
    const words: Word[] = []
    const fonts = new Map<number, string | null>()
    try {
      withMemory(p, 32, (box) => {
        let current: Word | undefined,
          held = '',
          isGuessed = false
        const count = p.FPDFText_CountChars(text)
        if (count > MAX_CHARACTERS) throw new LimitExceeded(`a page has ${count} characters`)
        for (let i = 0; i < count; i++) {
          const code = p.FPDFText_GetUnicode(text, i)
          if (isGroupMark(code) && !isBlank(code)) {
            held = isDigit(current?.text.at(-1)) ? String.fromCodePoint(code) : ''
            if (held === '') current = undefined
            else if (p.FPDFText_GetLooseCharBox(text, i, box))
              current!.x1 = Math.max(current!.x1, uprightBox(p, frame, box).x1)
            continue
          }
          // A blank or a new line that the engine guesses, no file has: letters that were set one by one may touch all
          // the same.
          if (isBlank(code) && p.FPDFText_IsGenerated(text, i) === 1) {
            isGuessed = true
            continue
          }
          if (isBlank(code) || code === 0) {
            current = undefined
            held = ''
            continue
          }
          if (!p.FPDFText_GetLooseCharBox(text, i, box)) continue
          const letter = String.fromCodePoint(code)
          const place = uprightBox(p, frame, box)
          const turn = turnOf(p.FPDFText_GetCharAngle(text, i), frame.quarterTurns)
          if (
            current &&
            continues(current, place, turn) &&
            (!isGuessed || touches(current, place)) &&
            (held === '' || isDigit(letter))
          ) {
            current.text += held + letter
            current.x0 = Math.min(current.x0, place.x0)
            current.x1 = Math.max(current.x1, place.x1)
            current.y0 = Math.min(current.y0, place.y0)
            current.y1 = Math.max(current.y1, place.y1)
          } else if (/\p{M}/u.test(letter)) {
            // An accent that stands on no letter is nothing to read, and reaches into the rows above and below.
            continue
          } else {
            current = {
              text: letter,
              ...place,
              size: p.FPDFText_GetFontSize(text, i),
              font: fontOf(p, text, i, fonts),
              ink: inkOf(p, text, i, box + 16),
              turn,
              confidence: 100,
            }
            words.push(current)
          }
          held = ''
          isGuessed = false
        }
      })
    } finally {
      p.FPDFText_ClosePage(text)
    }
    return words
  })
}

/** The engine's memory as numbers; a view for each letter would be most of what a page leaves to be collected. */
let memory: Float32Array = new Float32Array(0)
function floatsOf(p: Engine): Float32Array {
  const { buffer } = p.pdfium.HEAPU8
  if (memory.buffer !== buffer) memory = new Float32Array(buffer)
  return memory
}

function uprightBox(p: Engine, frame: PageFrame, box: number): Rectangle {
  const floats = floatsOf(p),
    at = box >> 2
  return toUpright(frame, floats[at]!, floats[at + 3]!, floats[at + 2]!, floats[at + 1]!)
}

/** The engine counts clockwise in radians within the unturned page. */
const turnOf = (radians: number, quarterTurns: number) =>
  (Math.round((radians * 180) / Math.PI) + quarterTurns * 90) % 360

/** Is the next letter printed right after the word, on its line and in its direction? */
function continues(word: Word, next: Rectangle, turn: number): boolean {
  if (word.turn !== turn) return false
  if (turn === 90 || turn === 270) {
    const gap = turn === 90 ? next.y0 - word.y1 : word.y0 - next.y1
    return (
      gap <= 0.2 * (word.x1 - word.x0) && gap > -(next.y1 - next.y0) && next.x0 < word.x1 - 1 && next.x1 > word.x0 + 1
    )
  }
  if (turn === 180)
    return (
      word.x0 - next.x1 <= 0.2 * (word.y1 - word.y0) &&
      next.x1 <= word.x1 + 1 &&
      next.y0 < word.y1 - 1 &&
      next.y1 > word.y0 + 1
    )
  return (
    next.x0 - word.x1 <= 0.2 * (word.y1 - word.y0) &&
    next.x0 >= word.x0 - 1 &&
    next.y0 < word.y1 - 1 &&
    next.y1 > word.y0 + 1
  )
}

/**
 * In letter heights: places of single letters may be rounded to the pixel, either way, and pairs like `11` and `AV` are
 * drawn together.
 */
const ROUNDING = 0.07,
  KERNING = 0.2
function touches(word: Word, next: Rectangle): boolean {
  const height = word.y1 - word.y0,
    gap = next.x0 - word.x1
  return gap <= ROUNDING * height && gap >= -KERNING * height && Math.abs(next.y0 - word.y0) <= ROUNDING * height
}

/** How most of a page's print lies; a few turned sidebars turn nothing. */
export function turnOfPrint(words: readonly Word[]): Turn {
  const counts = Map.groupBy(words, (word) => word.turn)
  return ([0, 90, 180, 270] as const).find((angle) => (counts.get(angle)?.length ?? 0) > 0.7 * words.length) ?? 0
}

/** A page whose print lies on its side or head is turned, so that its print is upright. */
export function setUpright(page: Page): Page {
  const turn = turnOfPrint(page.words)
  if (turn === 0) return page
  const { width, height } = page
  const turned = ({ x0, y0, x1, y1 }: Word): Rectangle =>
    turn === 90
      ? { x0: y0, y0: width - x1, x1: y1, y1: width - x0 }
      : turn === 180
        ? { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 }
        : { x0: height - y1, y0: x0, x1: height - y0, y1: x1 }
  return {
    ...page,
    width: turn === 180 ? width : height,
    height: turn === 180 ? height : width,
    words: page.words.map((word) => ({ ...word, ...turned(word), turn: (word.turn - turn + 360) % 360 })),
  }
}

/** @param room sixteen bytes of the engine's memory */
function inkOf(p: Engine, text: number, at: number, room: number): number | null {
  if (!p.FPDFText_GetFillColor(text, at, room, room + 4, room + 8, room + 12)) return null
  const memory = p.pdfium.HEAPU8
  return (memory[room]! << 16) | (memory[room + 4]! << 8) | memory[room + 8]!
}

function fontOf(p: Engine, text: number, at: number, known: Map<number, string | null>): string | null {
  const object = p.FPDFText_GetTextObject(text, at)
  const font = object && p.FPDFTextObj_GetFont(object)
  if (!font) return null
  let name = known.get(font)
  if (name === undefined) {
    const size = p.FPDFFont_GetBaseFontName(font, 0, 0)
    name =
      size <= 1
        ? null
        : withMemory(p, size, (pointer) => {
            p.FPDFFont_GetBaseFontName(font, pointer, size)
            return p.pdfium.UTF8ToString(pointer)
          }).replace(/^[A-Z]{6}\+/, '')
    known.set(font, name)
  }
  return name
}
