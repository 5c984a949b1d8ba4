/** The credits that may have paid a payslip, each used once. */
import { addDays, addMonths, firstDay, lastDay, monthOf, type Month } from '../day.ts'
import { isOwn, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { printsEmployer } from '../facts/foreign-pay.ts'
import { paidOut, ROUNDING, type MonthlyPayslip } from '../facts/payslips.ts'
import { sum, type Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { isToldApart, payerOf } from '../transactions/payer.ts'
import { isSameFirm } from '../transactions/same-firm.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import type { Category } from '../transactions/wording.ts'
import { saysPayOfEmployer } from './pay-words.ts'
import { reversedPay } from './returned-pay.ts'

/** A month's pay comes between its 10th and the 20th of the next month, as printed up to a rounding of one euro. */
const EARLIEST_DAY = 9
const LATEST_DAYS_AFTER = 20

/** Civil servants and others are paid in the last days of the month before: only what is equal to the cent tells it. */
export const EARLY_DAYS = 6

/** No pay, whatever its amount: what one pays in oneself. */
const ofOneself: readonly Category[] = ['cash', 'own_transfer']

export const payWindow = ({ month }: MonthlyPayslip) => ({
  from: addDays(firstDay(month), EARLIEST_DAY),
  to: addDays(lastDay(month), LATEST_DAYS_AFTER),
})

export const isWithinPayTime = (slip: MonthlyPayslip, { bookedOn }: AccountLine): boolean => {
  const { from, to } = payWindow(slip)
  return bookedOn >= from && bookedOn <= to
}

const isJustBefore = ({ month }: MonthlyPayslip, { bookedOn }: AccountLine): boolean =>
  bookedOn < firstDay(month) && bookedOn >= addDays(firstDay(month), -EARLY_DAYS)

export interface PayCredit {
  line: AccountLine
  payer: string | null
}

/** Whether a credit of that payer may be this payslip's: where one of the two names no one, nothing speaks against it. */
const mayPay = (payer: string | null, { payslip: { employer } }: MonthlyPayslip): boolean =>
  payer === null || employer === null || paysFor(payer, employer)

/** The same of a row, which prints more beside the employer's name where its pay is of another currency. */
export const mayBePaidBy = ({ line, payer }: PayCredit, slip: MonthlyPayslip): boolean =>
  mayPay(payer, slip) || (slip.foreign !== null && printsEmployer(line, slip.payslip.employer))

const isCalledAdvance = ({ description }: AccountLine): boolean =>
  /\b(?:acconto|anticipo|abschlag|vorschu(?:ss|ß))/i.test(description)

// Versamento assegno   Vaglia postale   Scheckeinreichung   Accredito su carta   Storno addebito   GIROCONTO   Umbuchung
const unnamed = new RegExp(
  [
    'vers(?:amento|\\.)? *assegn|scheck|\\b(?:su carta|storno|satispay)\\b',
    // No «\b»: it knows no boundary before an umlaut.
    '(?<!\\p{L})(?:vaglia|girocont|girofond|umbuchung|(?:eigen)?(?:ü|ue)bertrag|ricarica)',
  ].join('|'),
  'iu',
)

/**
 * A cheque that was paid in, or money between accounts of one's own: the name beside it is what its person wrote. It may
 * be the pay of a small firm, and is no part of one.
 */
export const namesNoPayer = ({ description }: AccountLine): boolean => unnamed.test(description)

const otherThanPay = new RegExp(
  [
    '\\b(?:rimb|regal[oi]\\b|omagg|cession|vendit|restituz|nota spese|spese|trasfert|prestit|finanziament|cauzion|tfr\\b)',
    '\\b(?:fattur|canon[ei]\\b|locazion|affitt|dividend|730\\b)',
    'auslagen|spesen|reisekosten|darlehen|kaution|r(?:ü|ue|u)ck(?:zahlung|erstattung)|\\b(?:erstattung|rechnung|abfindung)',
  ].join('|'),
  'i',
)

/** What an employer pays beside the pay, by its own words: expenses, a loan, a deposit given back. Its name says nothing. */
const isBesidePay = (line: AccountLine): boolean => {
  const said = line.description.replace(payerOf(line).name ?? '', ' ')
  return otherThanPay.test(said) && !saysPayOfEmployer(said)
}

const isAmount = (of: Cents, amounts: readonly Cents[], rounding: Cents = ROUNDING) =>
  amounts.some((amount) => Math.abs(of - amount) <= rounding)

/**
 * A row that opens with the employer's name, before any purpose: «Gutschrift Metallbau Kern GmbH Abschlag». Behind a
 * purpose it is what the sender wrote.
 */
function opensWith(line: AccountLine, employer: string): boolean {
  const said = foldWords(line.description)
  const at = said.indexOf(foldWords(employer)[0] ?? '')
  const before = said.slice(0, at).join(' ')
  return at >= 0 && !saysPayOfEmployer(before) && !isCalledAdvance({ ...line, description: before })
}

/** On one day, into an account of several people: each may be another's whole pay. */
const mayBeOfTwo = (credits: readonly PayCredit[]): boolean =>
  credits.some(({ line }) => line.isJoint) && new Set(credits.map(({ line }) => line.bookedOn)).size < credits.length

/** What came in and stayed, the oldest first. What one search finds the next ones leave out. */
export function payCredits(series: readonly LineSeries[]) {
  const wentBack = new Set(reversedPay(series))
  const credits = series
    .filter((one) => !ofOneself.includes(one.category) && isOwn(one))
    .flatMap(({ category, payer, movements }) =>
      movements.map((line) => ({ line, payer, isSalary: category === 'salary' })),
    )
    .filter(({ line }) => !wentBack.has(line))
    .sort((a, b) => a.line.bookedOn.localeCompare(b.line.bookedOn))
  const used = new Set<AccountLine>()
  const use = <Found extends PayCredit>(found: Found[]): Found[] => {
    for (const { line } of found) used.add(line)
    return found
  }
  const whole = (slip: MonthlyPayslip, isInTime: (line: AccountLine) => boolean, rounding: Cents) =>
    use(
      credits
        .filter(
          ({ line, payer, isSalary }) =>
            !used.has(line) &&
            isInTime(line) &&
            (isSalary || mayBePaidBy({ line, payer }, slip)) &&
            isAmount(line.amount, [slip.net, paidOut(slip)], rounding),
        )
        .slice(0, 1),
    )
  const ofEmployer = ({ payslip: { employer }, expenses }: MonthlyPayslip, month: Month) =>
    credits.filter(
      ({ line, payer }) =>
        !used.has(line) &&
        !namesNoPayer(line) &&
        (!isBesidePay(line) || isAmount(line.amount, [expenses])) &&
        monthOf(line.bookedOn) === month &&
        employer !== null &&
        (isToldApart(line) || opensWith(line, employer)) &&
        payer !== null &&
        isSameFirm(payer, employer),
    )
  return {
    inTime: (slip: MonthlyPayslip): PayCredit[] => whole(slip, (line) => isWithinPayTime(slip, line), ROUNDING),
    justBefore: (slip: MonthlyPayslip): PayCredit[] => whole(slip, (line) => isJustBefore(slip, line), 0),
    /** All that its employer paid in its month, or in the next, where that is its pay: the last first. */
    inParts: (slip: MonthlyPayslip): PayCredit[] => {
      const parts = [slip.month, addMonths(slip.month, 1)]
        .map((month) => ofEmployer(slip, month))
        .find(
          (some) =>
            some.length > 1 &&
            !mayBeOfTwo(some) &&
            isAmount(sum(some.map(({ line }) => line.amount)), [slip.net, paidOut(slip)]),
        )
      return use(parts?.toReversed() ?? [])
    },
    /** What was paid before, and is taken off the payout: by its amount, or in its words. */
    advance: (slip: MonthlyPayslip): PayCredit[] => {
      const advance = slip.net - paidOut(slip) + slip.advance
      const found = advance > ROUNDING ? ofEmployer(slip, slip.month) : []
      return use(
        found
          .filter(
            ({ line }) =>
              isAmount(line.amount, [advance]) || (isCalledAdvance(line) && line.amount < slip.net - advance),
          )
          .slice(0, 1),
      )
    },
  }
}
