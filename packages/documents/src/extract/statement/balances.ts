/** The printed balances of an account: opening, closing, or «at a day», wherever on the document they stand. */
import type { Cents } from '@attesta/domain/money.ts'
import type { Day } from '@attesta/domain/day.ts'
import { fold } from '../../layout/fold.ts'
import { cellsOf, textOf } from '../../layout/rows.ts'
import { resolveDay, type YearBounds } from '../../layout/dates.ts'
import { signedCents, type PlacedAmount } from '../../layout/amounts.ts'
import type { Word } from '../../read/word.ts'
import { wordsOnly, type Line } from './line.ts'

export interface BalanceMark {
  /** `unnamed`: of no known word, told by its place alone. */
  kind: 'opening' | 'closing' | 'dated' | 'unnamed'
  cents: Cents
  /**
   * Was a sign, a side letter or a word (credito, Soll) printed with it, or does it stand under a title of its own?
   * Otherwise its column may still say that it is a debit.
   */
  signed: boolean
  day: Day | null
  line: Line
  amount: PlacedAmount
}

// Saldo iniziale al 01.07.2024 Saldo contabile iniziale ALTER KONTOSTAND Alter Saldo per Dein alter Kontostand
// Startsaldo Opening balance Bisheriger Kontostand Saldo alt Saldo a inizio mese Kontostand zu Monatsbeginn
const OPENING =
  /^(?:\S+ ){0,2}?(?:saldo (?:contabile )?(?:iniziale|precedente|di apertura|apertura|periodo precedente|(?:estratto conto|e c) precedente|di partenza|(?:a |ad |di )?inizio)|(?:dein |ihr )?(?:alter|bisheriger|vorheriger|voriger|letzter) (?:saldo|kontostand)|(?:saldo|kontostand) alt|alte[rs] guthaben|anfangs(?:saldo|bestand|kontostand|guthaben)|startsaldo|saldovortrag|kontostand zu (?:beginn|\S+beginn)|kontostand vor (?:den )?(?:buchungen|umsatzen)|opening balance|starting balance|balance brought forward|giacenza iniziale)(?: |$)/
// Saldo finale al 30.09.2024 a Vostro credito SALDO CONTABILE FINALE NEUER KONTOSTAND Neuer Saldo Endsaldo Closing
// balance Kontostand neu Saldo a fine mese
const CLOSING =
  /^(?:\S+ ){0,2}?(?:saldo (?:contabile )?(?:finale|attuale|di chiusura|chiusura|di arrivo|(?:a |di )?fine)|nuovo saldo|(?:dein |ihr )?neuer (?:saldo|kontostand)|(?:saldo|kontostand) neu|end(?:saldo|bestand|guthaben)|schluss?saldo|abschlusssaldo|aktueller kontostand|kontostand (?:am ende|zum \S+ende)|kontostand nach (?:den )?(?:buchungen|umsatzen)|closing balance|ending balance|giacenza finale)(?: |$)/
// Saldo al 30.06.2024 Saldo contabile al SALDO A VOSTRO CREDITO AL 30.09.2024 Kontostand am 30.09.2024, Auszug Nr. 9
// Saldo per 31.12.2024 EUR on 31 January 2026 Kontostand 31.07.2026 Ihr Kontostand in EUR am Saldo in data
const DATED =
  /^(?:(?:il tuo |suo )?saldo (?:contabile )?(?:a (?:vostro |vs |suo |tuo )?(?:credito|debito|favore) )?(?:in (?:eur|euro) )?(?:al|alla data del|in data|del|am|per|vom|zum)|(?:ihr |dein )?kontostand (?:in (?:eur|euro) )?(?:am|vom|per|zum)|guthaben (?:am|per|zum)|(?:eur |usd |gbp |chf )?balance (?:on|at|as of)|(?:eur|usd|gbp|chf) on|(?:saldo|kontostand)(?= \d{1,2} \d{1,2} (?:20)?\d{2}(?: |$)))(?: |$)/
// Saldo contabile 2.116,90   Kontostand EUR 2.116,90 H
const BARE = /^(?:saldo contabile|kontostand)(?: (?:in )?(?:eur|euro))?(?: \d+)*(?: (?:eur|euro))?(?: [hs])?$/
// saldo disponibile saldo liquido saldo medio verfügbarer Betrag valutarischer Kontostand: not the balance of the books
const OTHER_BALANCE = /disponibil|liquido|medi[oa]|verfugbar|available|valutarisch/
// Saldo disponibile al   Kontostand inkl. vorgemerkter Umsätze   Saldo liquido
const ANY_BALANCE = /^(?:\S+ )?(?:kontostand|saldo (?:contabile|disponibile|liquido|attuale|al|in))(?: |$)/

