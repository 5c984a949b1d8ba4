/**
 * Draws a statement from its description: lines are set first, then broken into pages, so that every page can say how
 * many there are.
 */
import type { Cents } from '@attesta/domain/money.ts'
import { wrapped } from '../../draw/flow.ts'
import type { Sheet } from '../../draw/sheet.ts'
import type { Row, Statement } from '../../life/ledger.ts'
import type { StatementLayout } from '../statement-layout.ts'
import type { Cell, Column, Description, Holder } from './description.ts'
import { sayings } from './phrases.ts'

/** One printed line; `stays` keeps it on one page with the next. */
interface SetLine {
  cells: Cell[]
  height: number
  stays: boolean
  /** The account's sum after it. */
  sum: Cents | null
}
interface Section {
  titles: SetLine[]
  account: SetLine[]
  body: SetLine[]
}

const holderOf = ({ face = 'Helvetica' }: Description, { person }: Statement): Holder => ({
  ...(face.startsWith('Arimo') ? { given: person.givenName, family: person.familyName } : person.latinName),
  person,
})

const accountsOf = (description: Description, statement: Statement): Statement[] => [
  statement,
  ...(description.moreAccounts?.(statement) ?? []),
]

function wordsOf({ phrases, valueNote }: Description, row: Row): string[] {
  const [first = '', ...rest] = sayings(phrases, row)
  return [valueNote && row.valueOn !== row.bookedOn ? `${first} ${valueNote(row.valueOn)}` : first, ...rest]
}

/** What a booking says, in the order in which it is printed. */
const describe = (description: Description, row: Row): string[] =>
  description.columns
    .flatMap(({ width, isWords, cell }) =>
      width !== undefined ? wordsOf(description, row) : isWords && cell ? cell(row, undefined).split('|') : [],
    )
    .filter(Boolean)

export function describedLayout(description: Description): StatementLayout {
  const { bank, country, bankCode, producer, bic = null, face = 'Helvetica', valueDays, leavesOut = [] } = description
  return {
    bank,
    country,
    bankCode,
    producer,
    face,
    bic,
    valueDays,
    leavesOut,
    monthly: description.monthly ?? false,
    printsRunningBalances: description.runningBalances ?? false,
    newestFirst: description.newestFirst ?? false,
    holdersOf: (statement) => description.holders(holderOf(description, statement)),
    accountsOf: (statement) => accountsOf(description, statement),
    describe: (row) => describe(description, row),
    draw: (sheet, statement) => draw(sheet, description, statement),
  }
}

function draw(sheet: Sheet, description: Description, statement: Statement): void {
  const { size = 8, head, foot } = description
  const all = accountsOf(description, statement)
  const pages = paginate(
    description,
    all.map((account) => sectionOf(sheet, description, account)),
    (description.annex?.(statement) ?? []).map((cells) => lineOf(description, cells)),
  )
  for (const { text, x, y, align, bold, size: own = size, colour } of head(
    statement,
    description.holders(holderOf(description, statement)),
    all,
  ))
    (bold ? sheet.bold : sheet.text).call(sheet, text, x, y, { size: own, align, ...(colour && { colour }) })
  for (const [number, lines] of pages.entries()) {
    if (number > 0) sheet.newPage()
    let y = number === 0 ? description.top : (description.nextTop ?? 60)
    for (const { cells, height } of lines) {
      for (const { text, x, align, bold, size: own = size } of cells)
        (bold ? sheet.bold : sheet.text).call(sheet, text, x, y, { size: own, align })
      y += height
    }
    for (const { text, x, y: place, align, bold, size: own = size, colour } of foot?.(
      number + 1,
      pages.length,
      statement,
    ) ?? [])
      (bold ? sheet.bold : sheet.text).call(sheet, text, x, place, { size: own, align, ...(colour && { colour }) })
  }
}

const lineOf = ({ pitch = 10, gap = 5 }: Description, cells: Cell[], sum: Cents | null = null): SetLine => ({
  cells,
  height: pitch + gap,
  stays: false,
  sum,
})

