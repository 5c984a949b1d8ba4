/** Which legal form a printed name has, and whether two of them can be one firm's. */
import { madeLately } from '../made-once.ts'
import { foldWords } from './fold.ts'
import { legalForms } from './name-words.ts'

export const isLegalForm = (printed: string) => legalForms.has(foldWords(printed).join(''))

/** Spellings of several words, in folded letters: «Gesellschaft mit beschränkter Haftung», «S.r.l. semplificata». */
const spelt: readonly [RegExp, string][] = [
  [/\b(?:SOCIETA A RESPONSABILITA LIMITATA|SRL) SEMPLIFICATA\b/, 'SRLS'],
  [/\bSOCIETA A RESPONSABILITA LIMITATA\b/, 'SRL'],
  [/\bSOCIETA PER AZIONI\b/, 'SPA'],
  [/\bSOCIETA IN ACCOMANDITA SEMPLICE\b/, 'SAS'],
  [/\bSOCIETA IN NOME COLLETTIVO\b/, 'SNC'],
  [/\b(?:\w*GESELLSCHAFT )?MIT BESCHRANKTER HAFTUNG\b|\bMBH\b/, 'GMBH'],
  [/\bUNTERNEHMERGESELLSCHAFT\b/, 'UG'],
  [/\bAKTIENGESELLSCHAFT\b/, 'AG'],
  [/\bKOMMANDITGESELLSCHAFT AUF AKTIEN\b/, 'KGAA'],
  [/\bKOMMANDITGESELLSCHAFT\b/, 'KG'],
  [/\bSA RL\b/, 'SARL'],
]

/**
 * Each form by what it is, in German and Italian: firms of South Tyrol print both. What may stand beside any form
 * (Onlus, Co., unipersonale) is none.
 */
const forms = new Map([
  ['SRL', 'limited'],
  ['GMBH', 'limited'],
  ['GGMBH', 'limited'],
  ['SRLS', 'limited of one euro'],
  ['UG', 'limited of one euro'],
  ['SPA', 'shares'],
  ['AG', 'shares'],
  ['SE', 'european shares'],
  ['KGAA', 'partnership by shares'],
  ['SAPA', 'partnership by shares'],
  ['KG', 'limited partnership'],
  ['SAS', 'limited partnership'],
  ['OHG', 'partnership'],
  ['SNC', 'partnership'],
  ['GBR', 'civil partnership'],
  ['EK', 'merchant'],
  ['EV', 'association'],
  ['ASD', 'association'],
  ['VVAG', 'mutual'],
  ['SARL', 'sarl'],
  ['LTD', 'ltd'],
  ['PLC', 'plc'],
  ['BV', 'bv'],
  ['NV', 'nv'],
  ['INC', 'inc'],
  ['LLC', 'llc'],
])

const formsOf = madeLately((name): readonly string[] => {
  const words = spelt.reduce((text, [words, form]) => text.replace(words, form), foldWords(name).join(' ')).split(' ')
  return words.flatMap((word) => forms.get(word) ?? [])
})

/**
 * Whether both names print a legal form and neither's forms hold the other's: a name is cheap to have with another
 * form. «GmbH & Co. KG» is printed as «GmbH» or «KG» alone too.
 */
export function haveOtherForms(a: string, b: string): boolean {
  const [one, other] = [formsOf(a), formsOf(b)]
  const isWithin = (some: readonly string[], all: readonly string[]) => some.every((form) => all.includes(form))
  return one.length > 0 && other.length > 0 && !isWithin(one, other) && !isWithin(other, one)
}
