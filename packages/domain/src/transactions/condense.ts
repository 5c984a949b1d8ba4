/**
 * Of the texts of a bank connection only what the rules need: what a line was for, and who stands on the other side
 * where that decides on something.
 */
import type { Transaction } from '../facts/parse-result.ts'
import { categorise } from './category.ts'
import { movementOf } from './movement.ts'
import { payerOf, shortName, type Payer } from './payer.ts'
import { findSeries, type Series } from './recurrence.ts'
import type { Category } from './wording.ts'

interface Words {
  holders: readonly string[]
  country: 'IT' | 'DE'
  /** Letters and digits of one document. */
  salt: string
}

const labels = {
  IT: { in: 'ORD:', out: 'BEN:', purpose: 'CAUSALE:' },
  DE: { in: 'AUFTRAGGEBER:', out: 'EMPFÄNGER:', purpose: 'VERWENDUNGSZWECK' },
} as const

/** Where the other side's name tells the reader nothing that counts. */
const nameless: readonly Category[] = ['cash', 'gambling']

/** Enough lines in a row to be an income. */
const FEWEST = 3

/** Consonants only: no word of any table is spelt so. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const spelt = (number: number): string =>
  number < LETTERS.length
    ? LETTERS[number]!
    : `${spelt(Math.floor(number / LETTERS.length) - 1)}${LETTERS[number % LETTERS.length]}`

/** «QZBCDFGHJK»: tells two parties of one document apart and says nothing of either. */
const pseudonyms = (salt: string) => {
  const own = `QZ${[...salt.toUpperCase()]
    .filter((letter) => /[0-9A-F]/.test(letter))
    .slice(-8)
    .map((letter) => LETTERS[parseInt(letter, 16)])
    .join('')}`
  const known = new Map<string, string>()
  return (key: string): string => {
    const found = known.get(key) ?? `${own}${spelt(known.size)}`
    known.set(key, found)
    return found
  }
}

/**
 * What goes out without a meaning is no cost, however regular: who goes to which pharmacy is no one's business. What
 * comes in regularly may be an income.
 */
const isTelling = ({ category, rhythm, movements, typicalAmount }: Series): boolean =>
  category !== 'other' || (typicalAmount > 0 && movements.length >= FEWEST && rhythm !== 'irregular')

/**
 * Returns the lines with texts rewritten from what the rules read in them: the party and the deciding words of whatever
 * has a meaning or comes in regularly, of all others a made-up name that only tells parties apart. A rewritten line
 * means the same to the rules; where that cannot be had, the printed one stays. Source: security must-haves,
 * «description and counterparty dropped after tagging except for matched lines».
 */
export function condense(lines: readonly Transaction[], { holders, country, salt }: Words): Transaction[] {
  const movements = lines.map((line) => ({ ...movementOf(line), line }))
  const telling = new Set(
    findSeries(movements, holders)
      .filter(isTelling)
      .flatMap((series) => series.movements),
  )
  const fake = pseudonyms(salt)
  return movements.map((movement) => {
    const { line } = movement,
      before = categorise(movement, holders),
      payer = payerOf(movement)
    const isNamed = telling.has(movement) && !nameless.includes(before.category)
    const name = payer.key === null ? null : isNamed ? shortName(payer) : fake(payer.key)
    const rewritten = {
      ...movement,
      counterparty: null,
      description: written(
        country,
        movement.amount,
        name,
        before.because.filter((word) => word !== payer.name),
      ),
    }
    const after = categorise(rewritten, holders)
    const means = after.category === before.category && (!isNamed || sameParty(payerOf(rewritten), payer))
    const { counterparty: _, ...kept } = line
    return { ...kept, description: means ? rewritten.description : line.description }
  })
}

const sameParty = (one: Payer, other: Payer): boolean => one.key === other.key

function written(country: Words['country'], amount: number, name: string | null, purpose: readonly string[]): string {
  const label = labels[country]
  return [
    ...(name === null ? [] : [amount < 0 ? label.out : label.in, name]),
    ...(purpose.length === 0 ? [] : name === null ? purpose : [label.purpose, ...purpose]),
  ].join(' ')
}
