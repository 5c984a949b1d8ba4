/**
 * The month's sums from the lines of the pay themselves: what is earned and what is taken stand in two columns, or in
 * one with signs or in two blocks. Their sums are gross pay and deductions whatever these are called, when the slip
 * prints the difference as well.
 */
import type { Cents } from '@attesta/domain/money.ts'
import { heightOf, type Sheet, type SheetAmount } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'

export interface ItemSums {
  /** As printed beside the lines; the line itself where there is only one. */
  gross: SheetAmount
  /** The printed total, or the lines that make it. */
  deductions: SheetAmount[]
  withheld: Cents
  net: SheetAmount
  isNetCaptioned: boolean
  /** The lines themselves. */
  lines: Reading
}

type PayslipSheet = Sheet<PayslipField>
interface ItemRow {
  amounts: SheetAmount[]
}

/** Numbers of one column end at one height of letters from each other at most, in parts of it. */
const EDGE = 0.5
/** More lines than a slip has are a statement's. */
const MAX_ROWS = 60
const MIN_ROWS = 2

/**
 * @param rounding what the slip says to have rounded by
 * @param parts what its contributions and taxes make, where both are captioned
 * @returns null where no reading of the lines closes, or more than one does
 */
export function itemSums(
  sheets: readonly PayslipSheet[],
  rounding: Cents,
  parts: Cents | null = null,
): ItemSums | null {
  const tables = sheets.flatMap(tablesOf)
  // A table that goes on on the next page has the same columns there.
  const joined = tables.length > 1 ? [tables.flat()] : []
  const printed = sheets.flatMap(({ amounts }) => amounts)
  const netHits = (amount: SheetAmount) =>
    sheets.some(({ hits }) =>
      hits.some(
        ({ field, strong, page, row }) =>
          (field === 'net' || field === 'payout') && strong && page === amount.page && Math.abs(row - amount.row) <= 3,
      ),
    )
  const found = [...tables, ...joined]
    .filter((rows) => rows.length >= MIN_ROWS && rows.length <= MAX_ROWS)
    .flatMap((rows) => readingsOf(rows).flatMap((reading) => closed(reading, printed, { rounding, parts }, netHits)))
  // Net pay and deductions change places in a second reading; a caption tells which is which.
  const told = found.filter(({ isNetCaptioned }) => isNetCaptioned),
    readings = told.length > 0 ? told : found
  const sums = new Set(readings.map(({ gross, net, withheld }) => `${gross.cents} ${withheld} ${net.cents}`))
  return sums.size === 1 ? readings[0]! : null
}

/** Runs of lines with words and amounts, no further apart than lines of a table are. */
function tablesOf({ rows, amounts }: PayslipSheet): ItemRow[][] {
  const tables: ItemRow[][] = []
  let last = -1
  for (const [index, row] of rows.entries()) {
    const own = amounts.filter((amount) => amount.row === index)
    const first = own[0],
      hasWords = first !== undefined && row.words.some(({ text, x1 }) => x1 <= first.x0 && /\p{L}{2}/u.test(text))
    if (!hasWords) continue
    const isNext = last >= 0 && row.y0 - rows[last]!.y1 < 3.2 * heightOf(row)
    if (isNext) tables.at(-1)!.push({ amounts: own })
    else tables.push([{ amounts: own }])
    last = index
  }
  return tables
}

interface Reading {
  earned: SheetAmount[]
  taken: SheetAmount[]
}

export const inColumn = (one: SheetAmount, other: SheetAmount) =>
  Math.abs(one.digitsEnd - other.digitsEnd) <= EDGE * (one.y1 - one.y0)

