/**
 * Numbers of money as Italian, German and English documents print them, in whole cents; nothing ever passes through a
 * float of euros.
 */
import type { Cents } from '@attesta/domain/money.ts'
import type { Word } from '../read/word.ts'

export interface Amount {
  /** Magnitude, never negative. */
  cents: Cents
  /** The printed sign; 0 when none is printed. */
  sign: -1 | 0 | 1
  /** S(oll)/H(aben) or D(are)/A(vere), which some banks print instead of a sign. */
  side: 'S' | 'H' | 'D' | 'A' | null
  /**
   * The decimal mark it was printed with: a page mostly in commas prints no amounts with dots (they are dates and
   * rates).
   */
  mark: ',' | '.'
}

export interface PlacedAmount extends Amount {
  words: Word[]
  x0: number
  x1: number
  /** Edges of the number alone, without detached signs, currencies or letters: what columns are aligned by. */
  digitsStart: number
  digitsEnd: number
}

// 1.234,56 1 234,56 1'234.56 3<0x19>090,00 6.329.93 12,34- -12,34€ € 12,34 1.234,56H +252,16€ EUR 12,50
const AMOUNT =
  /^([+\-−–])?\s?(?:€|EUR|Euro|\$|£|CHF)?\s?([+\-−–])?\s?((?:\d{1,3}(?:[^\d\p{L}/:+\-−–]\d{3})+|\d+)([.,])\d{2})\s?(?:€|EUR|Euro|\$|£|CHF)?\s?([+\-−–])?\s?(?:€|EUR|Euro)?(S|H|DR|CR)?$/u
const SIGN = /^[+\-−–]$/
const SIDE = /^(?:[SHDA]|DR|CR)$/
const CURRENCY = /^(?:€|EURO?|£|GBP|CHF)$/i

// (1,234.56): money going out, as bookkeepers write it
const BRACKETED = /^\((.*\d)\)$/

/** `S`, `H`, `D`, `A`; `DR` and `CR` are the English debit and credit. */
export const sideOf = (text: string): Amount['side'] =>
  text === 'DR' ? 'D' : text === 'CR' ? 'A' : (text as Amount['side'])

const signOf = (mark: string | undefined): -1 | 0 | 1 => (mark === undefined ? 0 : mark === '+' ? 1 : -1)

/**
 * One printed token as an amount, or `null` when it is none. Two decimals are required: `1.234` is a number, not money.
 */
export function readAmount(text: string): Amount | null {
  const bracketed = BRACKETED.exec(text)
  const match = AMOUNT.exec(bracketed ? bracketed[1]! : text)
  if (!match) return null
  const [, before, inner, number, mark, after, side] = match
  const digits = number!.replace(/\D/g, '')
  if (digits.length > 13) return null
  return {
    cents: Number(digits),
    sign: bracketed ? -1 : signOf(before ?? inner ?? after),
    side: side === undefined ? null : sideOf(side),
    mark: mark as ',' | '.',
  }
}

/** With its printed sign or side; unsigned counts as positive. */
export const signedCents = (amount: Amount): Cents =>
  amount.sign === -1 || (amount.sign === 0 && (amount.side === 'S' || amount.side === 'D'))
    ? -amount.cents
    : amount.cents

const gap = (left: Word, right: Word) => right.x0 - left.x1
const height = (word: Word) => word.y1 - word.y0

/**
 * Every amount on one line of words (sorted from left to right), with detached signs (`- 40,00`), currencies (`40,00
 * EUR`),
 * side letters (`1.234,56 H`, `A 1.100,00`) and groups that a space has split (`1 234,56`) taken together.
 */
