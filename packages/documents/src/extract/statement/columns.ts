/** The columns of a statement's table, by where its dates and amounts stand and by the titles over them. */
import type { PlacedAmount } from '../../layout/amounts.ts'
import type { Word } from '../../read/word.ts'
import type { PlacedDate } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { cellsOf } from '../../layout/rows.ts'
import { closeTo, type Line } from './line.ts'
import { dayTitleOf, isBookedTitle, isDayTitle, isValueTitle, moneyTitleOf } from './title-words.ts'

export type Role = 'signed' | 'debit' | 'credit' | 'balance' | 'none'

export interface Column {
  /** Edges of its numbers, without signs apart, currencies and letters. */
  x0: number
  x1: number
  /** How many amounts stand in it. */
  count: number
  /** What the title over it says, if there is one. */
  titled: Role | null
}

/** `other`: a day of the bank's own (of the order, of availability), which is neither. */
export interface DateColumn {
  x0: number
  x1: number
  count: number
  titled: 'booked' | 'value' | 'other' | null
  /** Are days of value printed below those of booking (`Buchung` over `Wert`)? */
  isStacked: boolean
}

const MAX_COLUMNS = 5

// Entrate/Uscite   Money in/out   (+/-)
const BOTH_SIDES =
  /^(?:entrate uscite|uscite entrate|dare avere|avere dare|soll haben|haben soll|in out|eingang ausgang|ausgang eingang|belastung gutschrift|gutschrift belastung|debit credit|addebiti accrediti)$/

interface Title {
  x0: number
  x1: number
  role: Role
  /** The word that tells the role, where the title is wider. */
  word?: { x0: number; x1: number }
}

/** Words of one title stand so close, in heights of their letters. */
const ONE_TITLE = 0.6

/** `Betrag Soll EUR` is one title, and it is that of debits: of the words of a cell the side tells more than the amount. */
function titlesIn(line: Line): Title[] {
  const cells = cellsOf(line, ONE_TITLE)
  return cells.flatMap((words) => {
    const titles = words.flatMap((word, at): Title[] => {
      const role = BOTH_SIDES.test(fold(word.text)) ? 'signed' : roleAt(words, at)
      return role ? [{ role, x0: word.x0, x1: word.x1 }] : []
    })
    const roles = new Set(titles.map(({ role }) => role))
    const isOfSide = roles.has('debit') !== roles.has('credit')
    // «Payments and receipts» alone on its line is the caption of the table.
    if (roles.has('debit') && roles.has('credit') && cells.length === 1 && !isOfBothSides(words)) return []
    const own = isOfSide ? titles.filter(({ role }) => role !== 'signed') : titles
    return roles.size === 1 || (isOfSide && roles.size === 2 && roles.has('signed'))
      ? [{ role: own[0]!.role, x0: words[0]!.x0, x1: words.at(-1)!.x1, word: own[0]! }]
      : own
  })
}

const isOfBothSides = (words: readonly Word[]) => BOTH_SIDES.test(fold(words.map(({ text }) => text).join(' ')))

// Payments in   Payments out   Payment amount: the words beside it say what is paid
const PAYMENT = /^payments?$/

function roleAt(words: readonly Word[], at: number): Role | undefined {
  const folded = words.map(({ text }) => fold(text)),
    word = folded[at]!
  const isPaidIn = folded.some((other) => /^(?:money|paid|payments)$/.test(other)) && folded.includes('in')
  if (word === 'in') return isPaidIn ? 'credit' : moneyTitleOf(word)
  if (PAYMENT.test(word) && (isPaidIn || folded.some((other) => moneyTitleOf(other) === 'signed'))) return undefined
  return moneyTitleOf(word)
}

/** Is this word, folded, one of those that stand over a statement's columns? */
export const isColumnTitle = (folded: string): boolean =>
  BOTH_SIDES.test(folded) || moneyTitleOf(folded) !== undefined || dayTitleOf([folded]) !== null

/** Titles of more weight win where several words stand over one column (`Betrag Soll EUR`). */
const WEIGHT: Record<Role, number> = { debit: 3, credit: 3, balance: 2, signed: 1, none: 0 }

const overlaps = (a: { x0: number; x1: number }, b: { x0: number; x1: number }, slack = 0) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > -slack

const shared = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)

const EDGE = 8

/**
 * Does an amount stand in the column: edge to edge on either side (a sum is wider than its items), or mostly over it?
 */
