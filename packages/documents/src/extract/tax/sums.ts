/** Which of a form's competing figures hold together, and whether the form's own sums prove them. */
import type { Cents } from '@attesta/domain/money.ts'
import type { Sheet } from '../labels/sheet.ts'
import { provenAssessment } from './assessment.ts'
import type { TaxFigure } from './figures.ts'
import type { FormKind } from './forms.ts'
import type { TaxField } from './labels.ts'
import { flatRateFigures, provenReturn } from './return-sums.ts'

export interface TaxSums {
  gross: TaxFigure | null
  taxable: TaxFigure | null
  tax: TaxFigure | null
  surcharges: TaxFigure[]
  contributions: TaxFigure[]
  /** As `reconciled` of a tax document. */
  isProven: boolean | null
}

/** What a form's own sums settle; the rest is left to the plainest reading. */
export type Settled = {
  /** null when the document is about the income of two. */
  gross?: TaxFigure | null
  taxable?: TaxFigure
  tax?: TaxFigure
} & { verdict(shown: Omit<TaxSums, 'isProven'>): boolean | null }

/** `own`: without those that another label announces better, for boxes that are often left blank. */
export type Readings = (field: TaxField, own?: 'own') => readonly TaxFigure[]

/** A reading dearer than this is no reading: nothing is guessed. */
const DEAREST = 3.2
/** Of the smaller sums nothing is left to chance: they are read where their label says, or not at all. */
const DEAREST_SURCHARGE = 2
const TRIED = 6
/** So much dearer is the whole of a caption whose first words alone, on a line of their own, announce nothing. */
const CAPTION_IN_PARTS = 0.5

/** Where the income stands, the likeliest first; the boxes for other kinds of contract stay empty. */
const incomeFields: Record<FormKind, readonly TaxField[]> = {
  cu: ['gross', 'gross_fixed', 'gross_pension'],
  730: ['gross'],
  redditi_pf: ['gross'],
  steuerbescheid: ['gross', 'income_total'],
  lohnsteuerbescheinigung: ['gross'],
}
/** A loss of letting is an income too. */
const belowZero: ReadonlySet<TaxField> = new Set(['surcharge_difference', 'income_other'])
const surchargeFields: readonly TaxField[] = ['regional', 'municipal', 'municipal_advance', 'solidarity', 'church']