/** A line that begins with the word for a balance is no booking, whichever balance it tells. */
export const tellsBalance = (line: Line): boolean =>
  ANY_BALANCE.test(line.folded) && !line.dates.some(({ words }) => words[0] === line.words[0])

// What a balance is called   Anfangsbestand   Kontostand   Giacenza   Funds
const NOUN = /\b(?:\w*saldo|kontostand|giacenza|rimanenza|\w*bestand|guthaben|balance|funds|ledger|situazione)\b/
// … a fine pagina   … Vorseite: carried over from page to page
const OF_A_PAGE = /pagina|foglio|seite|blatt|\bpage\b|sheet/
// iniziale risultante dal precedente estratto di apertura Anfangs… aus letztem Auszug at period start last statement
const OPENS =
  /inizi|preceden|apertura|a nuovo|\banfang|eroffnung|\balt(?:er|es)?\b|vortrag|vorperiode|vorherig|letzte|opening|start|previous|\blast\b|brought|beginning/
// finale   di chiusura   nuovo   risultante   a fine periodo   Schluss…   Abschluss…   at close   new
const CLOSES =
  /final|chiusura|nuovo|risultante|\bfine\b|schlusss?(?:saldo|bestand)|\bend(?:saldo|bestand|e|ing)?\b|\bneu(?:er|es)?\b|aktuell|closing|ending|\bnew\b|carried|\bend\b|close/
// What may stand beside the noun of a balance that is of a day, or of none in particular.
const FILLERS =
  /\b(?:il|tuo|suo|vostro|vs|contabile|giornaliero|giornata|giorno|serale|di|del|al|alla|data|in|a|am|per|zum|vom|dem|tages\w*|stand|buchungstag|ihr|dein|zu|ihren|gunsten|lasten|credito|debito|on|at|as|of|daily|day|end|close|for|your|account|this|statement|eur|gbp|chf|\d+)\b/g
const MAX_LABEL = 9

/**
 * Balances by the stems of their words, for labels that no list foresaw: a noun of balances with a word of beginning or
 * end, or with nothing but a day.
 */
function stemKindOf(folded: string): BalanceMark['kind'] | null {
  if (
    !NOUN.test(folded) ||
    OF_A_PAGE.test(folded) ||
    folded.split(' ').filter((word) => !/\d/.test(word)).length > MAX_LABEL
  )
    return null
  if (OPENS.test(folded)) return folded.startsWith('nuovo') ? 'closing' : 'opening'
  if (CLOSES.test(folded)) return 'closing'
  return folded.replace(NOUN, '').replace(FILLERS, '').replace(MONTH, '').trim() === '' ? 'dated' : null
}
const MONTH =
  /\b(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|marz|mai|may|juni?|juli?|aug|sept?|okt|oct|dez|dec)\b/g

/** Beginning or end by a single stem, for rows at the ends of a table that sums may prove to be its balances. */
export function endOfBalance(line: Line): BalanceMark['kind'] | null {
  const words = wordsOnly(line)
  if (words.split(' ').length > MAX_LABEL || OF_A_PAGE.test(words)) return null
  return OPENS.test(words) ? 'opening' : CLOSES.test(words) ? 'closing' : null
}

const kindOf = (folded: string): BalanceMark['kind'] | null => listedKindOf(folded) ?? stemKindOf(folded)

const listedKindOf = (folded: string): BalanceMark['kind'] | null =>
  OTHER_BALANCE.test(folded)
    ? null
    : OPENING.test(folded)
      ? 'opening'
      : CLOSING.test(folded)
        ? 'closing'
        : DATED.test(folded) || BARE.test(folded)
          ? 'dated'
          : null

interface Label {
  kind: BalanceMark['kind']
  x0: number
  until: number
  folded: string
}

/** Labels of balances among the cells of a line; dates and amounts before a label do not hide it. */
function labelsOf(line: Line): Label[] {
  const leading = new Set([...line.dates, ...line.amounts].flatMap((found) => found.words))
  const labels: Label[] = []
  for (const cell of cellsOf(line).flatMap((words) => cutAfterAmounts(words, line))) {
    const words = trimLeading(cell, leading)
    if (words.length === 0) continue
    const folded = fold(textOf(words))
    const kind = kindOf(folded)
    if (kind) labels.push({ kind, x0: words[0]!.x0, until: Infinity, folded })
    else if (
      labels.length > 0 &&
      labels.at(-1)!.until === Infinity &&
      /\p{L}{3}/u.test(folded) &&
      kindlessTitle(folded)
    )
      labels.at(-1)!.until = words[0]!.x0
  }
  labels.forEach((label, index) => {
    label.until = Math.min(label.until, labels[index + 1]?.x0 ?? Infinity)
  })
  return labels
}

