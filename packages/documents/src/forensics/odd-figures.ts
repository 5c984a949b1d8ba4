/** Figures that are not set like the others around them: another face, another size, off their line or off their column's edge. A hint that somebody else set them, never a proof. */
import type { DocumentKind, Finding } from '@attesta/domain/facts/parse-result.ts'
import { readAmount } from '../layout/amounts.ts'
import { readDate } from '../layout/dates.ts'
import { boxOf, type Page, type Word } from '../read/word.ts'
import { findingOn } from '../verify/finding.ts'

type Figure = Word & { font: string }

/** Fewer tell nothing of what is usual; and what so many share is. */
const FEWEST = 8, USUAL_SHARE = 0.85

/** `Helvetica-Bold` and `Helvetica` are one family: totals are set in bold. */
const familyOf = (font: string) => font.replace(/[-,].*$/, '').replace(/(?:Bold|Italic|Oblique|Regular|MT|PS|Light|Medium|Semibold|Condensed)+$/gi, '').toLowerCase()

export function oddFigures(type: DocumentKind, pages: readonly Page[]): Finding[] {
  return pages.filter(({ source }) => source === 'text').flatMap((page) => {
    const figures = page.words.filter((word): word is Figure => word.font !== null && word.turn === 0 && readAmount(word.text) !== null)
    if (figures.length < FEWEST) return []
    const odd = foreign(figures, ({ font }) => familyOf(font))
    const finding = (how: string, word: Word) => [findingOn(type, 'edited', 'warning', { how }, { page: page.number, box: boxOf(word) })]
    if (odd) return finding('foreign_font', odd)
    // Elsewhere forms set figures as each box needs it; the bookings of a statement are all set alike.
    if (type !== 'bank_statement') return []
    for (const column of columnsOf(booked(figures, page.words))) {
      const [how, word] = oddIn(column) ?? []
      if (how && word) return finding(how, word)
    }
    return []
  })
}

/** The first of the few that differ from what nearly all share; undefined when all are alike or nothing is usual. */
function foreign<T>(things: readonly T[], traitOf: (thing: T) => string): T | undefined {
  const groups = Map.groupBy(things, traitOf)
  const usual = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), [])
  if (things.length < FEWEST || usual.length === things.length || usual.length < USUAL_SHARE * things.length) return undefined
  return things.find((thing) => traitOf(thing) !== traitOf(usual[0]!))
}

interface Booked { figure: Figure; /** How far it stands below the day at the beginning of its line; null where day and figure are set in different type. */ drop: number | null }

/** Figures on lines that begin with a day: totals and balances may be set as they please. */
function booked(figures: readonly Figure[], words: readonly Word[]): Booked[] {
  const days = words.filter((word) => readDate(word.text) !== null)
  return figures.flatMap((figure) => {
    const height = figure.y1 - figure.y0
    const line = words.filter((word) => word.x1 < figure.x0 && Math.abs(word.y0 - figure.y0) < 0.5 * height)
    const first = line.reduce<Word | undefined>((left, word) => (left && left.x0 <= word.x0 ? left : word), undefined)
    return first && days.includes(first) ? [{ figure, drop: first.font === figure.font && Math.abs(first.size - figure.size) < 0.05 ? figure.y0 - first.y0 : null }] : []
  })
}

/** Figures overlap their neighbours in a column and do not reach into the next one. */
function columnsOf(figures: readonly Booked[]): Booked[][] {
  const columns: Booked[][] = []
  for (const one of figures.toSorted((a, b) => a.figure.x1 - b.figure.x1)) {
    const last = columns.at(-1)?.at(-1)
    if (last && one.figure.x1 - last.figure.x1 < 9) columns.at(-1)!.push(one)
    else columns.push([one])
  }
  return columns
}

const tenths = (value: number, step: number) => String(Math.round(value / step))

function oddIn(column: readonly Booked[]): [how: string, word: Word] | undefined {
  const plain = column.filter(({ figure }) => !/bold|black|heavy/i.test(figure.font))
  const larger = foreign(plain, ({ figure }) => tenths(figure.size, 0.2))
  if (larger) return ['other_size', larger.figure]
  const offLine = foreign(plain.filter(({ drop }) => drop !== null), ({ drop }) => tenths(drop!, 0.5))
  if (offLine) return ['off_line', offLine.figure]
  // Signs and letters behind the figures move their edge: only figures that end in a digit stand at one.
  const edged = plain.filter(({ figure }) => /\d$/.test(figure.text))
  const offEdge = foreign(edged, ({ figure }) => tenths(figure.x1, 1))
  return offEdge && Math.abs(offEdge.figure.x1 - edgeOf(edged)) > 0.8 ? ['off_column', offEdge.figure] : undefined
}

const edgeOf = (figures: readonly Booked[]): number => figures.map(({ figure }) => figure.x1).sort((a, b) => a - b)[figures.length >> 1]!