/** The ways to tell what is earned from what is taken, over every run of lines that could be the table. */
function readingsOf(rows: readonly ItemRow[]): Reading[] {
  const columns: SheetAmount[] = []
  for (const amount of rows.flatMap((row) => row.amounts))
    if (!columns.some((column) => inColumn(column, amount))) columns.push(amount)
  const cellOf = (row: ItemRow, column: SheetAmount) => row.amounts.find((amount) => inColumn(amount, column))
  return [
    ...columns.flatMap((earned) =>
      columns.filter((taken) => taken !== earned).flatMap((taken) => inTwoColumns(rows, cellOf, earned, taken)),
    ),
    ...columns.flatMap((column) => inOneColumn(rows, (row) => cellOf(row, column))),
  ]
}

type CellOf = (row: ItemRow, column: SheetAmount) => SheetAmount | undefined

/** Each line has an amount in one of the two columns; a line with both is the totals', or another table's. */
function inTwoColumns(rows: readonly ItemRow[], cellOf: CellOf, earned: SheetAmount, taken: SheetAmount): Reading[] {
  const runs: Reading[] = []
  let run: Reading = { earned: [], taken: [] }
  const end = () => {
    if (run.earned.length > 0 && run.taken.length > 0) runs.push(run)
    run = { earned: [], taken: [] }
  }
  for (const row of rows) {
    const [plus, minus] = [cellOf(row, earned), cellOf(row, taken)]
    if ((plus === undefined) === (minus === undefined)) end()
    else if (plus) run.earned.push(plus)
    else run.taken.push(minus!)
  }
  end()
  return runs
}

/** Signs tell what is taken; without any, a first block is earned and a second taken. */
function inOneColumn(rows: readonly ItemRow[], cellOf: (row: ItemRow) => SheetAmount | undefined): Reading[] {
  const runs: SheetAmount[][] = [[]]
  for (const row of rows) {
    const cell = cellOf(row)
    if (cell) runs.at(-1)!.push(cell)
    else runs.push([])
  }
  return runs
    .filter((run) => run.length >= MIN_ROWS)
    .flatMap((run) => {
      // The lines end where the totals begin: every end is tried, what closes decides.
      const ends = run.map((_, at) => run.slice(0, at + 1)).filter((part) => part.length >= MIN_ROWS)
      return ends.flatMap((part): Reading[] => {
        const taken = part.filter(({ sign }) => sign < 0)
        if (taken.length > 0) return [{ earned: part.filter(({ sign }) => sign >= 0), taken }]
        return part.slice(1).map((_, at) => ({ earned: part.slice(0, at + 1), taken: part.slice(at + 1) }))
      })
    })
    .filter(({ earned }) => earned.length > 0)
}

const sumOf = (amounts: readonly SheetAmount[]): Cents => amounts.reduce((total, { cents }) => total + cents, 0)

/** Net pay is printed apart from the lines, and two more of the sums are, or a caption tells it. */
function closed(
  { earned, taken }: Reading,
  printed: readonly SheetAmount[],
  { rounding, parts }: { rounding: Cents; parts: Cents | null },
  isNet: (amount: SheetAmount) => boolean,
): ItemSums[] {
  const gross = sumOf(earned),
    withheld = sumOf(taken),
    net = gross - withheld + rounding
  if (net <= 0 || withheld <= 0 || net * 5 < gross) return []
  const lines = new Set([...earned, ...taken])
  const elsewhere = (cents: Cents) => printed.filter((amount) => amount.cents === cents && !lines.has(amount))
  const nets = elsewhere(net),
    told = nets.find(isNet) ?? nets[0],
    totals = elsewhere(gross),
    taxes = elsewhere(withheld)
  const grossAt = totals[0] ?? (earned.length === 1 ? earned[0] : undefined)
  const signs = [totals.length > 0, taxes.length > 0 || withheld === parts, nets.some(isNet)].filter(Boolean).length
  if (!told || !grossAt || signs < 2) return []
  return [
    {
      gross: grossAt,
      deductions: taxes[0] ? [taxes[0]] : taken,
      withheld,
      net: told,
      isNetCaptioned: nets.some(isNet),
      lines: { earned, taken },
    },
  ]
}
