/** Pay that reaches no account: cash or a cheque, where the slip says so of the payment itself. */
import type { Cents } from '@attesta/domain/money.ts'
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { textOf, type Row } from '../../layout/rows.ts'
import { boxAround, type Word } from '../../read/word.ts'
import { cellsOn, type Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { foldLine } from './pay-lines.ts'

/** A longer line is running text: «La retribuzione non può essere corrisposta in contanti …». */
const MAX_WORDS = 12

// «Assegno unico» and «assegno ad personam» are pay.
const CHEQUE = 'assegno(?: (?:circolare|bancario|postale|non trasferibile|n \\d+))?(?! \\p{L})'
const SMALL = '(?: (?:in|per|con|a|mezzo|tramite|mediante|il|di|del|mese|busta|paga|pagare|stipendio|retribuzione))*'
const CASH = `(?:in |per )?(?:contant[ei]|${CHEQUE}|bar(?:aus)?(?:zahlung)?|(?:verrechnungs)?scheck)`
// Modalità di pagamento   Forma pagamento   Mod. pag.   Pagamento   Zahlungsart   Zahlweg
const WAY =
  '(?:(?:modalita|forma|tipo|mod|metodo|mezzo)(?: di)? (?:pagamento|pagam|pag)|pagamento|zahlungs(?:art|weise|weg)|zahl(?:art|weg)|auszahlungsart)'
const way = new RegExp(`^${WAY}$`),
  cash = new RegExp(`^${CASH}$`, 'u')

// Pagamento in contanti   Netto pagato con assegno circolare   Barauszahlung   Auszahlung bar   in bar erhalten   per Scheck
const told = new RegExp(
  [
    `\\b(?:pagament\\p{L}*|pagat[oa]|pagare|corrispost[oa]|liquidat[oa]|erogat[oa]|versat[oa]|quietanza|netto)\\b${SMALL} (?:contant[ei]|${CHEQUE})`,
    `^${WAY} ${CASH}$`,
    '\\bbar(?:aus)?zahlung\\b',
    '\\b(?:auszahl\\p{L}*|ausgezahlt|lohn|gehalt|netto\\p{L}*|betrag)\\b(?: \\p{L}+){0,2} bar\\b',
    '\\bbar (?:ausgezahlt|ausbezahlt|erhalten|ausgehandigt)\\b',
    '\\b(?:aus)?zahlung\\p{L}*\\b(?: \\p{L}+){0,2} (?:per|mit|durch) (?:verrechnungs)?scheck\\b',
  ].join('|'),
  'u',
)
/** Another way is named as well, it is denied, or it is of another payment. */
const otherwise =
  /\bnon (?!trasferibile)|\bviet\p{L}*|\bdiviet\p{L}*|\bkein\p{L}*|\bnicht\b|\bbonific\p{L}*|\biban\b|\buberweis\p{L}*|\bunbar|bargeldlos|\banticip\p{L}*|\baccont\p{L}*|vorschuss|abschlag|\brimbors\p{L}*/u

/** @param paid the net pay and the payout: a line with another amount is of another payment */
export function paidInCash(sheets: readonly Sheet<PayslipField>[], paid: readonly Cents[]): Evidence | null {
  for (const { rows, amounts } of sheets)
    for (const [at, row] of rows.entries()) {
      const own = amounts.filter((amount) => amount.row === at)
      if (otherwise.test(foldLine(row.text)) || (own.length > 0 && !own.some(({ cents }) => paid.includes(cents))))
        continue
      const cells = cellsOn(row)
      const words = [...cells, row.words].find((cell) => cell.length <= MAX_WORDS && told.test(foldLine(textOf(cell))))
      const value = cells.flatMap((cell, index) => {
        if (!way.test(foldLine(textOf(cell)))) return []
        return [cells[index + 1], under(cell, rows[at + 1])].filter(
          (one) => one !== undefined && cash.test(foldLine(textOf(one))),
        )
      })[0]
      const place = words ?? value
      if (place) return { page: row.page, box: boxAround(place) }
    }
  return null
}

const under = (caption: readonly Word[], row: Row | undefined): Word[] | undefined =>
  row && cellsOn(row).find((cell) => cell[0]!.x0 < caption.at(-1)!.x1 && cell.at(-1)!.x1 > caption[0]!.x0)
