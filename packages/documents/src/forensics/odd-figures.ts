/**
 * Figures that are not set like the others around them: another face, another size, off their line or off their
 * column's edge. A hint that another hand set them, never a proof.
 */
import type { DocumentKind, Finding } from '@attesta/domain/facts/parse-result.ts'
import { readAmount } from '../layout/amounts.ts'
import { fold } from '../layout/fold.ts'
import { boxOf, type Page, type Word } from '../read/word.ts'
import { findingOn } from '../verify/finding.ts'

type Figure = Word & { font: string }

/** Fewer tell nothing of what is usual; and what so many share is. */
const FEWEST = 8,
  USUAL_SHARE = 0.85

/** `Helvetica-Bold` and `Helvetica` are one family: totals are set in bold. */
const familyOf = (font: string) =>
  font
    .replace(/[-,].*$/, '')
    .replace(/(?:Bold|Italic|Oblique|Regular|MT|PS|Light|Medium|Semibold|Condensed)+$/gi, '')
    .toLowerCase()

export function oddFigures(type: DocumentKind, pages: readonly Page[]): Finding[] {
  const sheets = pages
    .filter(({ source }) => source === 'text')
    .map((page) => ({
      page,
      figures: page.words.filter(
        (word): word is Figure => word.font !== null && word.turn === 0 && readAmount(word.text) !== null,
      ),
    }))
  const isInTable = tableOf(sheets.map(({ figures }) => figures))
  // How far a figure stands below its line does not change from page to page: a last page with few bookings is told by
  // those before it.
  const tables = sheets.map(({ page, figures }) => {
    const besides = wordsBeside(page.words)
    return {
      page,
      figures,
      besides,
      rows: type === 'bank_statement' ? booked(figures.filter(isInTable), besides) : [],
    }
  })
  const offLines = offTheirLine(tables.flatMap(({ rows }) => rows))
  return tables.flatMap(({ page, figures, besides, rows }) => {
    const finding = (how: string, word: Word) => [
      findingOn(type, 'edited', 'warning', { how }, { page: page.number, box: boxOf(word) }),
    ]
    const odd = foreign(figures, ({ font }) => familyOf(font))
    if (odd) return finding('foreign_font', odd)
    // Elsewhere forms set figures as each box needs it; the bookings of a statement are all set alike.
    if (type !== 'bank_statement') return []
    const larger = foreign(rows, ({ figure }) => steps(figure.size, 0.2))
    if (larger) return finding('other_size', larger.figure)
    const offLine = offLines.find((figure) => figures.includes(figure))
    if (offLine) return finding('off_line', offLine)
    const offEdge = columnsOf(rows.map(({ figure }) => figure))
      .map((column) => outOfColumn(column, besides))
      .find((figure) => figure !== undefined)
    return offEdge ? finding('off_column', offEdge) : []
  })
}

/** Of all bookings of the document those whose figure is not set on its line as the others are. */
function offTheirLine(rows: readonly Booked[]): Figure[] {
  const dropped = rows.filter(({ drop }) => drop !== null),
    first = foreign(dropped, ({ drop }) => steps(drop!, 0.5))
  return first
    ? dropped.filter(({ drop }) => steps(drop!, 0.5) === steps(first.drop!, 0.5)).map(({ figure }) => figure)
    : []
}

const FEWEST_IN_COLUMN = 4
const isHeavy = ({ font }: Figure) => /bold|black|heavy/i.test(font)

/**
 * Which figures are a table's: in a column with others, in plain type, and not small print that comes again on every
 * page.
 */
function tableOf(pages: readonly (readonly Figure[])[]): (figure: Figure) => boolean {
  const plain = pages.flat().filter((figure) => !isHeavy(figure))
  const placeOf = ({ text, x0, y0 }: Figure) => `${text} ${Math.round(x0)} ${Math.round(y0)}`
  const places = Map.groupBy(plain, placeOf)
  const single = plain.filter((figure) => places.get(placeOf(figure))!.length === 1)
  const inColumns = new Set(
    columnsOf(single)
      .filter((column) => column.length >= FEWEST_IN_COLUMN)
      .flat(),
  )
  return (figure) => inColumns.has(figure)
}

/** The first of the few that differ from what nearly all share; undefined when all are alike or nothing is usual. */
function foreign<T>(things: readonly T[], traitOf: (thing: T) => string): T | undefined {
  const groups = Map.groupBy(things, traitOf)
  const usual = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), [])
  if (things.length < FEWEST || usual.length === things.length || usual.length < USUAL_SHARE * things.length)
    return undefined
  return things.find((thing) => traitOf(thing) !== traitOf(usual[0]!))
}

/** The words at a figure's height, in their order on the page. */
type Besides = (figure: Word) => Word[]

