/**
 * Balances and bookings as GoCardless hands them on from the banks: only the amount is sure, each bank fills other
 * fields.
 */
import * as z from 'zod/mini'
import { isDay } from '@attesta/domain/day.ts'
import type { BankBalance, BankBooking } from '@attesta/domain/facts/bank-feed.ts'
import { decimalOf } from './amount.ts'

const text = z.optional(z.nullable(z.string()))
const texts = z.optional(z.nullable(z.array(z.string())))
const amount = z.object({ amount: z.string(), currency: z.string() })

export const balanceShape = z.object({ balanceAmount: amount, balanceType: z.string(), referenceDate: text })

export const bookingShape = z.object({
  internalTransactionId: text,
  bookingDate: text,
  bookingDateTime: text,
  valueDate: text,
  valueDateTime: text,
  transactionAmount: amount,
  creditorName: text,
  debtorName: text,
  ultimateCreditor: text,
  ultimateDebtor: text,
  remittanceInformationUnstructured: text,
  remittanceInformationUnstructuredArray: texts,
  remittanceInformationStructured: text,
  remittanceInformationStructuredArray: z.optional(z.nullable(z.array(z.unknown()))),
  additionalInformation: text,
  proprietaryBankTransactionCode: text,
  balanceAfterTransaction: z.optional(z.nullable(z.object({ balanceAmount: z.optional(amount) }))),
})

/** Which balance tells what is booked, the best first. */
const booked = ['interimBooked', 'closingBooked']

const dayOf = (value: string | null | undefined): string | null => {
  const day = value?.slice(0, 10) ?? ''
  return isDay(day) ? day : null
}

/** `rank`: the lower, the better it tells what is booked. */
export function balanceOf({
  balanceAmount,
  balanceType,
  referenceDate,
}: z.output<typeof balanceShape>): (BankBalance & { rank: number }) | null {
  const value = decimalOf(balanceAmount.amount)
  const rank = booked.indexOf(balanceType)
  return value === null
    ? null
    : {
        amount: value,
        currency: balanceAmount.currency,
        kind: rank >= 0 ? 'booked' : 'available',
        on: dayOf(referenceDate),
        rank: rank >= 0 ? rank : booked.length,
      }
}

/** «mandatereference:,creditorid:,remittanceinformation:F22685813 Gehalt 80/6586»: of ING the last field is the text */
const ingFields = /^mandatereference:.*?remittanceinformation:/i

const joined = (parts: readonly unknown[] | null | undefined): string =>
  (parts ?? [])
    .filter((part): part is string => typeof part === 'string')
    .join(' ')
    .trim()

/**
 * The fullest wording first: some banks cut the single field at 140 characters, others fill only the structured one.
 */
function wordsOf(one: z.output<typeof bookingShape>): string {
  const words =
    [
      joined(one.remittanceInformationUnstructuredArray),
      one.remittanceInformationUnstructured,
      joined(one.remittanceInformationStructuredArray),
      one.remittanceInformationStructured,
      one.additionalInformation,
    ].find((value) => value?.trim()) ?? ''
  // The bank's own kind of booking («Gehalt/Rente», «I48-Bonifico SEPA Italia») comes last: it tells what the text
  // leaves open.
  return [words.replace(ingFields, ''), one.proprietaryBankTransactionCode ?? '']
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}

/**
 * Null for a line without a day or an amount: nothing can be reckoned with it. The sign tells the direction; the one
 * who is on the other side is the payer of what came in.
 */
export function bookingOf(one: z.output<typeof bookingShape>): BankBooking | null {
  const amount = decimalOf(one.transactionAmount.amount)
  const valueOn = dayOf(one.valueDate) ?? dayOf(one.valueDateTime)
  const bookedOn = dayOf(one.bookingDate) ?? dayOf(one.bookingDateTime) ?? valueOn
  if (amount === null || bookedOn === null) return null
  const counterpart = amount.startsWith('-')
    ? one.ultimateCreditor || one.creditorName
    : one.ultimateDebtor || one.debtorName
  const after = one.balanceAfterTransaction?.balanceAmount
  return {
    bookedOn,
    valueOn,
    amount,
    currency: one.transactionAmount.currency,
    counterpart: counterpart || null,
    text: wordsOf(one),
    balanceAfter: after ? decimalOf(after.amount) : null,
  }
}
