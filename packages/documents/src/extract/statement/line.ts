/**
 * A line of a statement with what a table is found by: its dates, its amounts, and what kind of line its words say it
 * is.
 */
import { datesIn, type PlacedDate } from '../../layout/dates.ts'
import { amountsIn, decimalMarkOf, type PlacedAmount } from '../../layout/amounts.ts'
import { fold } from '../../layout/fold.ts'
import { cellsOf, rowsOfPages, type Row } from '../../layout/rows.ts'
import type { Page, Word } from '../../read/word.ts'
import { mendSpaces } from '../labels/mend-spaces.ts'
import { directionOf } from './direction.ts'
import { closeUp } from './letter-spaced.ts'
import { lendMonths } from './month-days.ts'
import { lendColourSides } from './side-colours.ts'
import { lendSideLetters } from './side-letters.ts'
import { markPlacedTitles } from './placed-titles.ts'
import { isTitleWord } from './title-words.ts'
import { wrappedDates } from './wrapped-dates.ts'

export interface Line extends Row {
  index: number
  dates: PlacedDate[]
  /** The words of the next lines that complete a date of this one. */
  wrapped: ReadonlyMap<PlacedDate, readonly Word[]>
  amounts: PlacedAmount[]
  folded: string
  /**
   * `total`: sums; `carry`: the balance carried over from page to page; `heading`: column titles; `furniture`: what
   * every page repeats. Their amounts are never transactions.
   */
  kind: 'plain' | 'total' | 'carry' | 'heading' | 'furniture' | 'annex'
}

// Totale entrate 5.000,00   Totali   Gesamtumsatzsummen   Summe Zahlungseingänge   Zwischensumme
const TOTAL =
  /^(?:totale|totali|tot|summe|summen|gesamtsumme|gesamtumsatzsummen?|gesamtumsatz|zwischensumme|umsatzsummen?|total|somma|entrate totali|uscite totali)(?: |$)/
// Riporto   A riportare   Saldo da riportare   Riporto a pagina 2
const CARRY_IT =
  /^(?:riporto|a riportare|da riportare|saldo (?:a|da) riportare|riporto (?:a|da) .*|saldo progressivo|saldo a riporto|saldo riportato)$/
// Übertrag auf Blatt 2   Übertrag vom vorigen Blatt   Saldoübertrag   Zwischensaldo
const CARRY_DE =
  /^(?:saldo)?(?:u|ue)bertrag (?:auf|von|aus|vom|zu|zum) (?:\S+ )?(?:blatt|seite|auszug|folgeseite|vorseite).*$|^saldo(?:u|ue)bertrag$|^zwischensaldo.*$/
// Übertrag   (with a date it is a transfer between own accounts)
const CARRY_DE_BARE = /^(?:u|ue)bertrag$/
// Dettaglio competenze di chiusura Rechnungsabschluss Riassunto scalare Elementi per il conteggio delle competenze
// Riepilogo competenze Hinweise zum Kontoauszug
const ANNEX =
  /^(?:dettaglio (?:delle )?competenze|riassunto scalare|elementi per il conteggio|(?:prospetto|riepilogo|calcolo) (?:delle )?competenze|competenze di chiusura|avvertenze|rechnungsabschluss|anlage(?: \d+)?(?: |$)|hinweise zu|abschluss vom|zinsabrechnung|informativa|comunicazioni alla clientela)/

const HEADING_WORDS = new Set(
  (
    'data date datum buchung buchungstag valuta wert wertstellung descrizione descrizioni causale operazione operazioni dettagli dettaglio importo betrag betrage addebiti addebito accrediti accredito dare avere ' +
    'entrate uscite soll haben belastung gutschrift ausgang eingang saldo verwendungszweck vorgang erlauterung text beschreibung tipologia tipo typ nome balance description amount zahlungseingang zahlungsausgang ' +
    'verbuchungsdatum buchungstext umsatz umsatzen contabile oper categoria kontostand tag in entrata uscita eur money out category movimenti buchungsinformation transaktionsinformation pnnr iban bic auftraggeber empfanger zahlungsempfanger lasten gunsten'
  ).split(' '),
)

