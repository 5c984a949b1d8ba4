/** The kind of an employment, from the words for it. */
import { fold } from '../../layout/fold.ts'

// TEMPO INDETERMINATO   Tempo ind.   T.INDETERMINATO   unbefristet   auf unbestimmte Zeit
const openEnded = /\btempo ind\p{L}*|\bt indeterminato|\bindeterminato\b|\bunbefristet|\bauf unbestimmte\b/u
// TEMPO DETERMINATO   Tempo det.   contratto a termine   Zeitvertrag   T.D. dal 01/04/2026   befristet bis 31.12.2026
const fixedTerm =
  /\btempo det\p{L}*|\bt det(?:erminato)?\b|\bdeterminato\b|\bcontratto a termine\b|\bzeitvertrag(?!lich)|\bt ?d (?:dal|fino|scad\p{L}*)\b|\bbefristet/u
// APPRENDISTA   Apprendistato professionalizzante   Auszubildende, but not how many a firm has: Apprendisti 5
const apprenticeship =
  /\bapprendist(?!i(?: n)? \d{1,2}$)\p{L}*|\bauszubildende(?!n? (?:im|in) (?:betrieb|unternehmen)|n? \d{1,2}$)/u

// Zulage, Arbeitszeiterhöhung, Aufenthaltstitel: what may be limited in time besides a contract
const THING =
  '\\p{L}*(?:bonus|zulage|zuschlag|pramie|pauschale|zuschuss|zahlung|arbeitszeit|erhohung|reduzier|freibetrag|ermassigung|befreiung|aufenthalt|erlaubnis|genehmigung|titel|homeoffice|dienstwagen|freistellung)\\p{L}*'
// Arbeitszeit befristet reduziert   befristete Zulage   nicht befristet   determinato dal CCNL, not «determinato dal
// 01/04/2026» nor «Arbeitszeit: Teilzeit, befristet»
const ofAnother = new RegExp(
  [
    `\\b${THING}(?: (?!arbeitsv|vertrag|dienstv|beschaft|anstell|teilzeit|vollzeit)\\p{L}+){0,2} befristet\\p{L}*`,
    `\\bbefristet(?:\\p{L}+(?: (?!arbeitsv|vertrag|beschaft)\\p{L}+)?| (?:reduz|erhoh|gewahrt)\\p{L}*) ${THING}`,
    '\\bnicht befristet\\p{L}*',
    '\\b(?:superminimo|aumento|indennita|assegno|distacco|mansion[ei] superior[ei]|premio)(?: \\p{L}+)? (?:a )?(?:tempo determinato|termine)\\b',
    '\\b(?:e|viene|sara|come|quanto|importo|valore|compenso) determinato\\b',
    '(?<!\\b(?:tempo|t) )\\bdeterminato (?:da|dal|dalla|dall|in|secondo|con|sulla|ai)\\b(?! (?:giorno )?\\d)',
  ].join('|'),
  'gu',
)

// Lavoro intermittente a chiamata   Arbeit auf Abruf: without end or not, no hours are promised
const onCall = /\bintermittente\b|\b(?:lavoro|contratto|rapporto) a chiamata\b|\barbeit auf abruf\b|\babrufarbeit/

export type ContractType = 'open_ended' | 'fixed_term' | 'apprenticeship' | 'on_call'

export function contractTypeIn(text: string): ContractType | null {
  const folded = fold(text).replace(ofAnother, ' ')
  if (apprenticeship.test(folded)) return 'apprenticeship'
  if (onCall.test(folded)) return 'on_call'
  return openEnded.test(folded) ? 'open_ended' : fixedTerm.test(folded) ? 'fixed_term' : null
}