export function within(amount: PlacedAmount, column: Column): boolean {
  const common = Math.min(amount.digitsEnd, column.x1) - Math.max(amount.digitsStart, column.x0)
  return (
    common > 0 &&
    (common > 0.5 * (amount.digitsEnd - amount.digitsStart) ||
      Math.abs(amount.digitsEnd - column.x1) < EDGE ||
      Math.abs(amount.digitsStart - column.x0) < EDGE)
  )
}

/**
 * Amounts in the same column overlap from side to side, however they are aligned; a column's narrow neighbours do not.
 */
export function amountColumns(lines: readonly Line[], headings: readonly Line[]): Column[] {
  // «COMM: 0,00» at the end of a text makes no column: noughts move no sum, wherever they stand.
  const amounts = lines
    .filter((line) => line.kind === 'plain')
    .flatMap((line) => line.amounts.filter((amount) => amount.cents !== 0 && !isRunningText(line, amount)))
  const groups: PlacedAmount[][] = []
  for (const amount of amounts.toSorted((a, b) => a.digitsEnd - b.digitsEnd)) {
    const group = groups.at(-1)
    if (group && amount.digitsEnd - group.at(-1)!.digitsEnd < 7) group.push(amount)
    else groups.push([amount])
  }
  const columns = groups.map((group): Column => ({
    x0: Math.min(...group.map((a) => a.digitsStart)),
    x1: Math.max(...group.map((a) => a.digitsEnd)),
    count: group.length,
    titled: null,
  }))
  for (let i = 0; i + 1 < columns.length;) {
    const [a, b] = [columns[i]!, columns[i + 1]!]
    if (shared(a, b) > 0.4 * Math.min(a.x1 - a.x0, b.x1 - b.x0))
      columns.splice(i, 2, {
        x0: Math.min(a.x0, b.x0),
        x1: Math.max(a.x1, b.x1),
        count: a.count + b.count,
        titled: null,
      })
    else i++
  }
  const kept = columns
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_COLUMNS)
    .sort((a, b) => a.x0 - b.x0)
  const titles = ownTitles(kept, headings, lines[0]?.index ?? 0)
  for (const { column, role } of titlesOver(kept, titles)) column.titled = role
  const all = [...kept, ...emptyColumns(kept, titles)].sort((a, b) => a.x0 - b.x0)
  const [only, ...others] = all.filter(({ titled }) => titled !== 'balance' && titled !== 'none')
  // «Payment», «Zahlung» over the one column of both sides: its signs say so.
  if (only && others.length === 0 && only.titled !== null && hasBothSigns(amounts.filter((one) => within(one, only))))
    only.titled = 'signed'
  return all
}

const hasBothSigns = (amounts: readonly PlacedAmount[]) =>
  amounts.some(({ sign }) => sign === -1) && amounts.some(({ sign }) => sign !== -1)

/**
 * The titles of this table and not of the summary or annex beside it, which may stand over the same places: of all the
 * blocks of titles the one that names most columns, or of several the nearest to the first booking.
 */
function ownTitles(columns: readonly Column[], headings: readonly Line[], firstBooked: number): Line[] {
  const rank = (block: Line[]) => titlesOver(columns, block).length
  const distance = (block: Line[]) => Math.abs(block[0]!.index - firstBooked)
  return titleBlocks(headings).toSorted((a, b) => rank(b) - rank(a) || distance(a) - distance(b))[0] ?? []
}

/**
 * Lines of one block of titles follow each other so closely, in heights of their letters; a caption stands farther
 * above.
 */
const MAX_GAP = 1

const isRightBelow = (line: Line, above: Line | undefined): above is Line =>
  above !== undefined &&
  above.page === line.page &&
  line.index - above.index === 1 &&
  line.y0 - above.y1 < MAX_GAP * (line.y1 - line.y0) &&
  !isCaptionOf(above, line)

/** One text that stands above several titles is the caption of their table, and no title of its own. */
function isCaptionOf(above: Line, titles: Line): boolean {
  const [caption, ...others] = cellsOf(above)
  const edges = (words: readonly Word[]) => ({ x0: words[0]!.x0, x1: words.at(-1)!.x1 })
  return others.length === 0 && cellsOf(titles).filter((cell) => overlaps(edges(cell), edges(caption!))).length > 1
}

