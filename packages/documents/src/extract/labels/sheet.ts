/** A page made ready for reading by labels: its lines, its labels where they stand, its amounts. */
import { amountsIn, type PlacedAmount } from '../../layout/amounts.ts'
import { cellsOf, rowsOf, type Row } from '../../layout/rows.ts'
import type { Page, Word } from '../../read/word.ts'
import { captionHits, isItem } from './captions.ts'
import { foldToken, joinTokens } from './fold-label.ts'
import { mendBrokenAmounts } from './mend-broken-amounts.ts'
import { mendFillers } from './mend-fillers.ts'
import { mendSpaces } from './mend-spaces.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface LabelHit<Field extends string> {
  field: Field
  strong: boolean
  /** No further words run on from the label or into it: `NETTO` in «NETTO FISCALE ANNUO» is not exact. */
  exact: boolean
  isOfText?: boolean
  page: number
  /** Index of its last line. */
  row: number
  words: Word[]
  x0: number
  x1: number
  y0: number
  y1: number
}

export interface SheetAmount extends PlacedAmount {
  page: number
  row: number
  y0: number
  y1: number
}

export interface Sheet<Field extends string> {
  page: Page
  rows: Row[]
  hits: LabelHit<Field>[]
  amounts: SheetAmount[]
}

/** Boxes of words read from pixels fit their letters tightly: the same blank is more of such a height. */
const CELL_GAP = { text: 1.2, ocr: 1.7 }

/** The parts of a line that lie apart. */
export function cellsOn(row: Row): Word[][] {
  const isFromPixels = row.words[0]?.font === null
  return cellsOf(row, isFromPixels ? CELL_GAP.ocr : CELL_GAP.text, isFromPixels)
}

const shareWords = (one: { words: readonly Word[] }, other: { words: readonly Word[] }) =>
  one.words.some((word) => other.words.includes(word))

export const heightOf = (row: Pick<Row, 'y0' | 'y1'>) => row.y1 - row.y0

export function sheetOf<Field extends string>(printed: Page, vocabulary: Vocabulary<Field>): Sheet<Field> {
  const page = mendBrokenAmounts(mendFillers(mendSpaces(printed)))
  const rows = rowsOf(page)
  const amounts = rows.flatMap((row, index) =>
    amountsIn(row.words).map((amount) => ({ ...amount, page: page.number, row: index, y0: row.y0, y1: row.y1 })),
  )
  const tokens = new Map(page.words.map((word) => [word, foldToken(word.text)]))
  const inLine = rows.flatMap((_, index) => hitsInLine(rows, index, tokens, vocabulary))
  const captions = captionHits(rows, vocabulary, cellsOn)
  const stacked = rows.flatMap((_, index) => stackedHits(rows, index, tokens, vocabulary))
  const headings = new Set(
    vocabulary.byStems ? rows.flatMap((_, index) => (headsLines(rows, index) ? [index] : [])) : [],
  )
  const listed = [...stacked, ...inLine.filter((hit) => !stacked.some((other) => shareWords(hit, other)))].map((hit) =>
    headings.has(hit.row) ? { ...hit, strong: false } : hit,
  )
  // «IRPEF e addizionali 582,97»: before an amount the whole caption is one, whatever listed word begins it.
  const isOfMoney = ({ words, row, isOfText }: LabelHit<Field>) => {
    const at = rows[row]!.words.indexOf(words.at(-1)!),
      after = rows[row]!.words[at + 1]
    return (
      !isOfText && after !== undefined && amounts.some((amount) => amount.row === row && amount.words.includes(after))
    )
  }
  // A caption that a list has outright is what the list says; of one that holds a listed word its stems say more. A
  // listed word before a value («Dipendente ROSSI ANNA») makes no caption of it, unless a colon ends the caption.
  const told = captions.filter((caption) => {
    const known = listed.filter((hit) => hit.strong && shareWords(hit, caption))
    if (endsLabel(caption.words.at(-1)!)) return !known.some((hit) => hit.words.length >= caption.words.length)
    // Two captions with a narrow blank between them.
    if (new Set(known.filter(({ exact }) => exact).map(({ field }) => field)).size > 1) return false
    const isValueBehind = !listed.some((hit) => hit.words.includes(caption.words.at(-1)!))
    return !known.some(
      (hit) =>
        (hit.exact && hit.words.length >= caption.words.length) ||
        (isValueBehind && !isOfMoney(caption) && (hit.exact || caption.isOfText)),
    )
  })
  const hits = [...listed.filter((hit) => !told.some((caption) => shareWords(hit, caption))), ...told]
  return { page, rows, hits, amounts }
}

