/** Pay in another currency: what came of it in euros, where the account prints the amount of the payslip. */
import { addMonths, monthOf, type Month } from '../day.ts'
import { madeOnceOf } from '../made-once.ts'
import type { Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { hasLegalForm } from '../transactions/payer.ts'
import { accountLines, type AccountLine } from './account-lines.ts'
import type { EvidenceDocument } from './evidence-document.ts'

export interface ForeignPay {
  currency: string
  /** Euros of one unit. */
  rate: number
}

/** Euros of one unit, about, in 2024–26: a rate far from it is none of that currency, the sender wrote the amount. */
const about: Record<string, number> = {
  CHF: 1.05,
  GBP: 1.17,
  USD: 0.9,
  PLN: 0.234,
  CZK: 0.04,
  DKK: 0.134,
  SEK: 0.089,
  NOK: 0.086,
  HUF: 0.0025,
  RON: 0.2,
}
const MAX_OFF = 0.25

// CHF 3600,00   3.600,00 CHF   CHF 3'600.00
const codes = Object.keys(about).join('|')
const printed = new RegExp(
  `\\b(?:(${codes})\\s?(\\d[\\d.,'’]*[.,]\\d{2})(?!\\d)|(\\d[\\d.,'’]*[.,]\\d{2})\\s?(${codes})\\b)`,
  'g',
)

/** What a row prints in other currencies, in hundredths. */
const amountsIn = (description: string): { currency: string; amount: Cents }[] =>
  [...description.matchAll(printed)].map(([, before, first, second, behind]) => ({
    currency: (before ?? behind)!,
    amount: Number((first ?? second)!.replace(/\D/g, '')),
  }))

const printsAny = madeOnceOf(({ result }: EvidenceDocument): boolean =>
  (result.bank_statement?.accounts ?? []).some(({ transactions }) =>
    transactions.some(({ description }) => amountsIn(description).length > 0),
  ),
)

/** What pays a payslip is booked in its month or the next. */
const isInTime = ({ bookedOn }: AccountLine, month: Month): boolean =>
  [month, addMonths(month, 1)].includes(monthOf(bookedOn))

/** The row prints the employer's name, its legal form aside, among whatever else. */
export const printsEmployer = (
  { counterparty, description }: Pick<AccountLine, 'counterparty' | 'description'>,
  employer: string | null,
): boolean => {
  const name = foldWords(employer ?? '').filter((word) => !hasLegalForm(word))
  return (
    name.length > 0 &&
    foldWords(`${counterparty ?? ''} ${description}`)
      .join(' ')
      .includes(name.join(' '))
  )
}

interface Pay {
  month: Month
  employer: string | null
  payout: Cents
}

/**
 * The currency of each payslip of which a row names the employer and prints the payout in it, with the rate at which it
 * came; of the employer's other payslips the lowest of them. Null for pay in euros.
 */
export function foreignPay(pays: readonly Pay[], documents: readonly EvidenceDocument[]): (ForeignPay | null)[] {
  if (!documents.some(printsAny)) return pays.map(() => null)
  const lines = accountLines(documents).filter(({ amount }) => amount > 0)
  const found = pays.map(({ month, employer, payout }): ForeignPay | null => {
    const [rate] = lines
      .filter((line) => isInTime(line, month) && printsEmployer(line, employer))
      .flatMap((line) =>
        amountsIn(line.description)
          .filter(({ amount }) => amount === payout)
          .map(({ currency, amount }) => ({ currency, rate: line.amount / amount })),
      )
      .filter((one) => Math.abs(one.rate / about[one.currency]! - 1) <= MAX_OFF)
    return rate ?? null
  })
  return pays.map(({ employer }, at) => {
    const own = found.filter((one, of) => one !== null && pays[of]!.employer === employer) as ForeignPay[]
    return found[at] ?? own.toSorted((a, b) => a.rate - b.rate)[0] ?? null
  })
}
