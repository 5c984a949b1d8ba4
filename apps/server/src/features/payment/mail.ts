import type { Language } from '@attesta/contract/fields.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Brand } from '../../letters/brand.ts'
import { composeLetter, type Composed, type Desk } from '../../letters/compose.ts'
import { shownDay } from '../../letters/shown-day.ts'
import { shownMoney } from '../../letters/shown-money.ts'
import type { Payment } from '../../stores/payments.ts'

export const receiptLetter = (
  desk: Desk,
  language: Language,
  brand: Brand,
  { id, amount }: Payment,
  day: Day,
): Composed =>
  composeLetter(desk, language, brand, {
    stem: 'Mail.Receipt',
    params: { amount: shownMoney(language, amount), day: shownDay(language, day), reference: id },
  })

/** What went back in all of one payment. */
export const refundLetter = (
  desk: Desk,
  language: Language,
  brand: Brand,
  { id, amount }: Payment,
  refunded: Cents,
): Composed =>
  composeLetter(desk, language, brand, {
    stem: 'Mail.Refund',
    params: { amount: shownMoney(language, refunded), paid: shownMoney(language, amount), reference: id },
  })