/** `Descrizione   Ore   Competenze   Trattenute` over `Ore ordinarie 168,00 1.432,22`. */
const headsLines = (rows: readonly Row[], index: number): boolean =>
  cellsOn(rows[index]!).length >= 3 && !/\d{3}/.test(rows[index]!.text) && isItem(rows[index + 1])

/**
 * Words of one label stand no further apart than this many letter heights; letters set apart (`N E T T O`) come to the
 * same.
 */
const WORD_GAP = 1.6
const isApart = (left: Word, right: Word, ems: number) => right.x0 - left.x1 > ems * (left.y1 - left.y0)
const endsLabel = (word: Word) => /[:;.…]$/.test(word.text)
// DE89370400440532013000   IT60, the first group of one
const accountNumber = /^[A-Z]{2}\d{2}[A-Z\d]*$/
const isText = ({ text }: Word) => /\p{L}{2}/u.test(text) && !accountNumber.test(text)

type Tokens = ReadonlyMap<Word, string>

function hitsInLine<Field extends string>(
  rows: Row[],
  index: number,
  folded: Tokens,
  { meanings, beginnings }: Vocabulary<Field>,
): LabelHit<Field>[] {
  const { words, page } = rows[index]!
  const tokens = words.map((word) => folded.get(word)!)
  const hits: LabelHit<Field>[] = []
  for (let start = 0; start < words.length; start++) {
    let found: { end: number; field: Field; strong: boolean } | undefined
    for (let end = start + 1; end <= words.length; end++) {
      if (end > start + 1 && isApart(words[end - 2]!, words[end - 1]!, WORD_GAP)) break
      const joined = joinTokens(tokens.slice(start, end))
      if (joined !== '' && !beginnings.has(joined)) break
      const meaning = meanings.get(joined)
      // A euro sign behind the label belongs to its amount: `TOTALE COMPETENZE: € 2.055,18`.
      if (meaning && tokens[start] !== '' && tokens[end - 1] !== '') found = { end, ...meaning }
    }
    if (!found) continue
    const label = words.slice(start, found.end),
      before = words[start - 1],
      after = words[found.end]
    const runsOn =
      after !== undefined && isText(after) && !isApart(label.at(-1)!, after, 0.7) && !endsLabel(label.at(-1)!)
    const runsIn = before !== undefined && isText(before) && !isApart(before, label[0]!, 0.7) && !endsLabel(before)
    hits.push({
      field: found.field,
      strong: found.strong,
      exact: !runsOn && !runsIn,
      page,
      row: index,
      words: label,
      ...extentOf(label),
    })
    start = found.end - 1
  }
  return hits
}

/** A column heading over two lines: each line is a cell of its own, the lower one beneath the upper. */
function stackedHits<Field extends string>(
  rows: Row[],
  index: number,
  folded: Tokens,
  { meanings, longest }: Vocabulary<Field>,
): LabelHit<Field>[] {
  const upper = rows[index]!,
    lower = rows[index + 1]
  if (!lower || lower.y0 - upper.y1 > heightOf(upper)) return []
  const headingsOf = (row: Row) =>
    cellsOn(row)
      .map((words) => ({ words, tokens: words.map((word) => folded.get(word)!) }))
      .filter(({ tokens }) => tokens.join('').length <= longest + 4)
  const bottoms = headingsOf(lower)
  return headingsOf(upper).flatMap((top) =>
    bottoms.flatMap((bottom): LabelHit<Field>[] => {
      if (bottom.words[0]!.x0 >= top.words.at(-1)!.x1 || bottom.words.at(-1)!.x1 <= top.words[0]!.x0) return []
      const meaning = meanings.get(joinTokens([...top.tokens, ...bottom.tokens])),
        words = [...top.words, ...bottom.words]
      return meaning ? [{ ...meaning, exact: true, page: upper.page, row: index + 1, words, ...extentOf(words) }] : []
    }),
  )
}

const extentOf = (words: readonly Word[]) => ({
  x0: Math.min(...words.map((w) => w.x0)),
  x1: Math.max(...words.map((w) => w.x1)),
  y0: Math.min(...words.map((w) => w.y0)),
  y1: Math.max(...words.map((w) => w.y1)),
})
