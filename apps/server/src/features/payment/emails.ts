import type { Language } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Brand } from '../../emails/brand.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { shownDay } from '../../emails/shown-day.ts'
import { shownMoney } from '../../emails/shown-money.ts'
import type { Payment } from '../../stores/payments.ts'

export const receiptEmail = (
  desk: Desk,
  language: Language,
  brand: Brand,
  { id, amount }: Payment,
  day: Day,
): Composed =>
  composeEmail(desk, language, brand, {
    stem: 'Mail.Receipt',
    params: { amount: shownMoney(language, amount), day: shownDay(language, day), reference: id },
  })

/** What went back in all of one payment. */
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