// Angaben zu den Umsätzen   Valuta   zu Ihren Lasten   zu Ihren Gunsten
const FILLERS = new Set(['zu', 'ihren', 'den', 'angaben'])

/** The IBAN of a booking that goes on below the titles of the next page makes no title. */
const NUMBER = /\d{4}/

/** Words that are mostly titles of columns, and no amount: two of them, or fewer right below other titles. */
const isHeading = (line: Line, above: Line | undefined) => {
  const words = line.folded.split(' ').filter((word) => !FILLERS.has(word))
  const titles = words.filter(isTitle).length
  if (line.amounts.length > 0 || line.dates.length > 0 || titles === 0 || NUMBER.test(line.folded)) return false
  const isBelow =
    above?.kind === 'heading' && above.page === line.page && line.y0 - above.y1 < 0.6 * (line.y1 - line.y0)
  return (
    (words.length >= 2 && titles >= 2 && titles >= 0.6 * words.length) ||
    (isBelow && titles >= 0.5 * words.length) ||
    areTitledCells(line)
  )
}

/** Fewer cells side by side may be words of a text that stand apart by chance. */
const MIN_CELLS = 3

/** `Value as of | Date | Amount | DR/CR | Description`: nearly every cell of the line holds the word of a title. */
function areTitledCells(line: Line): boolean {
  const cells = cellsOf(line)
  const titled = cells.filter((words) => words.some(({ text }) => isTitle(fold(text))))
  return titled.length >= MIN_CELLS && titled.length >= 0.75 * cells.length
}

const isTitle = (word: string) => HEADING_WORDS.has(word) || isTitleWord(word)

/** Titles of several lines (`Data` over `di` over `registrazione`): so many lines without a title's word lie between. */
const MAX_BETWEEN = 2

/** What goes on in the cells of titles, closely below them, down to another word of a title, is part of the titles. */
function joinTitles(lines: readonly Line[]): void {
  const isRightBelow = (line: Line | undefined, above: Line) =>
    line !== undefined && line.page === above.page && line.y0 - above.y1 < 0.6 * (line.y1 - line.y0)
  const isInCells = (line: Line, titles: Line) =>
    cellsOf(line).every((words) =>
      cellsOf(titles).some((cell) => words[0]!.x0 < cell.at(-1)!.x1 + 4 && words.at(-1)!.x1 > cell[0]!.x0 - 4),
    )
  lines.forEach((titles, at) => {
    if (titles.kind !== 'heading') return
    const below: Line[] = []
    for (const line of lines.slice(at + 1, at + 2 + MAX_BETWEEN)) {
      if (!isRightBelow(line, below.at(-1) ?? titles) || (line.kind !== 'plain' && line.kind !== 'heading')) break
      if (line.amounts.length > 0 || line.dates.length > 0 || NUMBER.test(line.folded)) break
      if (!isInCells(line, titles)) break
      below.push(line)
      if (!line.folded.split(' ').some(isTitle)) continue
      for (const part of below) part.kind = 'heading'
      return
    }
  })
}

