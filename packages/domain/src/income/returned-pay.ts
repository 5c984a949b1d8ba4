/** Pay that goes back to who paid it: a reversal, or a transfer to the employer. */
import { addDays } from '../day.ts'
import { salaryLines, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerOf, type Payer } from '../transactions/payer.ts'

/** What is bought at one's employer's, and what is owed to it, is paid otherwise. */
const transfer = new RegExp(
  [
    'bonifico|giroconto|disposizione|storno|assegno|sdd|addebito diretto|transfer|pagopa|bollettino|cbill',
    '(?:ü|ue)berweisung|r(?:ü|ue)ckbuchung|retoure|lastschrift|scheck',
  ].join('|'),
  'i',
)
/** So soon after it the same amount to the cent is the pay itself, to any party. */
const AT_ONCE_DAYS = 7
/** A reversal follows its credit by no more than this. */
const REVERSED_WITHIN_DAYS = 31

/** Paid from account to account, and no purchase by card or cash. */
export const isTransfer = (description: string): boolean => transfer.test(description)

export interface ReturnedPay {
  line: AccountLine
  /** The latest pay of the same firm before it. */
  of: AccountLine
}

/** A firm that bears a person's name is theirs: «Officine Lombarde di Rossi Mario». After the name a purpose may stand. */
const isOwner = ({ name, marker }: Payer, firm: readonly string[]): boolean => {
  const words = foldWords(name ?? '').slice(0, 2)
  return marker !== null && words.length === 2 && words.every((word) => firm.includes(word))
}

/** Every transfer to a firm that paid a salary, or of a whole pay to the cent at once, with the pay that it followed. */
export function returnedPay(series: readonly LineSeries[]): ReturnedPay[] {
  const salaries = salaryLines(series)
  const paid = salaries.flatMap((line) => {
    const words = payerOf(line).key?.split(' ') ?? []
    return words.length === 0 ? [] : [{ line, words }]
  })
  return series
    .filter(({ category, typicalAmount }) => typicalAmount < 0 && (category === 'other' || category === 'salary'))
    .flatMap(({ movements }) => movements.filter(({ description }) => isTransfer(description)))
    .flatMap((line): ReturnedPay[] => {
      const whole = salaries.find(
        ({ amount, bookedOn }) =>
          amount === -line.amount && bookedOn <= line.bookedOn && line.bookedOn <= addDays(bookedOn, AT_ONCE_DAYS),
      )
      if (whole !== undefined) return [{ line, of: whole }]
      const said = foldWords(line.description)
      const [latest] = paid
        .filter(
          ({ line: { bookedOn }, words }) =>
            bookedOn <= line.bookedOn && (words.every((word) => said.includes(word)) || isOwner(payerOf(line), words)),
        )
        .toSorted((a, b) => b.line.bookedOn.localeCompare(a.line.bookedOn))
      return latest === undefined ? [] : [{ line, of: latest.line }]
    })
}

/** Pay of which nothing stayed: the same amount went back at once. */
export const reversedPay = (series: readonly LineSeries[]): AccountLine[] =>
  returnedPay(series).flatMap(({ line, of }) =>
    line.amount === -of.amount && line.bookedOn <= addDays(of.bookedOn, REVERSED_WITHIN_DAYS) ? [of] : [],
  )