/** Titles right below each other, without the captions above them. */
function titleBlocks(headings: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  for (const [at, line] of headings.entries()) {
    const next = headings[at + 1]
    if (next && next.index === line.index + 1 && next.page === line.page && isCaptionOf(line, next)) continue
    const last = blocks.at(-1)?.at(-1)
    if (isRightBelow(line, last)) blocks.at(-1)!.push(line)
    else blocks.push([line])
  }
  return blocks
}

/**
 * The block that names most columns of days, of several the nearest to the first day: an annex has days with titles of
 * its own.
 */
function ownDayTitles(
  groups: readonly (readonly PlacedDate[])[],
  headings: readonly Line[],
  firstDated: number,
): Line[] {
  const rank = (block: readonly Line[]) =>
    groups.filter((group) => dayTitleOf(titlesAbove(group, groups, block)) !== null).length
  const distance = (block: readonly Line[]) => Math.abs(block[0]!.index - firstDated)
  return titleBlocks(headings).toSorted((a, b) => rank(b) - rank(a) || distance(a) - distance(b))[0] ?? []
}

const edgesOf = (group: readonly PlacedDate[]) => ({
  x0: Math.min(...group.map((date) => date.x0)),
  x1: Math.max(...group.map((date) => date.x1)),
})

/** The words over a column of days and not rather over its neighbour. */
function titlesAbove(
  group: readonly PlacedDate[],
  groups: readonly (readonly PlacedDate[])[],
  headings: readonly Line[],
): string[] {
  const edges = edgesOf(group),
    others = groups.filter((other) => other !== group).map(edgesOf)
  return headings
    .flatMap((line) => line.words)
    .filter((word) => overlaps(word, edges, 4) && !others.some((other) => shared(word, other) > shared(word, edges)))
    .map((word) => fold(word.text))
}

const AMOUNT_WIDTH = 45

/** A side that is titled but has no booking: a balance may stand in it and is a debit or a credit thereby. */
function emptyColumns(columns: readonly Column[], headings: readonly Line[]): Column[] {
  const missing = (['debit', 'credit'] as const).filter((role) => !columns.some((column) => column.titled === role))
  if (missing.length !== 1) return []
  for (const { role, x0, x1 } of headings.flatMap(titlesIn)) {
    const column: Column = { x0: Math.min(x0, x1 - AMOUNT_WIDTH), x1, count: 0, titled: role }
    if (role === missing[0] && !columns.some((other) => overlaps(other, column))) return [column]
  }
  return []
}

/**
 * `… COMM: 0,00 SPESE: 0,00 …`, `da 3.000,00 a 30.000,00 euro`: an amount with words close on both sides belongs to the
 * text.
 */
export function isRunningText(line: Line, amount: PlacedAmount): boolean {
  const { before, after } = closeTo(line, amount)
  // A side letter is its amount's and no text.
  const isText = (word: Word | null) =>
    word !== null && /\p{L}/u.test(word.text) && !line.amounts.some(({ words }) => words.includes(word))
  // 60,80 1,0547: a rate close behind the amount that it turns into another currency
  return isText(before) && (isText(after) || (after !== null && RATE.test(after.text)))
}
const RATE = /^\d+[.,]\d{3,}$/

/** The strongest title that stands over each column, each title given to the column nearest to it. */
function titlesOver(columns: readonly Column[], headings: readonly Line[]): { column: Column; role: Role }[] {
  const best = new Map<Column, { role: Role; distance: number }>()
  for (const { role, word, ...cell } of headings.flatMap(titlesIn)) {
    // Titles set so close that they look like one: the word stands over its own column.
    const isOverSeveral = columns.filter((column) => overlaps(column, cell)).length > 1,
      place = isOverSeveral && word ? word : cell
    const distance = (column: Column) =>
      overlaps(column, place) ? 0 : Math.min(Math.abs(column.x0 - place.x1), Math.abs(place.x0 - column.x1))
    const nearest = columns.toSorted(
      (a, b) => distance(a) - distance(b) || Math.abs(a.x1 - place.x1) - Math.abs(b.x1 - place.x1),
    )[0]
    if (!nearest || distance(nearest) > 30) continue
    const known = best.get(nearest)
    // «Ausgang» over «Eingang», both over one column: its signs tell which.
    if (known && distance(nearest) === 0 && known.distance === 0 && isOpposite(known.role, role))
      best.set(nearest, { role: 'signed', distance: -1 })
    else if (known?.distance === -1) continue
    // What stands over a column titles it, rather than what stands beside.
    else if (known && (known.distance === 0) !== (distance(nearest) === 0)) {
      if (distance(nearest) === 0) best.set(nearest, { role, distance: 0 })
    } else if (
      !known ||
      WEIGHT[role] > WEIGHT[known.role] ||
      (WEIGHT[role] === WEIGHT[known.role] && distance(nearest) < known.distance)
    )
      best.set(nearest, { role, distance: distance(nearest) })
  }
  return [...best].map(([column, { role }]) => ({ column, role }))
}