/** Sorted once: each figure asks, and a page has hundreds. */
function wordsBeside(words: readonly Word[]): Besides {
  const byHeight = words.map((word, at) => ({ word, at })).sort((a, b) => a.word.y0 - b.word.y0)
  return ({ y0, y1 }) => {
    const reach = 0.5 * (y1 - y0)
    let from = 0,
      to = byHeight.length
    while (from < to) {
      const middle = (from + to) >> 1
      if (byHeight[middle]!.word.y0 <= y0 - reach) from = middle + 1
      else to = middle
    }
    const found: typeof byHeight = []
    for (let i = from; i < byHeight.length && byHeight[i]!.word.y0 < y0 + reach; i++) found.push(byHeight[i]!)
    return found.sort((a, b) => a.at - b.at).map(({ word }) => word)
  }
}

interface Booked {
  figure: Figure
  /** How far it stands below the words before it on its line; null where none is set in the same type. */
  drop: number | null
}

// Saldo finale al …   Totale entrate   Neuer Kontostand   Summe Soll   Übertrag   A riportare
const SUMS =
  /\b(?:saldo|saldi|total\p{L}*|kontostand|summe\p{L}*|ubertrag|riport\p{L}*|balance|endsaldo|startsaldo|competenze|disposi\p{L}*|limit\p{L}*)\b/u

/** Figures of bookings: totals and balances may be set as they please. */
function booked(figures: readonly Figure[], besides: Besides): Booked[] {
  return figures.flatMap((figure) => {
    const line = besides(figure).filter((word) => word !== figure)
    if (SUMS.test(fold(line.map(({ text }) => text).join(' ')))) return []
    // A sign apart («+ 1.847,40») is moved together with its figure.
    const alike = line.filter(
      (word) =>
        /[\p{L}\d]/u.test(word.text) &&
        word.x1 < figure.x0 &&
        word.font === figure.font &&
        Math.abs(word.size - figure.size) < 0.05,
    )
    const before = alike.reduce<Word | undefined>(
      (nearest, word) => (nearest && nearest.x1 >= word.x1 ? nearest : word),
      undefined,
    )
    return [{ figure, drop: before ? figure.y0 - before.y0 : null }]
  })
}

/** Figures overlap their neighbours in a column and do not reach into the next one. */
function columnsOf(figures: readonly Figure[]): Figure[][] {
  const columns: Figure[][] = []
  for (const figure of figures.toSorted((a, b) => a.x1 - b.x1)) {
    const last = columns.at(-1)?.at(-1)
    if (last && figure.x1 - last.x1 < 9) columns.at(-1)!.push(figure)
    else columns.push([figure])
  }
  return columns
}

const steps = (value: number, step: number) => String(Math.round(value / step))

// 42,17 S   1.847,40 H   650,00 -   12,00 EUR
const BEHIND = /^(?:[SHDACR+\-−–€]|EUR)$/

/**
 * Where a figure ends, with the sign, letter or currency close behind it: those are set to the column's edge together,
 * and are not equally wide.
 */
function edgeOf(figure: Figure, besides: Besides): number {
  const height = figure.y1 - figure.y0
  return (
    besides(figure).find((word) => BEHIND.test(word.text) && word.x0 >= figure.x1 && word.x0 - figure.x1 < height)
      ?.x1 ?? figure.x1
  )
}

/**
 * `CASH 69,40`, `Aktion vom 01.10.2026: 50,00`: a figure that goes on with a text stands where the text has led it, and
 * at no column's edge.
 */
function isInText(figure: Figure, besides: Besides): boolean {
  const height = figure.y1 - figure.y0
  return besides(figure).some(
    (word) =>
      word.x1 <= figure.x0 &&
      figure.x0 - word.x1 < 0.7 * height &&
      /\p{L}{2}|[:;,]$/u.test(word.text) &&
      !BEHIND.test(word.text),
  )
}

/**
 * Signs and letters that are one word with the figures move their edge: only figures that end in a digit stand at one.
 */
function outOfColumn(column: readonly Figure[], besides: Besides): Figure | undefined {
  const edged = column
    .filter((figure) => /\d$/.test(figure.text) && !isInText(figure, besides))
    .map((figure) => ({ figure, edge: edgeOf(figure, besides) }))
  const usual = edged.map(({ edge }) => edge).sort((a, b) => a - b)[edged.length >> 1]!
  const off = foreign(edged, ({ edge }) => steps(edge, 1))
  // A recap above the table may have columns of its own, a little beside these.
  const isAmong =
    off &&
    edged.some(({ figure: { y0 } }) => y0 < off.figure.y0) &&
    edged.some(({ figure: { y0 } }) => y0 > off.figure.y0)
  return isAmong && Math.abs(off.edge - usual) > 0.8 ? off.figure : undefined
}
