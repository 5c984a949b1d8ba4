/** In which run of the month a slip pays: what headings and lines beside the month say, letters misread among them. */
import type { Payslip } from '@attesta/domain/facts/parse-result.ts'
import { monthOfWord } from '../../layout/dates.ts'
import { foldToken } from '../labels/fold-label.ts'
import { alikeCost, allowedCost, misreadCost } from '../labels/misread-word.ts'

type Extra = Exclude<Payslip['run'], 'ordinary'>

/**
 * Words that name a run: TREDICESIMA 2025, Gratifica natalizia, Weihnachtsgeldabrechnung, Jahressonderzahlung;
 * Korrekturabrechnung, Nachberechnung für 09/2025, Berichtigte Abrechnung, CEDOLINO DI RETTIFICA, Cedolino arretrati.
 */
const stems: Record<Extra, readonly string[]> = {
  correction:
    'KORREKTUR|KORRIGIERT|BERICHTIG|NACHBERECHNUNG|NACHVERRECHNUNG|NACHABRECHNUNG|NEUBERECHNUNG|RUCKRECHNUNG|RUCKABRECHNUNG|AUFROLLUNG|STORNOABRECHNUNG|RETTIFIC|CORRETTIV|CONGUAGLIO|RICALCOLO|ARRETRATI|ARRETRATA'.split(
      '|',
    ),
  thirteenth: 'TREDICESIMA|NATALIZIA|WEIHNACHTSGELD|JAHRESSONDERZAHLUNG'.split('|'),
  fourteenth: 'QUATTORDICESIMA|FERIALE|URLAUBSGELD'.split('|'),
}

/** Words of titles and headings, and of nothing else that stands alone in the head of a slip. */
const headings =
  'LUL|PERIODO|CEDOLIN|MENSILE|MENSILIT|RETRIBU|MESE|PAGA|BUSTA|ANNO|COMPETENZ|RIFERIMENTO|RATA|AGGIUNTIV|PROSPETTO|TIPO|ELABORAZION|STIPENDIO|LIBRO|UNICO|LAVORO|LISTINO|STATINO|FOGLIO|SEZIONE|DIPENDENTE|GRATIFICA|MONAT|BRUTTO|NETTO|BEZUG|SONDER|ABRECHNUNG|LOHN|GEHALT|ENTGELT|VERDIENST|XIII|XIV|NACHWEIS|TIPOLOGIA'.split(
    '|',
  )
const SMALL = /^(?:DI|DEL|DELLA|DEI|E|DER|DES|DIE|UND|FUR|U|L|AGG|MA|A|IL)?$/

const isMisread = (token: string, stem: string) =>
  token.includes(stem) || misreadCost(token.slice(0, stem.length), stem, allowedCost(stem.length)) < Infinity
const isExtra = (token: string) => Object.values(stems).some((list) => list.some((stem) => isMisread(token, stem)))

const tokensOf = (text: string): string[] => text.split(/[\s/–-]+/).map((word) => foldToken(word))

/** Does the text say nothing but what the sheet is, its month and its run? */
export const isHeading = (text: string): boolean =>
  tokensOf(text).every(
    (token) =>
      SMALL.test(token) ||
      /^\d+(?:MA|A|ESIMA)?$/.test(token) ||
      monthOfWord(token) !== undefined ||
      isExtra(token) ||
      headings.some((stem) => isMisread(token, stem)),
  )

const PAY = ['MENSILIT', 'GEHALT', 'MONATS', 'ENTGELT']

/** `13ª`, `13 MENSILITÀ`, `XIII mensilità`, `Mensilità aggiuntiva 13ª`, `13. Gehalt`; but not the thirteenth of a month. */
function isNumbered(tokens: readonly string[], number: string, roman: string): boolean {
  return tokens.some((token, at) => {
    if (
      token === roman ||
      (token.length === roman.length &&
        alikeCost(token, 0, roman, 1) < Infinity &&
        tokens.some((other) => isMisread(other, 'MENSILIT')))
    )
      return true
    if (new RegExp(`^${number}(?:MA|A|ESIMA)$`).test(token)) return true
    if (token !== number) return false
    const [before, after] = [tokens[at - 1], tokens[at + 1]].map((other) =>
      /^[A-Z]{2,}$/.test(other ?? '') ? other! : null,
    )
    if (after && PAY.some((stem) => isMisread(after, stem))) return true
    const beside = [before, after].filter((other) => other !== null && other !== undefined)
    return beside.length > 0 && beside.every((other) => monthOfWord(other) === undefined)
  })
}

/** @returns the run that a heading, or what stands beside the month, names; null where it names none */
export function runNamed(text: string): Extra | null {
  const tokens = tokensOf(text)
  for (const run of ['correction', 'thirteenth', 'fourteenth'] as const)
    if (tokens.some((token) => stems[run].some((stem) => isMisread(token, stem)))) return run
  if (isNumbered(tokens, '13', 'XIII')) return 'thirteenth'
  return isNumbered(tokens, '14', 'XIV') ? 'fourteenth' : null
}
