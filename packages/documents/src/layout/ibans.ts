/** Account numbers with their own check digits, however they are grouped. */
import type { Word } from '../read/word.ts'

/** Lengths in the IBAN registry for the countries whose accounts occur on documents here. */
const LENGTHS: Record<string, number> = {
  IT: 27,
  SM: 27,
  DE: 22,
  AT: 20,
  CH: 21,
  LI: 21,
  FR: 27,
  ES: 24,
  PT: 25,
  NL: 18,
  BE: 16,
  LU: 20,
  IE: 22,
  LT: 20,
  LV: 21,
  EE: 20,
  GB: 22,
  MT: 31,
  PL: 28,
  RO: 24,
  BG: 22,
  CZ: 24,
  SK: 24,
  SI: 19,
  HR: 21,
  HU: 28,
  GR: 27,
  CY: 28,
  FI: 18,
  SE: 24,
  DK: 18,
  NO: 15,
  MC: 27,
  VA: 22,
}

/** ISO 13616: the number's own length and remainder 1 modulo 97. */
export function isIban(text: string): boolean {
  if (text.length !== LENGTHS[text.slice(0, 2)] || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text)) return false
  let remainder = 0
  for (const letter of text.slice(4) + text.slice(0, 4)) {
    const value = letter >= 'A' ? letter.charCodeAt(0) - 55 : Number(letter)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

/** Letters or digits after the check digits that name the bank; a British sort code names a branch behind them. */
const BANK_CODE: Record<string, readonly [from: number, to: number]> = {
  IT: [5, 10],
  SM: [5, 10],
  DE: [4, 12],
  AT: [4, 9],
  CH: [4, 9],
  LI: [4, 9],
  GB: [4, 8],
  IE: [4, 8],
  NL: [4, 8],
  LT: [4, 9],
  LU: [4, 7],
  BE: [4, 7],
  FR: [4, 9],
  ES: [4, 8],
}

/** Country and bank of an account's number; where a country's code is not known, digits enough for any. */
export const bankCodeIn = (iban: string): string =>
  iban.slice(0, 2) + iban.slice(...(BANK_CODE[iban.slice(0, 2)] ?? [4, 8]))

export interface PlacedIban {
  iban: string
  words: Word[]
}

/**
 * Signs that a reader of pixels takes for one another: as digits, and as the letter that an Italian number has before
 * them.
 */
const AS_DIGIT: Record<string, string> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  $: '5',
  G: '6',
  B: '8',
}
const AS_LETTERS: Record<string, string> = { 0: 'ODQ', 1: 'IL', 2: 'Z', 5: 'S', $: 'S', 6: 'G', 8: 'B' }
const ITALIAN = 4

/**
 * The valid number that this one was misread from, where its own form tells which signs are digits and which is a
 * letter: as its check digits hold, no other comes into question.
 */
function mended(text: string): string | null {
  const digits = (from: number) => text.slice(from).replace(/./g, (sign) => AS_DIGIT[sign] ?? sign),
    country = text.slice(0, 2),
    check = digits(2).slice(0, 2)
  const candidates =
    country === 'DE'
      ? [country + digits(2)]
      : country === 'IT'
        ? [...(AS_LETTERS[text[ITALIAN]!] ?? text[ITALIAN] ?? '')].map(
            (letter) => country + check + letter + digits(ITALIAN + 1),
          )
        : []
  return candidates.find(isIban) ?? null
}

/** The confidence of words that the file holds as text. */
const PRINTED = 100

/**
 * Every valid IBAN on a line of words: in one piece, in groups, after `IBAN:` without a blank. In pixels also one whose
 * letters and digits were taken for one another.
 */
export function ibansIn(line: readonly Word[]): PlacedIban[] {
  const found: PlacedIban[] = []
  for (let i = 0; i < line.length; i++) {
    const isMisreadable = line[i]!.confidence < PRINTED
    const begun = line[i]!.text.toUpperCase().replace(/^(?:IBAN|COORDINATE)[:.]*/, '')
    // 1T73   |T60   LT is Lithuania
    const start = isMisreadable ? begun.replace(/^[1|](?=T[\dA-Z])/, 'I') : begun
    if (!/^[A-Z]{2}(?:\d{2}|$)/.test(start) && !(isMisreadable && /^(?:IT|DE)[\dOISBZ]{2}/.test(start))) continue
    const length = LENGTHS[start.slice(0, 2)]
    if (length === undefined) continue
    let text = '',
      end = i
    while (end < line.length && text.length < length) {
      text += (end === i ? start : line[end]!.text.toUpperCase()).replace(
        isMisreadable ? /[^A-Z0-9$]/g : /[^A-Z0-9]/g,
        '',
      )
      end++
    }
    const iban = isIban(text) ? text : isMisreadable ? mended(text) : null
    if (iban === null) continue
    found.push({ iban, words: line.slice(i, end) })
    i = end - 1
  }
  return found
}
