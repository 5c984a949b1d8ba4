/** The heads of the table that a value stands in, by the words that a page prints. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { isColumnTitle } from '../extract/statement/columns.ts'
import { fold } from '../layout/fold.ts'
import { cellsOf, rowsOf, type Row } from '../layout/rows.ts'
import { boxAround, type Page } from '../read/word.ts'

/** What else stands over columns: of statements in Italian, German and English, and of payslips. */
const HEADS =
  /^(?:data|date|datum|descrizione|description|causale|dettagli|details|operazioni|verwendungszweck|buchungstext|vorgang|erlauterung|voce|voci|codice|ore|giorni|base|competenze|trattenute|ritenute|lohnart|bezeichnung|menge|faktor|gesamt|laufend|imponibile|totale|netto|arrotondamento|mese|t f r|tfr)$/

/** Rows of one head: «Data» over «operazione». */
const MAX_ROWS = 2
/** In heights of a row: heads further apart are of another table. */
const ADJACENT = 0.9

/**
 * The box of the nearest heads above; null where none is known for one. Every cell of such a row is a word of a column
 * and none holds a digit: a reader who may see only the lines of a figure is shown it too, and never a name or a
 * booking.
 */
export function headsAbove(page: Page, [, top]: Box): Box | null {
  const above = rowsOf(page).filter(({ y1 }) => y1 <= top + 1)
  const last = above.findLastIndex(isHeads)
  if (last < 0) return null
  const heads = [above[last]!]
  for (let at = last - 1; at >= 0 && heads.length < MAX_ROWS && isHeads(above[at]!); at--) {
    const [row, below] = [above[at]!, heads[0]!]
    if (below.y0 - row.y1 > ADJACENT * (row.y1 - row.y0)) break
    heads.unshift(row)
  }
  return boxAround(heads.flatMap(({ words }) => words))
}

function isHeads(row: Row): boolean {
  if (/\d/.test(row.text)) return false
  const cells = cellsOf(row)
  return (
    cells.length > 1 &&
    cells.every((words) =>
      words.some(({ text }) => {
        const folded = fold(text)
        return HEADS.test(folded) || isColumnTitle(folded)
      }),
    )
  )
}
