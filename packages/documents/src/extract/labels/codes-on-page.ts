/**
 * Codes that prove themselves by check digits, wherever they stand on a page, also when printed letter by letter in
 * boxes.
 */
import { isFiscalCode } from '@attesta/domain/fiscal-code.ts'
import { isIban } from '../../layout/ibans.ts'
import { cellsOf, type Row } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'
import { isPartitaIva, isSteuerId } from './tax-numbers.ts'

type CodeKind = 'fiscal_code' | 'partita_iva' | 'steuer_id' | 'iban'
export interface PrintedCode {
  kind: CodeKind
  code: string
  words: Word[]
  page: number
  row: number
}

const kinds: readonly [CodeKind, (text: string) => boolean, lengths: readonly number[]][] = [
  ['fiscal_code', isFiscalCode, [16]],
  ['iban', isIban, [27, 22, 20, 24, 18, 21]],
  ['partita_iva', isPartitaIva, [11]],
  ['steuer_id', isSteuerId, [11]],
]

/** What a reader of pixels makes of a digit, and of a letter. */
const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const letterOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/**
 * Where each kind of code has letters (A) and digits (9); only codes whose check leaves one in 26 or less to chance are
 * set right at all.
 */
const shapes: readonly [CodeKind, shape: string][] = [
  ['fiscal_code', 'AAAAAA99A99A999A'],
  ['iban', `AA99A${'9'.repeat(22)}`],
  ['iban', `AA${'9'.repeat(20)}`],
]

/** The code with letters and digits put where its kind has them, when its check holds then. */
function setRight(code: string): { kind: CodeKind; code: string } | null {
  for (const [kind, shape] of shapes) {
    if (shape.length !== code.length) continue
    const right = Array.from(
      code,
      (character, at) => (shape[at] === 'A' ? letterOf[character] : digitOf[character]) ?? character,
    ).join('')
    if (kind === 'iban' ? isIban(right) && /^(?:IT|DE)/.test(right) : isFiscalCode(right)) return { kind, code: right }
  }
  return null
}

const FISCAL_CODE = 16

/** Of «DMCSRAB88A54L219A» the B is the first 8 read once more: a letter beside the digit that it looks like. */
function readTwice(code: string): { kind: CodeKind; code: string } | null {
  if (code.length !== FISCAL_CODE + 1) return null
  const isAlike = (one = '', other = '') => digitOf[one] === other || letterOf[one] === other
  const whole = Array.from(code).flatMap((character, at) =>
    isAlike(character, code[at + 1]) || isAlike(character, code[at - 1])
      ? (setRight(code.slice(0, at) + code.slice(at + 1)) ?? [])
      : [],
  )
  return new Set(whole.map((one) => one.code)).size === 1 ? whole[0]! : null
}

const bare = (text: string) =>
  text
    .toUpperCase()
    .replace(/^(?:C\.?F\.?|P\.?\s?IVA|IBAN)[:.]?(?=.)/, '')
    .replace(/[^A-Z0-9]/g, '')

/** A run of words that makes one code; longer runs are tried first, so that `02 476 381 936` is one number. */
export function codesIn(rows: readonly Row[]): PrintedCode[] {
  return rows.flatMap((row, index) => {
    const found: PrintedCode[] = []
    for (const cell of cellsOf(row, 2.5))
      for (let start = 0; start < cell.length; start++) {
        const codes = longestCodes(cell, start)
        found.push(...codes.map((code) => ({ ...code, page: row.page, row: index })))
        if (codes[0]) start += codes[0].words.length - 1
      }
    return found
  })
}

/** A number of eleven digits may hold as an Italian and as a German one: both are kept. */
function longestCodes(cell: readonly Word[], start: number): Pick<PrintedCode, 'kind' | 'code' | 'words'>[] {
  let best: Pick<PrintedCode, 'kind' | 'code' | 'words'>[] = []
  let joined = ''
  for (let end = start; end < cell.length && joined.length <= 30; end++) {
    joined += bare(cell[end]!.text)
    const code = joined.replace(/^IT(?=\d{11}$)/, '')
    const holding = kinds.filter(([, holds, lengths]) => lengths.includes(code.length) && holds(code))
    const words = cell.slice(start, end + 1),
      mended =
        holding.length === 0 && words.some(({ confidence }) => confidence < 100)
          ? (setRight(code) ?? readTwice(code))
          : null
    if (holding.length > 0) best = holding.map(([kind]) => ({ kind, code, words }))
    else if (mended) best = [{ ...mended, words }]
  }
  return best
}
