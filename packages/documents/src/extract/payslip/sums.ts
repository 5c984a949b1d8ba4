/**
 * Which of the competing figures are the month's: the ones whose sums close. Competences − deductions ± rounding = net,
 * to the cent.
 * A reading that was chosen without its sums closing is never called reconciled.
 */
import type { SheetAmount } from '../labels/sheet.ts'
import { bestOf, figureAt, PLAIN, roundingOf, size, type Figure, type Figures } from './figure.ts'
import type { ItemSums } from './item-sums.ts'
import type { PayslipField } from './labels.ts'
import { sumByDifference } from './sum-by-difference.ts'

export interface Sums {
  gross: Figure | null
  /** One printed total, or its printed parts. */
  deductions: readonly Figure[]
  net: Figure | null
  /** A second net pay on the slip, less than the first by what it says to be kept back. */
  secondNet: Figure | null
  /** true: they close; false: all are printed and do not; null: not all are printed. */
  reconciled: boolean | null
}

/** Net pay below this share of the gross is believed only of no document that we know; it guards against chance. */
const MIN_NET_SHARE = 0.2
const WORST_COST = 8
const costOf = (figures: readonly Figure[]) => figures.reduce((total, { cost }) => total + cost, 0)

/**
 * The ways in which the document may print its deductions: one total, or social contributions and taxes (and others)
 * apart.
 */
function deductionReadings(figures: Figures): Figure[][] {
  const parts = (first: readonly Figure[], second: readonly Figure[]) => first.flatMap((a) => second.map((b) => [a, b]))
  const both = parts(bestOf(figures.social, 3), bestOf(figures.tax, 3))
  const others = bestOf(figures.other_deductions, 2)
  // A household's slip has contributions and no tax.
  const socialAlone =
    figures.tax.length === 0 && figures.deductions.length === 0
      ? bestOf(figures.social, 2).map((social) => [social])
      : []
  return [
    ...bestOf(figures.deductions).map((total) => [total]),
    ...socialAlone,
    ...both,
    ...both.flatMap((pair) => others.map((other) => [...pair, other])),
    ...itemised(figures),
  ]
}

const insurances: readonly PayslipField[] = ['health', 'pension', 'unemployment', 'care']
const items: readonly PayslipField[] = ['wage_tax', 'church_tax', 'solidarity', ...insurances]

/**
 * Every tax and insurance on a line of its own, all read in the same column: the first amount of each line, or the
 * last. No sum of only some is tried.
 */
function itemised(figures: Figures): Figure[][] {
  const column = (isBetter: (a: Figure, b: Figure) => boolean) =>
    items.flatMap((field) => {
      const onLine = figures[field].filter(({ hit, amount }) => hit.row === amount.row && hit.x1 <= amount.x0)
      const byLine = [...Map.groupBy(onLine, ({ hit }) => hit).values()]
      return byLine.slice(0, 1).map((line) => line.reduce((best, next) => (isBetter(next, best) ? next : best)))
    })
  const readings = [column((a, b) => a.amount.x0 < b.amount.x0), column((a, b) => a.amount.x0 > b.amount.x0)]
  return readings
    .filter((parts) => parts.filter(({ hit }) => insurances.includes(hit.field)).length >= 3)
    .map((parts) => parts.map((part) => ({ ...part, cost: 0 })))
}

interface Closing {
  gross: Figure
  deductions: Figure[]
  net: Figure
  cost: number
}

function closings(figures: Figures): Closing[] {
  const rounding = roundingOf(figures),
    additions = [0, ...bestOf(figures.additions, 2).map(size)]
  const found: Closing[] = []
  for (const gross of bestOf(figures.gross))
    for (const deductions of deductionReadings(figures))
      for (const net of bestOf(figures.net)) {
        if (new Set([gross.amount, net.amount, ...deductions.map(({ amount }) => amount)]).size < deductions.length + 2)
          continue
        const taken = deductions.reduce((total, part) => total + size(part), 0)
        if (net.cents <= 0 || gross.cents <= 0 || taken <= 0 || net.cents < MIN_NET_SHARE * gross.cents) continue
        const cost = costOf([gross, ...deductions, net])
        if (cost > WORST_COST) continue
        if (additions.some((added) => gross.cents - taken + added + rounding === net.cents))
          found.push({ gross, deductions, net, cost })
      }
  return found
}

/** Two closings about as plain as each other are the month and the year to date, which is never the smaller one. */
const AS_PLAIN = 1.5

/** @param byItems what the lines of the pay add up to, where they do */
export function solveSums(
  figures: Figures,
  byItems: ItemSums | null = null,
  printed: readonly SheetAmount[] = [],
): Sums {
  const labelled = sumsByLabels(figures)
  if (byItems === null)
    return labelled.reconciled === true ? labelled : { ...labelled, ...sumByDifference(figures, printed) }
  // Taxable pay less the taxes closes as gross pay less the deductions does: the lines know which is which.
  const isOther = byItems.isNetCaptioned && labelled.gross?.cents !== byItems.gross.cents
  return labelled.reconciled === true && !isOther ? labelled : sumsByItems(figures, byItems)
}

