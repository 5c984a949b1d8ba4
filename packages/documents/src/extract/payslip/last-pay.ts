/**
 * Lines that only the last payslip of an employment has. Sources: art. 2118 to 2120 of the Italian civil code (notice,
 * severance pay), art. 10 of decree 66/2003 and § 7 (4) BUrlG (leave is paid out at the end alone), § 1a KSchG.
 */
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { textOf } from '../../layout/rows.ts'
import { boxAround } from '../../read/word.ts'
import { cellsOn, type Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { foldLine, payLinesOf, type PayLine } from './pay-lines.ts'

const SEVERANCE = 'tfr|(?:trattamento )?(?:di )?fine rapporto'
const PAID = 'liquid\\p{L}*|erog\\p{L}*|saldo|pagat\\p{L}*|pagamento|corrispost\\p{L}*|spettante|netto'

// Indennità sostitutiva preavviso   Mancato preavviso   Licenziamento   Dimissioni   Liquidazione TFR   Ratei liquidati
// Abfindung   Urlaubsabgeltung   Karenzentschädigung
const ends = new RegExp(
  [
    '\\bpreavv\\p{L}*',
    '\\blicenziam\\p{L}*',
    '\\bdimiss\\p{L}*',
    '\\b(?:risoluzione|cessazione) (?:consensuale )?(?:del )?rapporto\\b',
    `\\b(?:${PAID})\\b.*\\b(?:${SEVERANCE})\\b`,
    `\\b(?:${SEVERANCE})\\b.*\\b(?:${PAID})\\b`,
    '\\brate[oi]\\b.*\\b(?:liquidat[io]|cessazione|fine rapporto)\\b',
    '\\bliquid\\p{L}*\\b.*\\brate[oi]\\b',
    '\\p{L}*abfindung\\p{L}*',
    'urlaubsabg\\p{L}*',
    '\\babgeltung\\b.*urlaub',
    '\\burlaub\\p{L}* abgeltung',
    '\\bkarenzentschadigung',
  ].join('|'),
  'u',
)
/** Severance pay that is advanced, set aside or paid into a fund ends nothing. */
const goesOn =
  /\b(?:anticip\p{L}*|acconto|quir|fond[oi]|previd\p{L}*|rival\p{L}*|mensil\p{L}*|mese|quota|maturat\p{L}*|accanton\p{L}*|residu\p{L}*)\b/u
const severance = new RegExp(`\\b(?:${SEVERANCE})\\b`, 'u')

/** Wages by the week leave a rest of the month as well. */
const rest = /\brest ?(?:lohn|gehalt|entgelt|vergutung)\b/
const advance = /\b(?:abschlag\p{L}*|vorschuss\p{L}*)\b/u

// Ferie non godute   Indennità sostitutiva ferie   Permessi non goduti: some employers pay them out each year.
const leave = /\b(?:ferie|permessi|rol|festivita)\b.*\bnon god|\b(?:sost\p{L}*|monetizz\p{L}*)\b.*\bferie\b/u

// Motivo cessazione: Dimissioni   Rapporto cessato   Austrittsgrund: Kündigung
const toldEnd =
  /\b(?:motivo|causale|causa) (?:di )?(?:cessazione|fine rapporto|uscita) (?=\p{L}{5})|\brapporto (?:di lavoro )?cessato\b|\baustrittsgrund (?=\p{L}{5})/u

export interface LastPay {
  value: string
  evidence: Evidence
}

const told = ({ text, words, amounts, page }: Pick<PayLine, 'text' | 'words' | 'page' | 'amounts'>): LastPay => ({
  value: text,
  evidence: { page, box: boxAround([...words, ...amounts.flatMap((amount) => amount.words)]) },
})

/**
 * The first line that tells the end of the employment, in its words.
 * @param isDated whether the slip prints the last day
 */
export function lastPayOf(sheets: readonly Sheet<PayslipField>[], isDated: boolean): LastPay | null {
  const lines = sheets.flatMap(payLinesOf)
  const isSeverance = ({ folded }: PayLine) => severance.test(folded) && !goesOn.test(folded)
  const line = lines.find(({ folded }) => ends.test(folded) && !(severance.test(folded) && goesOn.test(folded)))
  if (line) return told(line)
  const row = sheets
    .flatMap(({ rows }) => rows)
    .flatMap((printed) => [...cellsOn(printed), printed.words].map((words) => ({ words, page: printed.page })))
    .map((cell) => ({ ...cell, text: textOf(cell.words) }))
    .find(({ text, words }) => words.length <= MAX_WORDS && toldEnd.test(foldLine(text)))
  const unpaid = lines.find(
    ({ folded }) => leave.test(folded) && (isDated || row !== undefined || lines.some(isSeverance)),
  )
  if (unpaid) return told(unpaid)
  if (row) return told({ ...row, amounts: [] })
  const isWeekly = sheets.some(({ rows }) => rows.some(({ text }) => advance.test(foldLine(text))))
  const last = isWeekly ? undefined : lines.find(({ folded }) => rest.test(folded))
  return last ? told(last) : null
}

/** A longer line is running text. */
const MAX_WORDS = 12
