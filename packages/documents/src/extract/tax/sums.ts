/** Which of a form's competing figures hold together: gross tax − deductions from it = tax, and no tax above the income it is on. */
import type { Cents } from '@attesta/domain/money.ts'
import type { TaxFigure } from './figures.ts'
import type { FormKind } from './forms.ts'
import type { TaxField } from './labels.ts'

export interface TaxSums { gross: TaxFigure | null; taxable: TaxFigure | null; tax: TaxFigure | null; surcharges: TaxFigure[]; contributions: TaxFigure[] }

/** A reading dearer than this is no reading: nothing is guessed. */
const DEAREST = 3.2
const TRIED = 4

/** Where the income stands, the likeliest first; the boxes for other kinds of contract stay empty. */
const incomeFields: Record<FormKind, readonly TaxField[]> = {
  cu: ['gross', 'gross_fixed', 'gross_pension'], 730: ['gross'], redditi_pf: ['gross', 'gross_flat'], steuerbescheid: ['gross'], lohnsteuerbescheinigung: ['gross'],
}
const surchargeFields: readonly TaxField[] = ['regional', 'municipal', 'municipal_advance', 'solidarity', 'church']

export function solveTax(kind: FormKind, figures: ReadonlyMap<TaxField, readonly TaxFigure[]>): TaxSums {
  const readings = (field: TaxField) => (figures.get(field) ?? []).filter(({ cost, cents }) => cost <= DEAREST && cents >= 0).slice(0, TRIED)
  const incomes = incomeFields[kind].flatMap(readings).filter(({ cents }) => cents > 0).sort((a, b) => a.cost - b.cost)
  const proven = provenTax(readings)
  const taxes = proven ? [proven] : readings('tax')
  const pair = incomes.flatMap((gross) => taxes.filter((tax) => tax.amount !== gross.amount && tax.cents < gross.cents).map((tax) => ({ gross, tax, cost: gross.cost + tax.cost }))).sort((a, b) => a.cost - b.cost)[0]
  const gross = pair?.gross ?? incomes[0] ?? null, tax = pair?.tax ?? null
  const taken = new Set([gross?.amount, tax?.amount])
  const others = (field: TaxField, below: Cents) => {
    const figure = readings(field).find(({ amount, cents }) => !taken.has(amount) && cents < below)
    if (figure) taken.add(figure.amount)
    return figure
  }
  const least = gross?.cents ?? 0
  const taxable = others('taxable', least + 1) ?? null
  return { gross, taxable, tax, surcharges: surchargeFields.flatMap((field) => others(field, least) ?? []), contributions: contributionsIn(readings('contributions'), least) }
}

/** The tax that gross tax and deductions prove, when the form prints all three. */
function provenTax(readings: (field: TaxField) => readonly TaxFigure[]): TaxFigure | null {
  const closing = readings('gross_tax').flatMap((whole) => readings('tax_deductions').flatMap((less) =>
    readings('tax').filter((tax) => whole.cents > 0 && less.amount !== whole.amount && tax.amount !== whole.amount && whole.cents - less.cents === tax.cents).map((tax) => ({ tax, cost: whole.cost + less.cost + tax.cost }))))
  return closing.sort((a, b) => a.cost - b.cost)[0]?.tax ?? null
}

/** Each insurance has a line of its own: the plainest reading of each label. */
function contributionsIn(readings: readonly TaxFigure[], below: Cents): TaxFigure[] {
  const plain = readings.filter(({ cost, cents }) => cost < 1.5 && cents > 0 && cents < below)
  return [...new Map(plain.map((figure) => [figure.amount.row, figure])).values()]
}