export function solveTax(
  kind: FormKind,
  year: number | null,
  figures: ReadonlyMap<TaxField, readonly TaxFigure[]>,
  sheets: readonly Sheet<TaxField>[],
): TaxSums {
  const announced = [...figures.values()].flat()
  const isOthers = ({ amount, cost, hit }: TaxFigure, neighbourly = 0) =>
    announced.some(
      (other) =>
        other.amount === amount &&
        other.hit.field !== hit.field &&
        other.cost < cost - (other.hit.field === 'neighbour' ? neighbourly : 0),
    )
  const isOfCertificate =
    kind === 'lohnsteuerbescheinigung' ? onFirstCertificate(figures.get('gross') ?? []) : () => true
  const readings: Readings = (field, own) =>
    (figures.get(field) ?? [])
      .filter(
        (figure) =>
          figure.cost <= DEAREST &&
          (figure.cents >= 0 || belowZero.has(field)) &&
          isOfCertificate(figure) &&
          (own === undefined || !isOthers(figure)),
      )
      .slice(0, TRIED)
  const flatRate = kind === 'redditi_pf' ? flatRateFigures(readings) : null
  if (flatRate) return flatRate
  const settled =
    kind === '730' || kind === 'redditi_pf'
      ? provenReturn(readings, year)
      : kind === 'steuerbescheid'
        ? provenAssessment(readings, year, sheets)
        : null
  const incomes = settled?.gross === undefined ? incomesOf(kind, readings) : settled.gross ? [settled.gross] : []
  const taxes = settled?.tax ? [settled.tax] : readings('tax')
  const pair = incomes
    .flatMap((gross) =>
      taxes
        .filter((tax) => tax.amount !== gross.amount && tax.cents < gross.cents)
        .map((tax) => ({ gross, tax, cost: gross.cost + tax.cost })),
    )
    .sort((a, b) => a.cost - b.cost)[0]
  // Never is more withheld than was earned: of an income and a tax that were read from pixels one is misread then, and
  // nothing tells which.
  const isContradicted =
    pair === undefined &&
    incomes[0] !== undefined &&
    taxes[0] !== undefined &&
    taxes[0].cents > incomes[0].cents &&
    sheets.some(({ page }) => page.source === 'ocr')
  const gross = pair?.gross ?? (isContradicted ? null : incomes[0]) ?? null,
    tax = pair?.tax ?? (settled?.gross === null ? settled.tax : undefined) ?? null
  const taken = new Set([gross?.amount, tax?.amount])
  // In an assessment's table each sum is its tax's and its line's; on other forms a blank line has no sum of the next.
  const isOfNextLine = (figure: TaxFigure) => kind !== 'steuerbescheid' && isOthers(figure, CAPTION_IN_PARTS)
  const others = (field: TaxField, below: Cents, dearest: number, isLeft: (figure: TaxFigure) => boolean) => {
    const figure = readings(field).find(
      (one) => !taken.has(one.amount) && one.cents < below && one.cost < dearest && !isLeft(one),
    )
    if (figure) taken.add(figure.amount)
    return figure
  }
  const least = gross?.cents ?? (settled?.gross === null ? Infinity : 0)
  const taxable = settled?.taxable ?? others('taxable', least + 1, Infinity, () => false) ?? null
  const shown = {
    gross,
    taxable,
    tax,
    surcharges: surchargeFields.flatMap((field) => others(field, least, DEAREST_SURCHARGE, isOfNextLine) ?? []),
    contributions: contributionsIn(readings('contributions'), least),
  }
  return { ...shown, isProven: settled ? settled.verdict(shown) : null }
}

/** Certificates of several employers follow each other in one file, each with wages of its own: the first is read. */
function onFirstCertificate(wages: readonly TaxFigure[]): (figure: TaxFigure) => boolean {
  const pages = [...new Set(wages.filter(({ cost }) => cost <= DEAREST).map(({ amount }) => amount.page))].sort(
    (a, b) => a - b,
  )
  return ({ amount }) => pages[1] === undefined || amount.page < pages[1]
}

/** Of an assessment's incomes the wages come first: the sum of all incomes is after the costs of earning them. */
function incomesOf(kind: FormKind, readings: Readings): TaxFigure[] {
  // «Pensione» over a blank box, and under it the surcharge that its own number announces better.
  const smaller = [...surchargeFields, 'tax' as const].flatMap((field) => readings(field)),
    isOfSmallerSum = ({ amount, cost, hit }: TaxFigure) =>
      !hit.strong && smaller.some((other) => other.amount === amount && other.cost < cost)
  const found = incomeFields[kind].map((field) =>
    readings(field).filter((figure) => figure.cents > 0 && !isOfSmallerSum(figure)),
  )
  return (kind === 'steuerbescheid' ? (found.find((figures) => figures.length > 0) ?? []) : found.flat()).toSorted(
    (a, b) => a.cost - b.cost,
  )
}

/**
 * Each insurance has a line of its own: the plainest reading of each label, and of each line one. What stands further
 * down under the last label is another line's or running text's.
 */
function contributionsIn(readings: readonly TaxFigure[], below: Cents): TaxFigure[] {
  const plain = readings.filter(({ cost, cents }) => cost < 1.5 && cents > 0 && cents < below)
  const ofLabels = [...Map.groupBy(plain, ({ hit }) => `${hit.page} ${hit.row}`).values()].map((same) =>
    same.reduce((least, next) => (next.cost < least.cost ? next : least)),
  )
  return [...new Map(ofLabels.map((figure) => [`${figure.amount.page} ${figure.amount.row}`, figure])).values()]
}