const isOpposite = (one: Role, other: Role) =>
  (one === 'debit' && other === 'credit') || (one === 'credit' && other === 'debit')

/** Where the table prints its dates; dates inside descriptions stand anywhere and are outnumbered. */
export function dateColumns(lines: readonly Line[], headings: readonly Line[]): DateColumn[] {
  const dates = lines
    .filter((line) => line.kind === 'plain')
    .flatMap((line) => line.dates.filter((date) => standsApart(line, date)))
  const groups: PlacedDate[][] = []
  for (const date of dates.toSorted((a, b) => a.x0 - b.x0)) {
    const group = groups.at(-1)
    if (group && date.x0 - group.at(-1)!.x0 < 7) group.push(date)
    else groups.push([date])
  }
  const most = Math.max(0, ...groups.map((group) => group.length))
  const first = groups.find((group) => group.length * 2.5 >= most)
  const kept = groups.filter((group) => group.length * 2.5 >= most && (group === first || !isRunningOn(group, lines)))
  const firstDated = lines.find((line) => line.dates.some((date) => first?.includes(date)))?.index ?? 0
  const titles = ownDayTitles(kept, headings, firstDated)
  const columns = kept.map((group) => {
    const column: DateColumn = {
      ...edgesOf(group),
      count: group.length,
      titled: null,
      isStacked: isStackedUnder(titles, group, kept.length === 1),
    }
    if (!column.isStacked) column.titled = dayTitleOf(titlesAbove(group, kept, titles))
    return column
  })
  // Where another column is that of booking, a title above that of value is the table's own.
  return columns.some(({ titled }) => titled === 'booked')
    ? columns.map((column) => (column.isStacked ? { ...column, isStacked: false, titled: 'value' } : column))
    : columns
}

/** Two lines of titles over one column of days, that of booking over that of value. */
function isStackedUnder(headings: readonly Line[], group: readonly PlacedDate[], isOnly: boolean): boolean {
  const { x0, x1 } = edgesOf(group)
  const titles = (line: Line | undefined, isTitle: (word: string) => boolean) =>
    line?.words.some((word) => overlaps(word, { x0, x1 }) && isTitle(fold(word.text))) ?? false
  return headings.some(
    (line, at) =>
      titles(line, isValueTitle) &&
      isRightBelow(line, headings[at - 1]) &&
      titles(headings[at - 1], isOnly ? isDayTitle : isBookedTitle),
  )
}

/**
 * `06.01.2027 um 12.41 Uhr` at the beginning of a text: the text goes on close behind, and the line begins with no
 * other date.
 */
function isRunningOn(group: readonly PlacedDate[], lines: readonly Line[]): boolean {
  const lineOf = new Map(lines.flatMap((line) => line.dates.map((date) => [date, line] as const)))
  const running = group.filter((date) => {
    const line = lineOf.get(date)!,
      at = line.words.indexOf(date.words.at(-1)!),
      after = line.words[at + 1]
    return (
      line.words[0] === date.words[0] &&
      after !== undefined &&
      after.x0 - line.words[at]!.x1 < 0.6 * (after.y1 - after.y0)
    )
  })
  return running.length > 0.8 * group.length
}

/** A date of the table has no word close before it, other than another date or the amount of the column before. */
export function standsApart(line: Line, date: { words: Word[] }): boolean {
  const first = line.words.indexOf(date.words[0]!)
  const before = line.words[first - 1]
  if (!before) return true
  const gap = (date.words[0]!.x0 - before.x1) / (before.y1 - before.y0)
  return (
    gap > 0.8 ||
    line.dates.some((other) => other.words.includes(before)) ||
    (gap > 0.4 && line.amounts.some((amount) => amount.words.includes(before)))
  )
}
