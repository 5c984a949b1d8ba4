/**
 * Statements of several banks, or of different people, in one file are several documents, in whichever order they lie.
 */
import type { Account, Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { fold } from '../layout/fold.ts'
import { bankCodeIn, ibansIn, isIban } from '../layout/ibans.ts'
import { personName } from '../extract/labels/names.ts'
import { evidenceOf, rowsOf, textOf, type Row } from '../layout/rows.ts'
import { amountsIn } from '../layout/amounts.ts'
import { datesIn } from '../layout/dates.ts'
import { isDayTitle, isTitleWord, moneyTitleOf } from '../extract/statement/title-words.ts'
import type { Page, Word } from '../read/word.ts'
import { findingOn } from './finding.ts'

/** Initials and particles are shared by many. */
const FEWEST_LETTERS = 3
/** One press sets one thing in one place. */
const NEAR = 2.5

const namesIn = (text: string) =>
  fold(text)
    .split(' ')
    .filter((name) => name.length >= FEWEST_LETTERS)

export function severalDocuments(result: ParseResult, pages: readonly Page[]): Finding[] {
  const people = severalPeople(result, pages)
  return people.length > 0 ? people : severalBanks(result, pages)
}

/**
 * A later page is another person's when it prints, in the very places where the first page has the account's number and
 * its holder, another account's number and another name. Several accounts of one person, or the same account month
 * after month, are one person's document.
 */
function severalPeople({ type, bank_statement, findings }: ParseResult, pages: readonly Page[]): Finding[] {
  const [account] = bank_statement?.accounts ?? [],
    [first, ...later] = pages
  if (!account || !first || later.length === 0 || findings.some(({ code }) => code === 'bank_statement.merged'))
    return []
  const number = numberOn(first, account),
    holder = holderOn(first, account)
  if (!number || !holder) return []
  const own = new Set(account.holders.flatMap(namesIn)),
    // The title of the table, which each account's page prints, is no name.
    printed = new Set(first.words.flatMap(({ text }) => namesIn(text))),
    isOther = (names: readonly string[]) =>
      !names.every((name) => printed.has(name)) && !names.some((name) => own.has(name))
  for (const page of later) {
    const name = nameAboveTable(page, lineAt(page, holder)),
      names = namesIn(name.map(({ text }) => text).join(' '))
    if (isOtherNumber(page, number, account) && isOther(names))
      return [findingOn(type, 'merged', 'error', { how: 'people' }, evidenceOf({ page: page.number, words: name }))]
  }
  return []
}

/**
 * Numbers may stand in the footer, and titles of a table or an annex where the first page has its holder: a name is of
 * two words with capitals, above the bookings.
 */
function nameAboveTable(page: Page, line: Word[]): Word[] {
  const rows = rowsOf(page),
    at = rows.findIndex(({ words }) => words.includes(line[0]!)),
    top = rows.findIndex(isTableTop)
  const name = personName(textOf(line))
  return at < top && name !== null && /^\P{Ll}\S* (?:.* )?\P{Ll}\S*$/u.test(name) ? line : []
}

// 03.08.2026 03.08.2026 BONIFICO … 1.842,10   03/08 …   03 08 26 …
const BOOKING = /^\d{1,2}[./ -]\d{1,2}(?:[./ -]\d{2,4})?\b.*\d[.,]\d{2}\b/
const MIN_TITLES = 2

/** `3 marzo BONIFICO …`, and no period from day to day. */
function beginsWithDay({ words }: Row): boolean {
  const dates = datesIn(words),
    ofDates = new Set(dates.flatMap((date) => date.words))
  return dates[0]?.words[0] === words[0] && words.some((word) => !ofDates.has(word) && /\p{L}{3}/u.test(word.text))
}

/** A day that heads the bookings below it. */
const isDayAlone = ({ words }: Row): boolean => datesIn(words)[0]?.words.length === words.length

/** The amount of a booking of several lines may stand on its last one. */
const MAX_BOOKING_LINES = 6

const headsAmount = (rows: readonly Row[], at: number): boolean =>
  rows.slice(at + 1, at + 1 + MAX_BOOKING_LINES).some(hasAmount)

const hasAmount = ({ words }: Row): boolean => amountsIn(words).length > 0

/** Where the table begins: its titles, its first day, or its first booking. */
function isTableTop(row: Row): boolean {
  const words = fold(row.text).split(' '),
    titles = words.filter(isTitleWord).length
  return (
    BOOKING.test(row.text) ||
    beginsWithDay(row) ||
    (titles >= MIN_TITLES &&
      titles >= 0.6 * words.length &&
      words.some((word) => isDayTitle(word) || moneyTitleOf(word) !== undefined) &&
      !/\d/.test(row.text))
  )
}
const OPENING =
  /\b(?:saldo (?:contabile |disponibile )?(?:iniziale|precedente)|saldo (?:contabile )?(?:al|in data)|alter (?:konto)?(?:stand|saldo)|anfangs(?:saldo|bestand)|kontostand am|opening balance)\b/

/**
 * A statement begins where a page prints an account's number above its first booking, and an opening balance: an
 * account of another bank there is another statement.
 */
function severalBanks({ type, findings }: ParseResult, pages: readonly Page[]): Finding[] {
  if (findings.some(({ code }) => code === 'bank_statement.merged')) return []
  const heads = pages.flatMap((page, index) => {
    const rows = rowsOf(page)
    const titled = rows.findIndex((row, at) => isTableTop(row) || (isDayAlone(row) && headsAmount(rows, at)))
    // A table that neither titles nor days tell begins above its first amount.
    const first = titled < 0 && index === 0 ? rows.findIndex(hasAmount) : titled
    // Below the last booking stand offers and appeals with numbers of their own.
    const isBeginning = index === 0 || (first >= 0 && rows.some(({ text }) => OPENING.test(fold(text))))
    return isBeginning
      ? rows
          .slice(0, first < 0 ? rows.length : first)
          .flatMap(({ words }) => ibansIn(words).map((placed) => ({ ...placed, page })))
      : []
  })
  const other = heads.find(({ iban }) => bankCodeIn(iban) !== bankCodeIn(heads[0]!.iban))
  return other === undefined
    ? []
    : [
        findingOn(
          type,
          'merged',
          'error',
          { how: 'banks' },
          evidenceOf({ page: other.page.number, words: other.words }),
        ),
      ]
}

const numberOn = (page: Page, { iban }: Account): Word[] | undefined =>
  iban === null
    ? undefined
    : rowsOf(page)
        .flatMap(({ words }) => ibansIn(words))
        .find((placed) => placed.iban === iban)?.words

/** The first word of the holder's name, where the letterhead has it. */
function holderOn(page: Page, { holders }: Account): Word | undefined {
  const names = namesIn(holders[0] ?? '')
  if (names.length === 0) return undefined
  const row = rowsOf(page).find(({ text }) => {
    const printed = namesIn(text)
    return names.every((name) => printed.includes(name))
  })
  return row?.words.find((word) => namesIn(word.text).some((name) => names.includes(name)))
}

const stands = (word: Word, place: Word) => Math.abs(word.x0 - place.x0) < NEAR && Math.abs(word.y0 - place.y0) < NEAR

function isOtherNumber(page: Page, places: readonly Word[], { iban }: Account): boolean {
  const printed = places.map((place) => page.words.find((word) => stands(word, place))?.text ?? '').join('')
  // IT60X0542811101000000123456   IBAN:IT60X0542811101000000123456
  const number = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.exec(printed)?.[0]
  return number !== undefined && number !== iban && isIban(number)
}

/** What is printed from the place on, to the next wide gap. */
function lineAt(page: Page, place: Word): Word[] {
  const line = page.words
    .filter((word) => Math.abs(word.y0 - place.y0) < NEAR && word.x0 > place.x0 - NEAR)
    .sort((a, b) => a.x0 - b.x0)
  if (!line[0] || !stands(line[0], place)) return []
  const end = line.findIndex((word, at) => at > 0 && word.x0 - line[at - 1]!.x1 > word.size)
  return end < 0 ? line : line.slice(0, end)
}
