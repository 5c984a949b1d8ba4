/** Whether two printed names are one firm's. */
import { madeLately } from '../made-once.ts'
import { foldWords } from './fold.ts'
import { withoutPlaces } from './institution-names.ts'
import { haveOtherForms } from './legal-form.ts'
import { hasLegalForm, payerKey } from './payer.ts'
import { areOtherBodies, haveOtherNumbers, inOneSpelling, isPayOfficeOf } from './public-bodies.ts'

/** Words of a trade or a place, which many firms share. */
const tradeWords = new Set(
  foldWords(`OFFICINE OFFICINA BAR STUDIO IMPRESA RISTORANTE TRATTORIA PIZZERIA PANIFICIO FARMACIA GRUPPO GROUP SERVIZI SERVIZIO
  COOPERATIVA EDIL EDILIZIA IMMOBILIARE AUTO TRASPORTI COSTRUZIONI MECCANICA ELETTRONICA CONSULTING CONSULENZE CONSULENZA HOLDING ITALIA
  ITALIANA DEUTSCHLAND EUROPE HOTEL GRAND CAFE BAU BAUUNTERNEHMEN SERVICE SERVICES DIENSTLEISTUNGEN MASCHINENBAU TECHNIK HANDEL VERTRIEB LOGISTIK TRANSPORTE
  BACKEREI METZGEREI APOTHEKE PRAXIS KANZLEI VERWALTUNG HAUSVERWALTUNG GRAFICA ARTI AZIENDA DITTA FRATELLI FIGLI UNTERNEHMEN
  GESELLSCHAFT MIT BESCHRANKTER HAFTUNG VERTRIEBS DIENSTLEISTUNG DHL
  FULFILLMENT GERMANY OPERATIONS PAYROLL PERSONAL ZENTRALE NIEDERLASSUNG FILIALE SEDE INHABER INH TITOLARE FIRMA WERK GRUPPE
  STADT STADTKASSE STADTVERWALTUNG LANDESHAUPTSTADT HANSESTADT DEUTSCHE DEUTSCHER DEUTSCHES GEMEINDE GEMEINDEKASSE KREIS KREISKASSE KREISVERWALTUNG LANDKREIS LANDRATSAMT COMUNE ERZBISTUM BISTUM DIOZESE KIRCHENGEMEINDE AZIENDA ASL AUSL ASST ASP AOU IRCCS FONDAZIONE OSPEDALE POLICLINICO UNIVERSITATSKLINIKUM DRK AWO KV RENDANTUR KATH DIOCESI PARROCCHIA`),
)

/** Forms of firms that cost enough to found: the initials of another's name would be cheap to have. */
const largeForms = new Set(['AG', 'SE', 'SPA', 'KGAA'])

/** «DB AG» is «Deutsche Bahn AG»: the initials of all words before the same form. */
function isInitialsOf(short: string, long: string): boolean {
  const [initials, form, ...more] = foldWords(short)
  const words = foldWords(long)
  return (
    form !== undefined &&
    more.length === 0 &&
    largeForms.has(form) &&
    words.length > 2 &&
    words.at(-1) === form &&
    words
      .slice(0, -1)
      .map((word) => word[0])
      .join('') === initials
  )
}

/** The longest name that is told apart by its words. */
const ALL_WORDS = 12
/** So many first letters that one word has of another make it the same word: «Stadt» in «Stadtkasse», a cut-off name. */
const SAME_START = 4

const startsLike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= SAME_START && (a.startsWith(b) || b.startsWith(a)))

/** In the order in which they are printed, without legal forms. */
const wordsOf = madeLately((name): readonly string[] => {
  const key = payerKey(name, ALL_WORDS)?.split(' ') ?? []
  return foldWords(name).filter((word) => word.length > 2 && key.includes(word))
})
const keyOf = madeLately((name) => payerKey(name))

/** Returns what one of two names has that the other has not. */
const extraIn = (words: readonly string[], other: readonly string[]): string[] =>
  words.filter((word) => !other.some((one) => startsLike(word, one)))

/** A folded word that is none of a trade. */
export const isTelling = (word: string): boolean => !tradeWords.has(word)

const isPlace = (word: string): boolean => withoutPlaces([word]).length === 0

/** Whether what one name has beside the other tells firms apart: a town does only beside another town. */
const isTellingBeside = (extra: readonly string[], other: readonly string[]): boolean =>
  extra.some((word) => isTelling(word) && (!isPlace(word) || other.some(isPlace)))

/** So many letters are left of a word that a bank cuts off. */
const MIN_OF_CUT = 5
/** So long is a name that a bank cuts off, with its spaces. */
const MIN_NAME_CUT = 16

/** Whether the last word of a name is the beginning of the word in that place of the other: a bank cut it off. */
const isCutOff = (name: string, words: readonly string[], others: readonly string[]): boolean => {
  const last = words.at(-1) ?? ''
  const whole = others[words.length - 1] ?? ''
  const isLong = name.length >= MIN_NAME_CUT && !hasLegalForm(name)
  return words.length > 1 && isLong && last.length >= MIN_OF_CUT && whole.startsWith(last)
}

/**
 * A name of no legal form beside a firm's, or a name before it, with a word that the firm has not, is another's: its
 * sender may write the firm's name too.
 */
const isNamedBeside = (name: string, firm: string, extra: readonly string[]): boolean =>
  isTellingBeside(extra, []) &&
  hasLegalForm(firm) &&
  (!hasLegalForm(name) || (isTelling(extra[0]!) && wordsOf(name)[0] === extra[0]))

/**
 * Two printed names of a firm share a word that tells firms apart, of its trade only where one has no other, and do not
 * each have a word that the other has not, of which one tells firms apart: brands, branches and payrolls print the same
 * firm differently, or as its initials. A treasury and a body of the state that it pays for are one; firms of two legal
 * forms are two.
 */
export function isSameFirm(one: string, other: string): boolean {
  const [a, b] = [inOneSpelling(one), inOneSpelling(other)]
  if (isPayOfficeOf(a, b) || isPayOfficeOf(b, a) || isInitialsOf(a, b) || isInitialsOf(b, a)) return true
  if (haveOtherForms(a, b) || haveOtherNumbers(a, b) || areOtherBodies(a, b)) return false
  if (keyOf(a) !== null && keyOf(a) === keyOf(b)) return true
  const [all, allOther] = [wordsOf(a), wordsOf(b)]
  const [own, ownOther] = [all.filter(isTelling), allOther.filter(isTelling)]
  const [words, otherWords] = own.length > 0 && ownOther.length > 0 ? [own, ownOther] : [all, allOther]
  const isCut = isCutOff(a, all, allOther) || isCutOff(b, allOther, all)
  if (!isCut && !words.some((word) => otherWords.includes(word))) return false
  const [extra, extraOther] = [extraIn(all, allOther), extraIn(allOther, all)]
  const differ =
    extra.length > 0 &&
    extraOther.length > 0 &&
    (isTellingBeside(extra, extraOther) || isTellingBeside(extraOther, extra))
  return !differ && !isNamedBeside(a, b, extra) && !isNamedBeside(b, a, extraOther)
}

/** Whether a name has a word of a trade or a body, as no private person's has. */
export const namesTrade = (name: string): boolean => foldWords(name).some((word) => tradeWords.has(word))
