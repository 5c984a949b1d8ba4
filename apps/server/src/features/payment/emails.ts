import type { Language } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Day } from '@attesta/domain/day.ts'
import { productName, type Brand } from '../../emails/brand.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { shownDay } from '../../emails/shown-day.ts'
import { shownMoney, shownPercent } from '../../emails/shown-money.ts'
import type { Payment } from '../../stores/payments.ts'

/** What a receipt is issued for: when the money came, and into whose account. */
export interface Receipted {
  payment: Pick<Payment, 'id' | 'amount' | 'account'>
  day: Day
}

/** The receipt of one payment: who sold it, what tax is in it, its number, and where to ask for an invoice. */
export const receiptEmail = (desk: Desk, language: Language, brand: Brand, { payment, day }: Receipted): Composed => {
  const { pages, vatPercent } = desk.config
  // What is paid into a company's own account is that company's sale; its tax we do not know.
  const isCompanys = payment.account !== null && brand !== null
  const rate = isCompanys ? undefined : vatPercent
  const seller = isCompanys
    ? [brand.name]
    : [pages['operator-name'] ?? productName, pages['operator-address'], pages['operator-register']]
  return composeEmail(desk, language, brand, {
    stem: 'Mail.Receipt',
    params: {
      number: receiptNumber(payment.id, day),
      amount: shownMoney(language, payment.amount),
      day: shownDay(language, day),
      rate: rate === undefined ? 'none' : shownPercent(language, rate),
      vat: rate === undefined ? '' : shownMoney(language, vatIn(payment.amount, rate)),
      seller: seller.filter(Boolean).join(', '),
      mailbox: pages['help-mailbox'] || 'none',
      reference: payment.id,
    },
  })
}

/** «2026-0F9D2F36»: the same whenever the receipt is written again. */
const receiptNumber = (paymentId: string, day: Day): string =>
  `${day.slice(0, 4)}-${paymentId.slice(0, 8).toUpperCase()}`

/** Returns the tax that a price contains, to the cent: 3,61 € in 20 € at 22 %. */
export const vatIn = (price: Cents, percent: number): Cents => price - Math.round(price / (1 + percent / 100))

/** Returns what went back in all of one payment. */
export const refundEmail = (
  desk: Desk,
  language: Language,
  brand: Brand,
  { id, amount }: Payment,
  refunded: Cents,
): Composed =>
  composeEmail(desk, language, brand, {
    stem: 'Mail.Refund',
    params: { amount: shownMoney(language, refunded), paid: shownMoney(language, amount), reference: id },
  })
