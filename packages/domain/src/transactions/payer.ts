/** Who stands on the other side of a movement, as one identity across months and across a bank's spellings. */
import { madeLately, madeOnceOf } from '../made-once.ts'
import { foldWords } from './fold.ts'
import { isLegalForm } from './legal-form.ts'
import type { Movement } from './movement.ts'
import { beforePayee, beforePayer } from './name-fields.ts'
import { leftoverName, nameAtStart, tidy } from './name-in-line.ts'
import { bankPurpose, connectors, legalForms, titles } from './name-words.ts'
import { isPurpose } from './purpose-words.ts'

export interface Payer {
  /** As printed, spaces normalised; null when the line names no one. */
  name: string | null
  /** Equal for the same party: folded words in alphabetical order, without legal forms, titles and numbers. */
  key: string | null
  /**
   * The words before the name that made it one (`MITT`, `A FAVORE DI`); null when the name is what was left of the
   * line.
   */
  marker: string | null
}

/** The identity of a printed name; null when nothing is left that could tell two parties apart. */
export function payerKey(name: string, longest = 4): string | null {
  const telling = foldWords(name).filter(
    (word) => !legalForms.has(word) && !titles.has(word) && !connectors.has(word) && word.length > 1,
  )
  const unnumbered = telling.filter((word) => !/\d/.test(word))
  // «WETTE24 AG» has no other word.
  const words = unnumbered.length > 0 ? unnumbered : telling.filter((word) => /^[A-Z]{3,}\d{1,2}$/.test(word))
  return words.length === 0 ? null : words.slice(0, longest).sort().join(' ')
}

/**
 * Returns the first words of a name that make its key, and its legal form: what another month prints of the same party
 * too.
 */
export function shortName({ name, key }: Pick<Payer, 'name' | 'key'>): string | null {
  if (name === null || key === null) return name
  const words = name.split(' '),
    counted = words.findIndex((_, at) => payerKey(words.slice(0, at + 1).join(' ')) === key) + 1
  return counted === 0 ? name : words.filter((word, at) => at < counted || isLegalForm(word)).join(' ')
}

/** Whether the name is a firm's. */
export const hasLegalForm = madeLately((name): boolean => foldWords(name).some((word) => legalForms.has(word)))

/** Returns the party that the description names behind a marker; null where it names none so. */
export function markedPayer(description: string, amount: Movement['amount']): Payer | null {
  const text = oneSpaced(description)
  for (const pattern of amount < 0 ? beforePayee : beforePayer) {
    const marker = pattern.exec(text)
    if (marker === null) continue
    const name = nameAtStart(text.slice(marker.index + marker[0].length))
    const key = payerKey(name)
    if (key !== null) return { name, key, marker: tidy(marker[1]!).toUpperCase() }
  }
  return null
}

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

type Told = Pick<Movement, 'description' | 'amount' | 'counterparty'>

/** Returns the payer of money that came in, the payee of money that went out. */
export const payerOf = madeOnceOf(({ description, amount, counterparty }: Told): Payer => {
  const marked = markedPayer(description, amount)
  if (marked) return marked
  // A bank's own word is no name: «Lohn, Gehalt, Rente».
  const read = counterparty && leftoverName(oneSpaced(counterparty), amount < 0) !== '' ? payerKey(counterparty) : null
  if (counterparty && read !== null) return { name: counterparty, key: read, marker: null }
  const name = leftoverName(oneSpaced(description), amount < 0)
  // What follows two words may be a purpose: «Sabine Krüger Danke fürs Essen».
  const key = payerKey(name, 2)
  return key === null ? { name: null, key: null, marker: null } : { name, key, marker: null }
})

/**
 * Whether a row begins with one of these people, before any word of what is paid, and goes on: what follows is what they
 * wrote. A bank that prints whom it pays has said before that it is a pay; one that prints its own customer first goes on
 * with a firm, or with what was paid.
 */
export function isWrittenBy(movement: Movement, people: readonly string[]): boolean {
  if (isToldApart(movement) || hasLegalForm(movement.description)) return false
  const name = foldWords(payerOf(movement).name ?? '')
  const said = foldWords(movement.description)
  if (movement.amount < 0 && said.some(isPurpose)) return false
  const before = said.slice(0, said.indexOf(name[0] ?? ''))
  return (
    !before.some((word) => isPurpose(word) || bankPurpose.test(word)) &&
    people.map(foldWords).some((person) => {
      const first = name.slice(0, person.length)
      return person.length > 1 && name.length > person.length && person.every((word) => first.includes(word))
    })
  )
}

/** Whether a name begins with a word of the person's, titles aside: «AGOS BIANCHI GIULIA» does not. */
export function opensWithNameOf(name: string, person: string): boolean {
  const first = foldWords(name).find((word) => !titles.has(word))
  return first !== undefined && foldWords(person).includes(first)
}

/**
 * Whether the bank tells the party apart from the purpose: by a word before the name, or in a field of its own. What was
 * left of a row may be anything that its sender wrote.
 */
export const isToldApart = madeOnceOf(({ description, amount, counterparty }: Told): boolean => {
  if (markedPayer(description, amount) !== null) return true
  const said = foldWords(description)
  return counterparty != null && !foldWords(counterparty).every((word) => said.includes(word))
})