function sectionOf(sheet: Sheet, description: Description, statement: Statement): Section {
  const { titles, columns, pitch = 10, newestFirst, first, last, account } = description
  const rows = newestFirst ? statement.rows.toReversed() : statement.rows
  const titleLines = Math.max(...columns.map(({ title }) => title.split('|').length))
  const titled = Array.from({ length: titles === 'none' ? 0 : titleLines }, (_, line): SetLine => ({
    cells: columns.flatMap(({ title, x, align = 'left' }): Cell[] =>
      title.split('|')[line] ? [{ text: title.split('|')[line]!, x, align, bold: true }] : [],
    ),
    height: line === titleLines - 1 ? pitch + 6 : pitch,
    stays: true,
    sum: null,
  }))
  return {
    titles: titled,
    account: (account?.(statement) ?? []).map((cells) => ({ ...lineOf(description, cells), stays: true })),
    body: [
      ...(first?.(statement) ?? []).map((cells) => lineOf(description, cells, statement.opening)),
      ...rows.flatMap((row, number) => [
        ...dayLine(description, row, rows[number - 1]),
        ...bookingLines(sheet, description, row, rows[number - 1]),
      ]),
      ...(last?.(statement) ?? []).map((cells) => lineOf(description, cells)),
    ],
  }
}

const dayLine = (description: Description, row: Row, before: Row | undefined): SetLine[] =>
  description.daily && row.bookedOn !== before?.bookedOn
    ? [{ ...lineOf(description, description.daily(row.bookedOn)), stays: true }]
    : []

function bookingLines(sheet: Sheet, description: Description, row: Row, before: Row | undefined): SetLine[] {
  const { size = 8, pitch = 10, gap = 5, columns, breaksBookings = false } = description
  const texts = columns.map((column): string[] =>
    column.width !== undefined
      ? wordsOf(description, row).flatMap((line) => wrapped(sheet, line, column.width!, size))
      : column.cell!(row, before).split('|'),
  )
  const count = Math.max(...texts.map((lines, index) => lines.length + startOf(columns[index]!, 0)))
  return Array.from({ length: count }, (_, line): SetLine => ({
    cells: columns.flatMap(({ x, align = 'left' }, index): Cell[] => {
      const text = texts[index]![line - startOf(columns[index]!, count - texts[index]!.length)]
      return text ? [{ text, x, align }] : []
    }),
    height: line === count - 1 ? pitch + gap : pitch,
    stays: line < count - 1 && !breaksBookings,
    sum: line === count - 1 ? row.balance : null,
  }))
}

const startOf = ({ from = 0 }: Column, last: number) => (from === 'last' ? last : from)

/** Lines that stay together go to the next page together; titles come again there unless they are printed once. */
function paginate(description: Description, sections: readonly Section[], annex: readonly SetLine[]): SetLine[][] {
  const { top, nextTop = 60, bottom = 780, titles, carry } = description
  const pages: SetLine[][] = [[]]
  let y = top,
    sum: Cents | null = null
  const put = (line: SetLine) => {
    pages.at(-1)!.push(line)
    y += line.height
    sum = line.sum ?? sum
  }
  const turn = (heading: readonly SetLine[]) => {
    if (carry?.foot && sum !== null) put(lineOf(description, carry.foot(sum, pages.length)))
    pages.push([])
    y = nextTop
    heading.forEach(put)
    if (carry?.head && sum !== null) put(lineOf(description, carry.head(sum, pages.length)))
  }
  const flow = (lines: readonly SetLine[], heading: readonly SetLine[]) => {
    for (let from = 0; from < lines.length;) {
      const to = lines.findIndex((line, index) => index >= from && !line.stays) + 1 || lines.length
      const height = lines.slice(from, to).reduce((all, line) => all + line.height, 0)
      if (y + height > bottom - (carry?.foot ? 16 : 0)) turn(heading)
      lines.slice(from, to).forEach(put)
      from = to
    }
  }
  for (const section of sections) {
    sum = null
    flow([...section.account, ...section.titles, ...section.body.slice(0, 1)], [])
    flow(section.body.slice(1), titles === 'once' ? [] : section.titles)
    sum = null
  }
  flow(annex, [])
  return pages
}
