/** Who pays pensions and benefits. */
import { foldWords } from './fold.ts'
import { tellingWords, withoutParts, withoutPlaces } from './institution-names.ts'
import { isInstitution, isOffice } from './office-words.ts'
import { saysPurpose } from './name-in-line.ts'
import { hasLegalForm } from './payer.ts'
import { wordings } from './wording.ts'

/** What may stand before an office's own word: «Deutsche Rentenversicherung», «SEDE INPS». A name may not. */
const before = /^(?:SEDE|DIREZIONE|DIR|UFFICIO|UFF|GESTIONE|GEST|DIPARTIMENTO|\p{L}+ISCHE[RS]?|DEUTSCHE[RS]?)$/u

/** What an insurer or a pension fund may be by law. Sources: § 8 VAG, art. 14 Codice delle assicurazioni private. */
const insurers = ['AG', 'SE', 'SPA', 'VVAG']
/** Such associations give grants and pay pensions. */
const associations = ['EV', 'ONLUS', 'VVAG']
/** It pays what the statutory pension insurance owes. Source: § 119 SGB VI. */
const pensionPost = /^(?:DEUTSCHE POST )?(?:NIEDERLASSUNG |NL )?RENTEN ?SERVICE(?: DER)?(?: DEUTSCHEN? POST)?$/

/** `like_institution`: an office's word and a word beside it that no office is known by. */
type PayerKind = 'institution' | 'like_institution' | 'insurer' | 'firm' | 'person'

/** What is paid, which may follow a name: «INPS PRESTAZIONI A SOSTEGNO DEL REDDITO». */
const purposes = new Set(
  wordings
    .filter(({ category, sign }) => sign !== 'out' && ['pension', 'benefits', 'salary'].includes(category))
    .flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)),
)

/** An office's word, of its kind or region, or of a purpose: «BUNDESAGENTUR», «NORDRHEINISCHE», «RATEO». */
const isKnown = (word: string): boolean =>
  isInstitution(word) ||
  isOffice(word) ||
  /ISCHE[NRS]?$/.test(word) ||
  purposes.has(word) ||
  saysPurpose(word) ||
  hasLegalForm(word)

/**
 * Whether a payer is an office or a fund, a firm, or a private person. Any firm may call itself like an office: only an
 * association of such a name is one. An office's word stands first, or after what such names begin with: after a
 * person's name it may be the sender's purpose. A sender may also write it before their name: what is left of the name
 * decides. `own`: names of the person and of those they live with; with one of them it is a person who pays.
 * An office too where the bank names no payer, since then the words are its own.
 */
export function payerKind(payer: string | null, own: readonly string[] = []): PayerKind {
  if (payer === null) return 'institution'
  const words = foldWords(payer)
  // «ER.GO AZIENDA …»: initials are no name.
  const [first, second] = words.filter((word) => word.length > 2 || isInstitution(word))
  if (first === undefined) return 'institution'
  if (pensionPost.test(words.filter((word) => !hasLegalForm(word)).join(' '))) return 'institution'
  const isNamedSo = isInstitution(first) || (before.test(first) && second !== undefined && isInstitution(second))
  if (hasLegalForm(payer) && !(isInstitution(first) && words.some((word) => associations.includes(word))))
    return words.some((word) => insurers.includes(word)) ? 'insurer' : 'firm'
  if (!isNamedSo && second !== undefined) return 'person'
  const left = withoutParts(tellingWords(words).filter((word) => !isKnown(word)))
  // «Krause», «MESSINA»: what is left of a person's name, and of an office's no word.
  if (left.length > 0 && !words.some((word) => isInstitution(word) || isOffice(word))) return 'person'
  const ownWords = own.flatMap(foldWords)
  // A surname may be a place: an office of that place is none of the person's family.
  const rest = withoutPlaces(left)
  if (rest.length === 0) return 'institution'
  return rest.some((word) => ownWords.includes(word)) ? 'person' : 'like_institution'
}
