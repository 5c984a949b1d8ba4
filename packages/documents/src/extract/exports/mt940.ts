/**
 * SWIFT statements and reports of a day (MT940, MT942), as German and Italian banks export them. Source: SWIFT's standard and the German banks'
 * agreement on its field 86.
 */
import { dayOf, type Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { resolveDay } from '../../layout/dates.ts'
import { isIban } from '../../layout/ibans.ts'
import { UnreadableLine } from '../../read/refusal-of-file.ts'
import type { ExportedAccount, ExportedRow } from './exported-account.ts'
import type { Sheet } from './join-sheets.ts'
import { writtenAmount } from './written-amount.ts'

interface Tag {
  name: string
  text: string
  /** 1-based. */
  line: number
}

// :61:2601050105DR650,00NTRFNONREF
const TAG = /^:(\d{2}[A-Z]?):/

// -   -}   -}{1:F01COBADEFFAXXX}: a line of words may begin with a dash too
const END_OF_BLOCK = /^-\s*$|^-\}/

function tagsOf(text: string): Tag[] {
  const tags: Tag[] = []
  for (const [at, line] of text.split(/\r\n|[\r\n]/).entries()) {
    const tag = TAG.exec(line)
    if (tag) tags.push({ name: tag[1]!, text: line.slice(tag[0].length), line: at + 1 })
    else if (END_OF_BLOCK.test(line) || line.startsWith('{') || line.trim() === '') continue
    else if (tags.length > 0) tags.at(-1)!.text += `\n${line}`
  }
  return tags
}

// C260831EUR1234,56
const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d,]+)/
// 2601050105DR650,00NTRF… 260105D650,NMSC… 2601050105RC12,00… (value day, booking day, side, third letter of the
// currency, amount)
const LINE = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d+,\d{0,2})/

const dayOfDigits = (digits: string): Day | null =>
  dayOf(2000 + Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6))) ?? null

function balanceOf(text: string): { cents: Cents; day: Day | null; currency: string } | null {
  const match = BALANCE.exec(text),
    cents = match && writtenAmount(match[4]!.replace(/,$/, ''))
  return match && cents !== null
    ? { cents: match[1] === 'D' ? -cents! : cents!, day: dayOfDigits(match[2]!), currency: match[3]! }
    : null
}

/**
 * `RC` takes a credit back and so goes out, `RD` gives a debit back. `null` when the line is none of the standard's.
 */
function rowOf(text: string): ExportedRow | null {
  const match = LINE.exec(text)
  const value = match && dayOfDigits(match[1]!),
    cents = match && writtenAmount(match[5]!.replace(/,$/, ''))
  if (!match || !value || cents === null) return null
  const booked = match[2]
    ? resolveDay(
        { year: null, month: Number(match[2].slice(0, 2)), dayOfMonth: Number(match[2].slice(2)) },
        { from: value, to: value },
      )
    : value
  return (
    booked && {
      booked,
      value,
      cents: match[3] === 'D' || match[3] === 'RC' ? -cents! : cents!,
      balance: null,
      words: '',
    }
  )
}

/** A field of the German way that is full goes on in the next one, in the middle of a word. */
const FULL_FIELD = 27

// 166?00GUTSCHRIFT?20SVWZ+…   177~00UEBERWEISUNG~20…: the bank chooses the mark before the number of a field
const GERMAN = /^\d{3}([^\p{L}\d\s/])(?=\d{2})/u
// /TRTP/SEPA OVERBOEKING/NAME/MAX MUSTER/REMI/USTD//MIETE   /ORDP/NAME/OFFICINE SRL/REMI/STIPENDIO
const CODED = /^\/[A-Z]{3,4}\//
/** Of those the codes behind which a party or a purpose stands. */
const SAID = new Set(['NAME', 'ORDP', 'BENM', 'REMI', 'USTD', 'TRTP'])