/** The captions of the sums that the lines make, where they have any. */
function sumsByItems(figures: Figures, { gross, deductions, net }: ItemSums): Sums {
  const figure = (field: PayslipField, amount: SheetAmount): Figure => {
    const own = figures[field].filter((one) => one.amount === amount).sort((a, b) => a.cost - b.cost)[0]
    return own ?? figureAt(field, amount)
  }
  const closing = {
    gross: figure('gross', gross),
    deductions: deductions.map((amount) => figure('deductions', amount)),
    net: figure('net', net),
    cost: 0,
  }
  const { cost: _, ...sums } = closing
  return {
    ...sums,
    secondNet: figures.net.find((one) => isKeptBack(figures, closing.net, one)) ?? null,
    reconciled: isContradicted(figures, closing, [closing]) ? null : true,
  }
}

function sumsByLabels(figures: Figures): Sums {
  const closed = closings(figures).sort((a, b) => a.cost - b.cost)
  const plainest = closed[0]
  if (plainest !== undefined) {
    const chosen = closed
        .filter(({ cost }) => cost - plainest.cost < AS_PLAIN)
        .reduce((least, next) => (next.gross.cents < least.gross.cents ? next : least)),
      { gross, deductions, net } = chosen
    const secondNet = figures.net.find((figure) => isKeptBack(figures, net, figure)) ?? null
    if (!isContradicted(figures, chosen, closed)) return { gross, deductions, net, secondNet, reconciled: true }
  }
  const gross = bestOf(figures.gross, 1)[0] ?? null,
    net = bestOf(figures.net, 1)[0] ?? null
  const total = bestOf(figures.deductions, 1),
    social = bestOf(figures.social, 1)[0],
    tax = bestOf(figures.tax, 1)[0]
  const deductions =
    total.length > 0 && (total[0]!.hit.strong || !social || !tax) ? total : social && tax ? [social, tax] : []
  const printed = [gross, net, ...deductions].every((figure) => figure?.hit.strong) && deductions.length > 0
  return { gross, deductions, net, secondNet: null, reconciled: printed ? false : null }
}

/** Is the other figure the net less one printed advance (or two)? */
function isKeptBack(figures: Figures, net: Figure, other: Figure): boolean {
  const advances = bestOf([...figures.advance, ...figures.other_deductions], 6)
    .filter(({ amount }) => amount !== net.amount && amount !== other.amount)
    .map(size)
  const less = net.cents - other.cents
  return (
    less > 0 &&
    advances.some((first, at) => first === less || advances.slice(at + 1).some((second) => first + second === less))
  )
}

/** Headings of columns stand over amounts without saying what they are. */
const headings: ReadonlySet<PayslipField> = new Set(['month_column', 'year_to_date', 'totals'])

const captionOf = ({ hit }: Figure) => hit.words.map(({ text }) => text.toLowerCase()).join(' ')

/**
 * The month's captions printed once more over larger figures: the year's, whatever their heading is called. One caption
 * alone may be repeated by chance.
 */
function isOfYear(figures: Figures, chosen: Closing, figure: Figure): boolean {
  if (figure.hit.field === 'net') return false
  const months = [chosen.gross, ...chosen.deductions, chosen.net, ...figures.neighbour.filter(isAtHome)]
  const beside = (['gross', 'deductions', 'social', 'tax', 'neighbour'] as const)
    .flatMap((field) => figures[field])
    .filter((other) => other.amount.page === figure.amount.page && other.amount.row === figure.amount.row)
  const repeated = beside.filter((other) =>
    months.some(
      (month) => month.hit !== other.hit && captionOf(month) === captionOf(other) && size(month) < size(other),
    ),
  )
  return size(figure) > chosen.gross.cents && new Set(repeated.map(({ amount }) => amount)).size > 0
}

const isAtHome = ({ cost }: Figure) => cost < PLAIN

/**
 * A figure printed plainly under a label of its own that is not the one that closes: two figures where the document
 * should have one. A plainer reading is explained when it belongs to a closing itself (the year's column printed first)
 * or to another label.
 */
function isContradicted(figures: Figures, chosen: Closing, closed: readonly Closing[]): boolean {
  const inClosings = new Set(
    closed.flatMap(({ gross, deductions, net }) => [gross, ...deductions, net]).map(({ amount }) => amount),
  )
  const announced = Object.values(figures)
    .flat()
    .filter(({ hit }) => hit.strong && !headings.has(hit.field))
  const isExplained = (figure: Figure) =>
    inClosings.has(figure.amount) ||
    isKeptBack(figures, chosen.net, figure) ||
    isOfYear(figures, chosen, figure) ||
    announced.some((other) => other.hit !== figure.hit && other.amount === figure.amount && other.cost < figure.cost)
  // A total that is printed says what its parts make.
  const total = chosen.deductions.reduce((taken, part) => taken + size(part), 0)
  return (
    [
      ['net', chosen.net.cents],
      ['gross', chosen.gross.cents],
      ['deductions', total],
    ] as const
  ).some(([field, cents]) => {
    const byLabel = Map.groupBy(
      figures[field].filter(({ hit }) => hit.strong && hit.exact),
      ({ hit }) => hit,
    )
    return [...byLabel.values()].some((readings) => {
      const own = readings.find((reading) => size(reading) === cents)
      // Hours may stand between a total's label and the total; nothing stands before a net pay.
      if (own && own.cost <= PLAIN && field !== 'net') return false
      return readings.some(
        (reading) => size(reading) !== cents && reading.cost < (own?.cost ?? PLAIN) && !isExplained(reading),
      )
    })
  })
}