/** The line's words without its dates, amounts and currencies, folded. */
export const wordsOnly = (line: Pick<Line, 'words' | 'dates' | 'amounts'>): string => {
  const used = new Set([...line.dates.flatMap((d) => d.words), ...line.amounts.flatMap((a) => a.words)])
  return fold(
    line.words
      .filter((word) => !used.has(word))
      .map((word) => word.text)
      .join(' '),
  )
    .replace(/\b(?:eur|euro)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

// 04.08./06.08.   04.08.2026/06.08.2026
const TWIN_DATES = /^(\d{2}\.\d{2}\.(?:\d{4})?)\/(\d{2}\.\d{2}\.(?:\d{4})?)$/

/** Two dates printed as one word with a stroke between them are two. */
function partTwins(row: Row): Row {
  if (!row.words.some((word) => TWIN_DATES.test(word.text))) return row
  return {
    ...row,
    words: row.words.flatMap((word) => {
      const twins = TWIN_DATES.exec(word.text)
      if (!twins) return [word]
      const middle = word.x0 + ((twins[1]!.length + 0.5) / word.text.length) * (word.x1 - word.x0)
      return [
        { ...word, text: twins[1]!, x1: middle },
        { ...word, text: twins[2]!, x0: middle },
      ]
    }),
  }
}

/** As far apart as the words of one text stand, in heights of their letters. */
const CLOSE = 0.7

/** The words that stand close before and behind an amount on its line. */
export function closeTo(
  { words }: Pick<Line, 'words'>,
  amount: PlacedAmount,
): { before: Word | null; after: Word | null } {
  const [first, last] = [amount.words[0]!, amount.words.at(-1)!],
    em = first.y1 - first.y0
  const before = words[words.indexOf(first) - 1],
    after = words[words.indexOf(last) + 1]
  return {
    before: before && first.x0 - before.x1 < CLOSE * em ? before : null,
    after: after && after.x0 - last.x1 < CLOSE * em ? after : null,
  }
}

function isHemmedIn(line: Line, amount: PlacedAmount): boolean {
  const { before, after } = closeTo(line, amount)
  return before !== null && after !== null
}

function datesOf(rows: readonly Row[], at: number): Pick<Line, 'dates' | 'wrapped'> {
  const completed = wrappedDates(rows, at)
  const taken = new Set(completed.flatMap((date) => date.words))
  const whole = datesIn(rows[at]!.words).filter((date) => !date.words.some((word) => taken.has(word)))
  return {
    dates: [...whole, ...completed].sort((a, b) => a.x0 - b.x0),
    wrapped: new Map(completed.map((date) => [date, date.below])),
  }
}

export function linesOf(pages: readonly Page[]): Line[] {
  const lines = rowsOfPages(pages.map(mendSpaces))
    .map(closeUp)
    .map(partTwins)
    .map((row, index, rows): Line => {
      const { dates, wrapped } = datesOf(rows, index)
      const dateWords = new Set(dates.flatMap((date) => date.words))
      return {
        ...row,
        index,
        dates,
        wrapped,
        amounts: amountsIn(row.words).filter((amount) => !amount.words.some((word) => dateWords.has(word))),
        folded: fold(row.text),
        kind: 'plain',
      }
    })
  lendSideLetters(lines)
  lendColourSides(lines)
  lendMonths(lines)
  // Rates and quantities on a page of commas may be printed with dots, and the other way about. Times of day inside a
  // text (`02/08/2026 12.31 N. CARTA`) may outnumber the money.
  const outside = lines.flatMap((line) => line.amounts.filter((amount) => !isHemmedIn(line, amount)))
  const mark = decimalMarkOf(outside.length > 0 ? outside : lines.flatMap((line) => line.amounts))
  for (const line of lines) line.amounts = line.amounts.filter((amount) => amount.mark === mark)
  const repeated = repeatedLines(lines, pages)
  for (const [index, line] of lines.entries()) {
    const words = wordsOnly(line)
    const headed = line.dates.length === 0
    // «Rechnungsabschluss per 30.09.» is a title, «30.09. Rechnungsabschluss» a booking.
    if (ANNEX.test(words) && line.amounts.length === 0 && !line.dates.some((date) => date.words[0] === line.words[0]))
      line.kind = 'annex'
    else if (CARRY_IT.test(words) || CARRY_DE.test(words) || (headed && CARRY_DE_BARE.test(words))) line.kind = 'carry'
    else if (headed && TOTAL.test(words)) line.kind = 'total'
    else if (isHeading(line, lines[index - 1])) line.kind = 'heading'
    else if (repeated.has(line)) line.kind = 'furniture'
  }
  joinTitles(lines)
  markPlacedTitles(lines)
  for (const line of carriedLines(lines)) line.kind = 'carry'
  return lines
}

// Riporto Ripresa saldo Vortrag Balance b/f Continued from overleaf Dal foglio precedente Saldo a inizio pagina
const CARRIED =
  /riport|ripresa|ubertrag|vortrag|brought|carr(?:y|ied)|\b[bc] f(?:wd)?\b|\bc fwd\b|continu|overleaf|preceden|successiv|seguente|previous|next|vorseite|folgeseite|pagina|foglio|seite|blatt|\bpage\b|sheet|zwischen/
/** What is carried over stands among so many of the first or last lines with an amount. */
const AT_THE_EDGE = 2
const MAX_CARRY_WORDS = 6

const isShort = (line: Line) =>
  line.amounts.length === 1 && line.dates.length === 0 && wordsOnly(line).split(' ').length <= MAX_CARRY_WORDS

/** The first amount of each further page, where it has no day and few words: a balance carried over, or a booking. */
export const possibleCarries = (lines: readonly Line[]): Line[] =>
  [...Map.groupBy(lines, ({ page }) => page).values()].slice(1).flatMap((ofPage) => {
    const first = ofPage.find(({ amounts, kind }) => amounts.length > 0 && kind !== 'furniture')
    return first && first.kind === 'plain' && isShort(first) ? [first] : []
  })

/**
 * Balances carried over a page's end: one amount without a day, last on one page and first on the next; or by its
 * words, first on a page.
 */
function carriedLines(lines: readonly Line[]): Line[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()].map((ofPage) =>
    ofPage.filter(({ amounts, kind }) => amounts.length > 0 && (kind === 'plain' || kind === 'carry')),
  )
  return pages.slice(1).flatMap((here, at) => {
    const feet = pages[at]!.slice(-AT_THE_EDGE).filter(isShort),
      heads = here.slice(0, AT_THE_EDGE).filter(isShort)
    const pairs = heads.flatMap((head) =>
      feet.filter((foot) => foot.amounts[0]!.cents === head.amounts[0]!.cents).flatMap((foot) => [foot, head]),
    )
    const [first] = here
    // «PAGAMENTO LIBRERIA LA PAGINA» is paid, and no page's balance.
    const isMoved = first && directionOf(first.folded) !== 'unknown'
    const worded = first && isShort(first) && !isMoved && CARRIED.test(wordsOnly(first)) ? [first] : []
    return [...pairs, ...worded]
  })
}

// Seite 2 von 4   Pagina 2   2 / 4   3
const PAGE_NUMBER = /\b(?:seite|pagina|pag|page|blatt|foglio)\b|^\d{1,3}(?: \d{1,3})?$/

/** `Seebank AG   Foo bar 2` at the foot of the second page: it counts pages, whatever its words are. */
const endsWithPage = ({ amounts, dates, words, page }: Line) =>
  amounts.length === 0 && dates.length === 0 && words.length > 1 && words.at(-1)!.text === String(page)

// Seite 2   Pag. 2 di 4 (beside an advert with an amount of its own)
const NUMBERED_PAGE = /\b(?:seite|pagina|pag|page|blatt|foglio)\.? \d{1,3}(?: (?:von|di|of) \d{1,3}|\/\d{1,3})?/gi

/**
 * Letterheads and footers: runs of lines at the top and bottom of a page whose words stand at the same height on
 * another page. Digits may differ in a page number and nowhere else: two bookings at the same shop are no letterhead.
 */
function repeatedLines(lines: readonly Line[], pages: readonly Page[]): Set<Line> {
  const repeated = new Set<Line>()
  if (pages.length < 2) return repeated
  const keyOf = (line: Line) =>
    PAGE_NUMBER.test(line.folded) || endsWithPage(line)
      ? line.amounts.length === 0
        ? line.folded.replace(/\d+/g, '#')
        : line.text.replace(NUMBERED_PAGE, '#')
      : line.text
  const groups = Map.groupBy(lines, keyOf)
  const pagesWith = (line: Line) =>
    new Set(
      groups
        .get(keyOf(line))!
        .filter((other) => Math.abs(other.y0 - line.y0) < 3)
        .map((other) => other.page),
    ).size
  // A day alone may be a booking's lower day, at the same place on two pages by chance.
  const isRepeated = (line: Line) =>
    line.folded === '' || pagesWith(line) >= (line.dates.length > 0 && wordsOnly(line) === '' ? pages.length : 2)
  for (const ofPage of Map.groupBy(lines, (line) => line.page).values()) {
    const top = ofPage.findIndex((line) => !isRepeated(line)),
      bottom = ofPage.findLastIndex((line) => !isRepeated(line))
    ofPage.forEach((line, index) => {
      if (top < 0 || index < top || index > bottom) repeated.add(line)
    })
  }
  return repeated
}