/** The words of the fields that say something, in the way of the German banks or with codes; else the text as it stands. */
function wordsOf(text: string): string {
  const whole = text.replaceAll('\n', '')
  const mark = GERMAN.exec(whole)?.[1]
  const said =
    mark !== undefined ? germanFields(whole, mark) : CODED.test(whole) ? codedFields(whole) : text.replaceAll('\n', ' ')
  return said.replace(/\s+/g, ' ').trim()
}

function germanFields(text: string, mark: string): string {
  const isSaid = (code: string) =>
    code === '00' || (code >= '20' && code <= '29') || (code >= '60' && code <= '63') || code === '32' || code === '33'
  return text
    .split(mark)
    .slice(1)
    .filter((field) => isSaid(field.slice(0, 2)))
    .map((field) => field.slice(2))
    .map((words) => (words.length < FULL_FIELD ? `${words} ` : words))
    .join('')
}

const codedFields = (text: string): string =>
  [...text.matchAll(/\/([A-Z]{3,4})\/((?:(?!\/[A-Z]{3,4}\/).)*)/g)]
    .filter(([, code]) => SAID.has(code!))
    .map(([, , words]) => words!.replace(/^\/+|\/+$/g, ''))
    .join(' ')

// 37050198/1902446873   DE75370501981902446873   37050198/1902446873EUR
function numberOf(text: string): Pick<ExportedAccount, 'iban' | 'blz'> {
  const iban = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/.exec(text)?.[0].slice(0, text.startsWith('DE') ? 22 : 27) ?? null
  return { iban: iban && isIban(iban) ? iban : null, blz: /^(\d{8})\//.exec(text)?.[1] ?? null }
}

/**
 * `null` when the text holds a statement with one balance of two: half a statement proves nothing.
 * @throws UnreadableLine when a booking cannot be read
 */
export function readMt940(text: string): Sheet[] | null {
  const sheets: Sheet[] = []
  let number = '',
    before = ''
  for (const tag of tagsOf(text)) {
    const account = sheets.at(-1)?.account
    if (tag.name === '25') number = tag.text.trim()
    else if (tag.name === '60F' || tag.name === '60M') {
      const balance = balanceOf(tag.text)
      if (!balance) return null
      sheets.push({
        number,
        account: {
          ...numberOf(number),
          bic: null,
          holders: [],
          currency: balance.currency,
          period: balance.day && { from: balance.day, to: balance.day },
          opening: balance.cents,
          closing: null,
          rows: [],
        },
      })
    } else if (tag.name === '34F') {
      // The least amount that a report of the day tells of; a second one is that of the other side.
      if (!account || account.rows.length > 0 || sheets.at(-1)!.number !== number)
        sheets.push({ number, account: { ...reportOf(number), currency: tag.text.slice(0, 3) } })
    } else if (tag.name === '61') {
      const row = rowOf(tag.text)
      if (!row) throw new UnreadableLine(tag.line)
      if (!account) return null
      account.rows.push(row)
      // After the closing balance it speaks of the account.
    } else if (tag.name === '86' && before === '61' && account) account.rows.at(-1)!.words = wordsOf(tag.text)
    else if ((tag.name === '62F' || tag.name === '62M') && account) {
      const balance = balanceOf(tag.text)
      account.closing = balance?.cents ?? null
      account.period = account.period && balance?.day ? { from: account.period.from, to: balance.day } : account.period
    }
    before = tag.name
  }
  const isWhole = ({ account: { opening, closing } }: Sheet) => (opening === null) === (closing === null)
  return sheets.length > 0 && sheets.every(isWhole) ? sheets : null
}

/** An MT942: bookings of the day, without balances and so without proof. */
const reportOf = (number: string): Omit<ExportedAccount, 'currency'> => ({
  ...numberOf(number),
  bic: null,
  holders: [],
  period: null,
  opening: null,
  closing: null,
  rows: [],
})