export function amountsIn(line: readonly Word[]): PlacedAmount[] {
  const found: PlacedAmount[] = []
  // Where the last amount ended: its letter is not the next one's.
  let free = 0
  for (let i = 0; i < line.length; i++) {
    const word = line[i]!
    const em = height(word)
    const joined = joinSplitGroups(line, i)
    const amount = readAmount(joined.text)
    if (!amount) continue
    const words = line.slice(i, joined.end)
    let { sign, side } = amount
    let left = i - 1
    while (left >= free && gap(line[left]!, words[0]!) < 1.6 * em) {
      const before = line[left]!
      if (SIGN.test(before.text) && sign === 0 && !isListDash(line, left, em)) sign = signOf(before.text)
      else if (!CURRENCY.test(before.text)) break
      words.unshift(before)
      left--
    }
    if (
      side === null &&
      left >= free &&
      SIDE.test(line[left]!.text) &&
      gap(line[left]!, words[0]!) < 4 * em &&
      (left === 0 || standsApart(line[left - 1]!, line[left]!, em))
    )
      side = sideOf(line[left]!.text)
    const digitsEnd = line[joined.end - 1]!.x1 - trailingWidth(line[joined.end - 1]!)
    let right = joined.end
    while (right < line.length && gap(line[right - 1]!, line[right]!) < (SIDE.test(line[right]!.text) ? 4 : 1) * em) {
      const after = line[right]!
      if (SIGN.test(after.text) && sign === 0 && (right + 1 === line.length || gap(after, line[right + 1]!) > 0.5 * em))
        sign = signOf(after.text)
      else if (SIDE.test(after.text) && side === null) side = sideOf(after.text)
      else if (!CURRENCY.test(after.text)) break
      words.push(after)
      right++
    }
    found.push({
      ...amount,
      sign,
      side,
      words,
      x0: words[0]!.x0,
      x1: words.at(-1)!.x1,
      digitsStart: word.x0,
      digitsEnd,
    })
    free = right
    i = right - 1
  }
  return found
}

/** `12/08/26 D 184,63`: a letter right after figures is a side; after words it ends a text (`VITAMINA D 12,00`). */
const standsApart = (before: Word, letter: Word, em: number) =>
  gap(before, letter) > (/\p{L}/u.test(before.text) ? 0.5 : 0.2) * em

/**
 * `Canone - 40,00` may be a dash between words; a sign of its own stands apart from the text before it, or right behind
 * a currency (`EUR - 13,34`).
 */
const isListDash = (line: readonly Word[], at: number, em: number) =>
  at > 0 &&
  gap(line[at - 1]!, line[at]!) < 0.7 * em &&
  /\p{L}$/u.test(line[at - 1]!.text) &&
  !CURRENCY.test(line[at - 1]!.text)

const trailingWidth = (word: Word) => {
  const digitsTo = word.text.search(/\D*$/)
  return ((word.text.length - digitsTo) / word.text.length) * (word.x1 - word.x0)
}

/** The blank of a typewriter's face is the widest, in heights of its letters. */
const BLANK = 0.58

/** `1` + `234,56` printed as two words close together is one number when nothing stands close before it. */
function joinSplitGroups(line: readonly Word[], at: number): { text: string; end: number } {
  const first = line[at]!
  const em = height(first)
  const apart =
    at === 0 ||
    gap(line[at - 1]!, first) > 0.6 * em ||
    SIGN.test(line[at - 1]!.text) ||
    CURRENCY.test(line[at - 1]!.text) ||
    // `H 3 652,82`: a letter that stands for the side.
    (SIDE.test(line[at - 1]!.text) && (at === 1 || standsApart(line[at - 2]!, line[at - 1]!, em)))
  let text = first.text,
    end = at + 1
  while (
    apart &&
    /^(?:€|£)?[+\-−–]?[1-9]\d{0,2}(?: \d{3})*$/.test(text) &&
    end < line.length &&
    (gap(line[end - 1]!, line[end]!) < BLANK * Math.max(em, height(line[end]!)) || isBlankApart(line, at, end)) &&
    /^\d{3}(?:\D|$)/.test(line[end]!.text)
  )
    text += ` ${line[end++]!.text}`
  return readAmount(text) ? { text, end } : { text: first.text, end: at + 1 }
}

/**
 * Letters set apart widen the blank too: in a typewriter's face it is as wide as a letter. What stands before the number
 * must be farther off.
 */
function isBlankApart(line: readonly Word[], from: number, at: number): boolean {
  const word = line[at]!,
    blank = gap(line[at - 1]!, word)
  const pitch = (word.x1 - word.x0) / word.text.length
  return blank < MAX_BLANK * pitch && (from === 0 || gap(line[from - 1]!, line[from]!) > 2 * blank)
}

/** The blank of a typewriter's face in widths of a letter, with what is set between letters on both of its sides. */
const MAX_BLANK = 1.2

/** The decimal mark that a document prints its money with; a comma when it shows none. */
export function decimalMarkOf(amounts: readonly Amount[]): ',' | '.' {
  const commas = amounts.filter((a) => a.mark === ',').length
  return commas * 2 >= amounts.length ? ',' : '.'
}
