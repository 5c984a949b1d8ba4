/**
 * What a caption announces by the stems of its words: forms word their captions freely, in compounds and abbreviations,
 * but of few stems.
 */
import { alikeCost, allowedCost, misreadCost } from './misread-word.ts'
import type { LabelMeaning } from './vocabulary.ts'

export interface StemRule<Field extends string> {
  field: Field
  /** One stem of each group begins a word, or stands inside a compound. */
  all: readonly string[]
  none?: string
  /** As `none`, but for these no letter may be taken for another. */
  never?: string
  strong?: boolean
  /** Longer captions are sentences, or other figures. */
  most?: number
  /** Every further word begins with one of these. */
  only?: string
  /** `St.-Brutto`, `KV-Brutto`: a mark of two letters beside the word makes another figure of it. */
  hasNoMark?: boolean
}

interface Stem {
  text: string
  /** Nothing may follow, nor may a letter be another. */
  isWhole: boolean
}

const stemsOf = (list: string | undefined): Stem[] =>
  (list ?? '')
    .split('|')
    .filter(Boolean)
    .map((text) => ({ text: text.replace('=', ''), isWhole: text.startsWith('=') }))

const prepared = <Field extends string>({ all, none, never, only, ...rule }: StemRule<Field>) => ({
  ...rule,
  all: all.map(stemsOf),
  none: stemsOf(none),
  never: stemsOf(never),
  only: only === undefined ? null : stemsOf(only),
})

type Prepared<Field extends string> = ReturnType<typeof prepared<Field>>

/** A word that begins with the stem, or a compound that holds it. */
const isWord = (token: string, { text, isWhole }: Stem) =>
  isWhole ? token === text : text.length < 5 ? token.startsWith(text) : token.includes(text)

/** Letters of a compound's other part may not make up for those of the stem: shorter stems are sought at the beginning. */
const MIN_INSIDE = 6

/** Of a word of four letters one may be another of like shape. */
const SHORT = 4
const LONG = 8
const ONE_ALIKE = 0.5

/** What it takes to read the stem in the word: nothing when it is there, `Infinity` when it is another word. */
function costOf(token: string, stem: Stem): number {
  if (isWord(token, stem)) return 0
  const { text, isWhole } = stem,
    allowed = text.length === SHORT && token.length === SHORT ? ONE_ALIKE : allowedCost(text.length)
  if (allowed === 0 || (isWhole && token.length !== text.length) || token.length < text.length - 1) return Infinity
  // «Importo» is no misprint of «Imposta»: in shorter words only letters of like shape are.
  let least =
    text.length < LONG ? alikeCost(token, 0, text, allowed) : misreadCost(token.slice(0, text.length), text, allowed)
  if (!isWhole && text.length >= MIN_INSIDE)
    for (let at = 1; at + text.length <= token.length; at++)
      least = Math.min(least, alikeCost(token, at, text, ONE_ALIKE))
  return least
}

const isMisreadWord = (token: string, stem: Stem) =>
  stem.isWhole ? token === stem.text : isWord(token, stem) || costOf(token.slice(0, stem.text.length), stem) < Infinity

/**
 * The reader of captions by these rules; the first rule that holds outright is believed, else the likest.
 * Of a caption it takes the words in capitals, folded; those of marks alone are empty.
 * @param ofText fields of no amount: what stands before an amount and holds such a word is a line of its own
 * @param maxWords longer captions are sentences
 */
export function meaningsByStems<Field extends string>(
  rules: readonly StemRule<Field>[],
  ofText: ReadonlySet<Field>,
  maxWords: number,
): (tokens: readonly string[], isBeforeAmount: boolean) => LabelMeaning<Field> | null {
  const table = rules.map((rule) => prepared(rule))
  return (tokens, isBeforeAmount) => {
    const words = tokens.filter((token) => token !== '')
    if (words.length === 0 || words.length > maxWords) return null
    const open = table.filter(
      ({ field, all, none, never, only, hasNoMark, most = maxWords }) =>
        words.length <= most &&
        !(isBeforeAmount && ofText.has(field)) &&
        !never.some((stem) => words.some((word) => isWord(word, stem))) &&
        (only === null || isOnly(words, [...only, ...all.flat()])) &&
        !(hasNoMark && words.some((word) => MARK.test(word))) &&
        !none.some((stem) => words.some((word) => isMisreadWord(word, stem))),
    )
    const rule =
      open.find(({ all }) => all.every((stems) => stems.some((stem) => words.some((word) => isWord(word, stem))))) ??
      likest(open, words)
    return rule && { field: rule.field, strong: rule.strong ?? false, isOfText: ofText.has(rule.field) }
  }
}

const MARK = /^(?!DI$|AL$|IL$|IN$|EU$|AN$)[A-Z\d]{2}$/

const isOnly = (words: readonly string[], stems: readonly Stem[]) =>
  words.every((word) => word.length <= 3 || stems.some((stem) => isWord(word, stem)))

/** A rule that accounts for two words says more than one that leaves the second out: «Steucr-Brufto» is no gross pay. */
const FOR_A_SECOND_WORD = 0.75

/** The rule that takes the fewest letters for others. */
function likest<Field extends string>(
  rules: readonly Prepared<Field>[],
  words: readonly string[],
): Prepared<Field> | null {
  let least = Infinity,
    likestRule: Prepared<Field> | null = null
  for (const rule of rules) {
    let cost = rule.all.length === 1 ? 0 : -FOR_A_SECOND_WORD
    for (const stems of rule.all) if ((cost += minCostOf(words, stems)) >= least) break
    if (cost < least) [least, likestRule] = [cost, rule]
  }
  return likestRule
}

function minCostOf(words: readonly string[], stems: readonly Stem[]): number {
  let least = Infinity
  for (const stem of stems)
    for (const word of words) {
      least = Math.min(least, costOf(word, stem))
      if (least === 0) return 0
    }
  return least
}