/**
 * `Saldo iniziale … 900,12 EUR Saldo finale …`: what follows an amount and its currency starts again, however close it
 * stands.
 */
function cutAfterAmounts(cell: Word[], line: Line): Word[][] {
  const ends = new Set(line.amounts.map((amount) => amount.words.at(-1)!))
  return cell.reduce<Word[][]>((pieces, word, index) => {
    if (index === 0 || ends.has(cell[index - 1]!)) return [...pieces, [word]]
    pieces.at(-1)!.push(word)
    return pieces
  }, [])
}

/** A cell after a balance label that titles another figure, so that the figure is not taken for the balance. */
const kindlessTitle = (folded: string) =>
  /^(?:total|tot |entrate|uscite|in entrata|in uscita|money|paid|summe|dispo|kredit|zinssatz|fido|saldo (?:disponibile|liquido)|eingeraumte)/.test(
    folded,
  )

const trimLeading = (cell: Word[], leading: ReadonlySet<Word>): Word[] => {
  let from = 0
  while (from < cell.length && leading.has(cell[from]!)) from++
  return cell.slice(from)
}

// a Vostro debito, a debito, Soll, in Ihren Lasten
const DEBIT_WORDS = /\b(?:a (?:vostro |vs )?debito|debitore|soll|zu ihren lasten|dare)\b/
const CREDIT_WORDS = /\b(?:a (?:vostro |vs )?credito|creditore|haben|zu ihren gunsten|avere|guthaben)\b/

/**
 * Every amount that a balance label names: to its right on the line, else to its left (banks that print the text last),
 * else below it.
 */
export function balancesOf(lines: readonly Line[], bounds: YearBounds): BalanceMark[] {
  const marks: BalanceMark[] = []
  lines.forEach((line, at) => {
    if (line.kind === 'carry' || ((line.kind === 'total' || line.kind === 'heading') && line.amounts.length > 0)) return
    const labels = labelsOf(line)
    for (const label of labels) {
      const beside = line.amounts.filter((amount) => amount.x1 > label.x0 && amount.x0 < label.until)
      const before = labels.length === 1 ? line.amounts.filter((amount) => amount.x1 <= label.x0).slice(-1) : []
      // «Kontostand» alone titles a column too: its amount stands beside it, or it is one of several titles of
      // balances.
      if (
        beside.length === 0 &&
        BARE.test(label.folded) &&
        !cellsOf(line).some((cell) => OTHER_BALANCE.test(fold(textOf(cell))))
      )
        continue
      // A title of a column that no list knows has nothing below it but bookings.
      if (beside.length === 0 && before.length === 0 && listedKindOf(label.folded) === null) continue
      const found =
        beside.length > 0
          ? [{ line, amounts: beside }]
          : before.length > 0
            ? [{ line, amounts: before }]
            : below(lines, at, label, labels.length > 1)
      for (const { line: where, amounts } of found) {
        for (const amount of new Set([amounts[0]!, amounts.at(-1)!])) {
          const words = where.folded
          const debit = DEBIT_WORDS.test(words) && !CREDIT_WORDS.test(words),
            credit = CREDIT_WORDS.test(words) && !DEBIT_WORDS.test(words)
          const printed = amount.sign !== 0 || amount.side !== null
          const date = line.dates.find((d) => d.x0 > label.x0 && d.x0 < label.until) ?? line.dates[0]
          marks.push({
            kind: label.kind,
            cents: printed || !debit ? signedCents(amount) : -amount.cents,
            signed: printed || debit || credit || where !== line,
            day: date ? resolveDay(date, bounds) : null,
            line: where,
            amount,
          })
        }
      }
    }
  })
  return marks
}

/**
 * Amounts in the next two lines under the label's own column. A line with a date of its own is a booking and never a
 * title's value.
 */
function below(
  lines: readonly Line[],
  at: number,
  label: Label,
  isTitleRow: boolean,
): { line: Line; amounts: PlacedAmount[] }[] {
  for (const line of lines.slice(at + 1, at + 3)) {
    if (line.page !== lines[at]!.page || line.kind === 'total' || line.kind === 'carry' || labelsOf(line).length > 0)
      return []
    if (line.dates.length > 0 && !isTitleRow) continue
    const under = line.amounts.filter((amount) => amount.x1 > label.x0 - 4 && amount.x0 < label.until - 4)
    const amounts = isTitleRow ? under.slice(0, 1) : under
    if (amounts.length > 0) return [{ line, amounts: amounts.slice(0, 1) }]
  }
  return []
}
