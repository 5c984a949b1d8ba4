/** A couple's return has a column for each of the two: the first is the one's whose return it is. */
import { fold } from '../../layout/fold.ts'
import type { Sheet } from '../labels/sheet.ts'

const middle = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2

/**
 * The sheet without the amounts under «CONIUGE», where it stands on a line with «DICHIARANTE»; headings hold until the
 * next such line.
 */
export function withoutSpouse<Field extends string>(sheet: Sheet<Field>): Sheet<Field> {
  const headings = sheet.rows.flatMap(({ words }, row) => {
    const own = words.find(({ text }) => fold(text) === 'dichiarante'),
      spouse = words.find(({ text }) => fold(text) === 'coniuge')
    return own && spouse && spouse.x0 > own.x1 ? [{ row, own: middle(own), spouse: middle(spouse) }] : []
  })
  return {
    ...sheet,
    amounts: sheet.amounts.filter((amount) => {
      const heading = headings.findLast(({ row }) => row < amount.row),
        at = middle(amount)
      return !heading || Math.abs(at - heading.own) <= Math.abs(at - heading.spouse)
    }),
  }
}
