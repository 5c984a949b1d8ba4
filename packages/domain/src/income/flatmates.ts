/** What those who share a home send to the one who pays its rent. Source: C-recurrent-costs. */
import type { LineSeries } from '../facts/account-lines.ts'
import { sum, type Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerKind } from '../transactions/institution.ts'

/** A purpose of their own: a firm of that name, and a rent in other words, are told by their category. */
const ofRoom =
  /\b(?:WG)?ZIMMER\b|\bCAMERA\b(?! (?:\w*FOTO|VIDEO|COMMERCIO|OSCURA|ARIA|DI COMM|D ARIA))|\bSTANZA\b|\bCONTRIBUTO AFFITTO\b/
/** With the rent they send their part of the bills. */
const withBills = /STROM|INTERNET|NEBENKOSTEN|HEIZ|\bWLAN\b|\bBOLLETT[AE]\b|\bUTENZE\b|\bSPESE\b|\bLUCE\b/

const says = ({ payer, movements }: LineSeries, words: RegExp): boolean => {
  const name = foldWords(payer ?? '').join(' ')
  return movements.every(({ description }) => words.test(foldWords(description).join(' ').replace(name, ' ')))
}

const isNamedOtherwise = (one: LineSeries): boolean =>
  (one.category === 'other' || one.category === 'benefits') && says(one, ofRoom)

/** Money for a rent or a room from a private person. */
export const isOfHome = (one: LineSeries): boolean =>
  one.typicalAmount > 0 &&
  payerKind(one.payer) === 'person' &&
  (one.category === 'rent_received' || isNamedOtherwise(one))

const MONTHS_SHARED = 2
/** Of what is sent for rent and bills together. */
const MAX_BILLS = 0.2

/** Whether what others send each month for a home leaves so much of its rent to the person. */
export function isRestOfRent(series: readonly LineSeries[], rent: Cents, fits: (rest: Cents) => boolean): boolean {
  const shares = series.filter((one) => isOfHome(one) && one.months.length >= MONTHS_SHARED)
  const sent = sum(shares.map(({ typicalAmount }) => typicalAmount))
  const bills = Math.round(
    sum(shares.filter((one) => says(one, withBills)).map(({ typicalAmount }) => typicalAmount)) * MAX_BILLS,
  )
  return fits(rent - sent) || (bills > 0 && (fits(rent - sent + bills) || fits(rent - sent + Math.round(bills / 2))))
}
