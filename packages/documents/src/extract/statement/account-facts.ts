/** What a statement prints about the account itself: its numbers and its bank. */
import {
  bankNameIn,
  bankOfAbi,
  bankOfBlz,
  bankOfIban,
  bankOfMarks,
  type Bank,
  type BankTable,
} from '../../formats/banks.ts'
import { cellsOf, textOf } from '../../layout/rows.ts'
import { ibansIn } from '../../layout/ibans.ts'
import type { Line } from './line.ts'

export interface AccountFacts {
  bank: string | null
  country: string | null
  abi: string | null
  blz: string | null
  iban: string | null
  bic: string | null
  ibanLine: Line | null
}

// ABI: 05387   Cod. ABI 03069
const ABI = /\babi\D{0,3}(\d{5})\b/
// BLZ 793 500 00   Bankleitzahl: 10010010
const BLZ = /\b(?:blz|bankleitzahl) (\d{3} ?\d{3} ?\d{2})\b/
// BIC: UNCRITMM   SWIFT BPPIITRRXXX
const BIC_LABEL = /^(?:BIC|SWIFT|BIC\/SWIFT|\(SWIFT\))[:.]?$/i
const BIC = /^[A-Z]{4}(?:IT|SM|DE|AT|CH|LT|FR|ES|NL|BE|LU|IE|GB|EE|MT)[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/**
 * `heads` are the lines outside the bookings: an IBAN in a description is a counterparty's. The account's own stands
 * above its bookings, or on every page.
 */
export function accountFacts(
  heads: readonly Line[],
  documentHeads: readonly Line[],
  isAbove: (line: Line) => boolean,
  banks: BankTable,
): AccountFacts {
  const isFurniture = ({ kind }: Line) => kind === 'furniture'
  // Below the bookings the last number is the footer's, and others may be those of offers and appeals.
  const printed =
      findIban(heads.filter(isAbove)) ?? findIban(heads.filter(isFurniture)) ?? findIban(heads.toReversed()),
    own = printed ?? findIban(documentHeads.filter(isAbove)) ?? findIban(documentHeads)
  const text = documentHeads.map((line) => line.folded).join('\n')
  const coded = own && bankOfIban(own.iban, banks)
  const abi = coded?.abi ?? (coded?.blz ? null : (ABI.exec(text)?.[1] ?? null))
  const blz = coded?.blz ?? (abi ? null : (BLZ.exec(text)?.[1]?.replaceAll(' ', '') ?? null))
  const bank: Bank | null =
    coded?.bank ??
    (abi ? bankOfAbi(abi, banks) : null) ??
    (blz ? bankOfBlz(blz, banks) : null) ??
    bankOfMarks(text, banks)
  return {
    bank: bank && !bank.isGroup ? bank.name : (letterheadName(documentHeads) ?? bank?.name ?? null),
    country: own ? own.iban.slice(0, 2).replace('SM', 'IT') : (bank?.country ?? (abi ? 'IT' : blz ? 'DE' : null)),
    abi: abi ?? bank?.abi ?? null,
    blz: blz ?? bank?.blz ?? null,
    iban: printed || !heads.some(hasUnreadIban) ? (own?.iban ?? null) : null,
    bic: printedBic(heads) ?? printedBic(documentHeads),
    ibanLine: own?.line ?? null,
  }
}

/** Only among the first lines: further down other banks are named. */
function letterheadName(heads: readonly Line[]): string | null {
  for (const line of heads.slice(0, 6))
    for (const cell of cellsOf(line, 1.6)) {
      const name = bankNameIn(textOf(cell))
      if (name) return name
    }
  return null
}

// 1T774M0366901600000521747431
const LIKE_AN_IBAN = /^[A-Z0-9]{2}(?=(?:\D*\d){10})[A-Z0-9]{13,}$/

/** A number of its own that could not be read: another account's of the same document is not this one's. */
const hasUnreadIban = ({ words }: Line) => {
  const at = words.findIndex(({ text }) => /^iban:?$/i.test(text))
  return (
    at >= 0 &&
    LIKE_AN_IBAN.test(
      words
        .slice(at + 1)
        .map(({ text }) => text)
        .join('')
        .toUpperCase(),
    )
  )
}

/** A labelled IBAN before one that stands alone. */
function findIban(lines: readonly Line[]): { iban: string; line: Line } | null {
  const all = lines.flatMap((line) => ibansIn(line.words).map(({ iban }) => ({ iban, line })))
  return all.find(({ line }) => /\biban\b/.test(line.folded)) ?? all[0] ?? null
}

/** After its label, or under it. */
function printedBic(lines: readonly Line[]): string | null {
  for (const [index, { words }] of lines.entries()) {
    const at = words.findIndex((word) => BIC_LABEL.test(word.text))
    if (at < 0) continue
    const label = words[at]!
    const below = lines[index + 1]?.words.filter((word) => word.x0 < label.x1 + 60 && word.x1 > label.x0 - 10) ?? []
    const code = [...words.slice(at + 1, at + 4), ...below].find((word) => BIC.test(word.text))
    if (code) return code.text
  }
  return null
}
