/** What is left of a year's income. */
import type { TextSource } from '@attesta/domain/facts/parse-result.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { LabelHit, Sheet } from '../labels/sheet.ts'
import type { FormKind } from './forms.ts'
import type { TaxField } from './labels.ts'
import type { TaxSums } from './sums.ts'

/**
 * Gross less tax, local surcharges and, where the form prints them, contributions; null while either of the first two
 * is unknown, when less than nothing would be left (then one of them is misread), and when pixels may have
 * hidden a part: in a file's own text a blank box is blank, in a picture it may be one that was not read.
 */
export function netIncome(
  kind: FormKind,
  sums: TaxSums,
  sheets: readonly Sheet<TaxField>[],
  source: TextSource,
): Cents | null {
  const { gross, tax, surcharges, contributions } = sums
  if (!gross || !tax || (source !== 'text' && !isAllRead(kind, sums, sheets))) return null
  if (kind === 'steuerbescheid' && isChurchTaxUnread(surcharges, sheets)) return null
  const net = [tax, ...surcharges, ...contributions].reduce((rest, { cents }) => rest - cents, gross.cents)
  return net < 0 ? null : net
}

/** An assessment has a column for the church tax of those who pay it: with a column and no sum in it, net is unknown. */
export const isChurchTaxUnread = (surcharges: TaxSums['surcharges'], sheets: readonly Sheet<TaxField>[]): boolean =>
  !surcharges.some(({ hit }) => hit.field === 'church') &&
  sheets.some(({ hits, rows }) =>
    hits.some(({ field, row }) => field === 'church' && !/bescheid/i.test(rows[row]!.text)),
  )

const ITALIAN: ReadonlySet<FormKind> = new Set(['cu', '730', 'redditi_pf'])

function isAllRead(
  kind: FormKind,
  { gross, taxable, tax, surcharges, contributions, isProven }: TaxSums,
  sheets: readonly Sheet<TaxField>[],
): boolean {
  const printed = (field: TaxField): LabelHit<TaxField>[] =>
    sheets.flatMap(({ hits }) => hits.filter((hit) => hit.field === field && hit.strong && hit.exact))
  const isRead = (field: TaxField) => surcharges.some(({ hit }) => hit.field === field)
  // Without losses of former years what the contributions leave is what is taxed; with them the form's sums tell.
  if (gross!.hit.field === 'flat_gross')
    return (
      contributions.length > 0 &&
      (isProven === true || contributions.reduce((rest, { cents }) => rest - cents, gross!.cents) === taxable?.cents)
    )
  // Every region takes its surcharge from everyone who pays income tax; some municipalities take none.
  if (ITALIAN.has(kind))
    return (
      tax!.cents === 0 ||
      (isRead('regional') && (kind === 'cu' || isRead('municipal') || printed('municipal').length === 0))
    )
  if (kind === 'steuerbescheid') return isRead('solidarity') || printed('solidarity').length === 0
  return contributions.length >= new Set(printed('contributions').map(({ page, row }) => `${page} ${row}`)).size
}
