/** Every way that the columns of a table could be meant, and the one reading that the balances prove. */
import { unaccountedIn, type Unaccounted } from './accounted.ts'
import type { BalanceMark } from './balances.ts'
import type { Column } from './columns.ts'
import { directionOf } from './direction.ts'
import {
  readTable,
  weigh,
  type Admission,
  type ColumnRole,
  type Proof,
  type Table,
  type TableReading,
} from './reading.ts'
import { directByWords, settleBySums } from './worded.ts'

export interface Judged {
  reading: TableReading
  proof: Proof
  /** Proven by arithmetic, and no other reading is as good. */
  proven: boolean
  /** No other reading with the same amounts gives them other days. */
  areDaysUnique: boolean
  /** Sums close over a part of the table alone: then they neither prove the rest nor speak against it. */
  isOpen: boolean
}

const ADMISSIONS: readonly Admission[] = ['same-line', 'later-line', 'shared-date', 'date-below']
const ROLES: readonly ColumnRole[] = ['debit', 'credit', 'signed', 'balance', 'none', 'worded']

/**
 * Every assignment of roles that could make a table: one balance at most, and either one column of signed amounts or
 * one of each side. A column whose letters tell both sides is of one side only against what is printed.
 */
function roleAssignments(
  columns: readonly Column[],
  hasSigns: readonly boolean[],
  hasBothLetters: readonly boolean[],
): ColumnRole[][] {
  const all = columns.reduce<ColumnRole[][]>(
    (done, _, index) =>
      done.flatMap((roles) =>
        ROLES.filter((role) => !(role === 'worded' && (hasSigns[index] || columns.length > 3)))
          .filter((role) => !(hasBothLetters[index] && (role === 'debit' || role === 'credit')))
          .filter((role) => role === 'none' || !roles.includes(role))
          .map((role) => [...roles, role]),
      ),
    [[]],
  )
  return all.filter((roles) => {
    const sided = roles.includes('debit') || roles.includes('credit')
    const single = roles.filter((role) => role === 'signed' || role === 'worded').length
    return (sided && single === 0) || (!sided && single === 1)
  })
}

/** A stretch of lines to read; `extra` when it reaches beyond what the words say is the table. */
export interface Span {
  from: number
  to: number
  extra: boolean
}

interface Candidate {
  reading: TableReading
  proof: Proof
  extra: boolean
}

/**
 * Reads the table in every way and keeps the best. A reading counts as proven only when the sums close, its amounts are
 * all accounted for, it does not go against the titles of the columns (unless the running balances force it) and no
 * different reading of equal standing closes too. Readings are tried in the order of their standing with the titles, so
 * that a table with clear titles is read once or twice and not a thousand times.
 */
export function bestReading(
  table: Table,
  spans: readonly Span[],
  openings: readonly BalanceMark[],
  closings: readonly BalanceMark[],
): Judged | null {
  const hasSigns = table.columns.map((_, index) =>
    table.cells.some(
      (cells, at) =>
        !table.markLines.has(at) && cells[index] && (cells[index].sign !== 0 || cells[index].side !== null),
    ),
  )
  const distinct = distinctSpans(table, spans)
  let fallback: Candidate | undefined, partial: Candidate | undefined
  for (const level of levelsOf(table.columns, hasSigns, bothLettersIn(table))) {
    const candidates = level.assignments.flatMap((roles) => candidatesOf(table, roles, distinct, openings, closings))
    const closing = candidates.filter((candidate) => isProven(candidate, level.contradictions, table))
    const proven = closing
      .filter(({ reading, proof }) => isWhole(unaccountedIn(table, reading, proof)) && !hasDayAbove(table, reading))
      .map((candidate) => ({
        ...candidate,
        votes: wordVotes(candidate, table),
        signature: signatureOf(candidate.reading),
      }))
      .sort((a, b) => b.votes - a.votes || byStanding(a, b))
    const best = proven[0]
    if (best) {
      const alike = proven.filter(({ signature }) => signature === best.signature)
      return {
        ...nearestDates(best, alike, table),
        proof: best.proof,
        proven: proven.every((other) => other.signature === best.signature || other.votes < best.votes),
        isOpen: false,
      }
    }
    partial ??= closing.toSorted(byStanding)[0]
    fallback ??= candidates.toSorted(
      (a, b) => unnaturalness(a, hasSigns) - unnaturalness(b, hasSigns) || byStanding(a, b),
    )[0]
  }
  const isEnd = partial && beginsWhole(unaccountedIn(table, partial.reading, partial.proof)),
    kept = isEnd ? partial : fallback
  return kept
    ? { reading: kept.reading, proof: kept.proof, proven: false, areDaysUnique: false, isOpen: partial !== undefined }
    : null
}

/** Per column: are there amounts with the letter of either side? */
const bothLettersIn = ({ columns, cells, markLines }: Table): boolean[] =>
  columns.map((_, index) => {
    const letters = new Set(cells.flatMap((row, at) => (markLines.has(at) ? [] : (row[index]?.side ?? []))))
    return (letters.has('S') || letters.has('D')) && (letters.has('H') || letters.has('A'))
  })

const isWhole = ({ before, among, behind }: Unaccounted) => before + among + behind === 0
/** What is left over stands behind the last booking, where another table may have begun. */
const beginsWhole = ({ before, among }: Unaccounted) => before + among === 0

/** Assignments by how they stand to the titles: fewest contradictions first, then most agreements. */
function levelsOf(
  columns: readonly Column[],
  hasSigns: readonly boolean[],
  hasBothLetters: readonly boolean[],
): { contradictions: number; assignments: ColumnRole[][] }[] {
  const groups = Map.groupBy(roleAssignments(columns, hasSigns, hasBothLetters), (roles) => {
    const { agreements, contradictions } = titleVotes(columns, roles)
    return contradictions * 10 + (9 - agreements)
  })
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([rank, assignments]) => ({ contradictions: Math.floor(rank / 10), assignments }))
}

/** Without the spans that differ from an earlier one in lines alone that change no reading. */
function distinctSpans(table: Table, spans: readonly Span[]): Span[] {
  const isTelling = table.dated.map(
    ({ line, booked }, at) =>
      line.kind === 'annex' ||
      (line.kind === 'plain' && !table.markLines.has(at) && (booked !== null || hasMoney(table, at))),
  )
  const known = Map.groupBy(spans, ({ from, to }) => {
    const first = isTelling.indexOf(true, from)
    return first < 0 || first >= to ? '' : `${first} ${isTelling.lastIndexOf(true, to - 1)}`
  })
  return [...known.values()].map(([first]) => first!)
}

const hasMoney = ({ cells }: Table, at: number) => cells[at]!.some((amount) => amount !== undefined)

const isMoney = (table: Table, at: number) =>
  table.dated[at]!.line.kind === 'plain' && !table.markLines.has(at) && hasMoney(table, at)

/** Where each amount stands beside a day, the ways to find its day elsewhere read nothing else. */
function admissionsOf(table: Table, from: number, to: number): readonly Admission[] {
  for (let at = from; at < to; at++) if (table.dated[at]!.booked === null && isMoney(table, at)) return ADMISSIONS
  return ADMISSIONS.slice(0, 1)
}

function candidatesOf(
  table: Table,
  roles: ColumnRole[],
  spans: readonly Span[],
  openings: readonly BalanceMark[],
  closings: readonly BalanceMark[],
): Candidate[] {
  return spans.flatMap(({ from, to, extra }) =>
    admissionsOf(table, from, to).flatMap((admission) => {
      const reading = readTable(table, { roles, admission, from, to })
      if (reading.rows.length === 0) return []
      return [
        {
          ...(roles.includes('worded')
            ? weighWorded(reading, table, openings, closings)
            : { reading, proof: weigh(reading, openings, closings, table) }),
          extra,
        },
      ]
    }),
  )
}

/**
 * Where days stand below their amounts, none stands between the titles and the first amount: that one would be the first
 * booking's own.
 */
function hasDayAbove({ dated, markLines }: Table, { rows, hypothesis }: TableReading): boolean {
  if (hypothesis.admission !== 'date-below') return false
  const taken = new Set(rows.map(({ dateAt }) => dateAt)),
    first = rows[0]!.at,
    titled = dated.findLastIndex(({ line }, at) => at < first && line.kind === 'heading')
  return dated.some(
    ({ line, booked }, at) =>
      at > Math.max(titled, hypothesis.from - 1) &&
      at < first &&
      booked !== null &&
      line.kind === 'plain' &&
      !taken.has(at) &&
      !markLines.has(at),
  )
}

function weighWorded(
  unsigned: TableReading,
  table: Table,
  openings: readonly BalanceMark[],
  closings: readonly BalanceMark[],
): { reading: TableReading; proof: Proof } {
  const directed = directByWords(unsigned, table)
  const proof = weigh(directed.reading, openings, closings, table)
  const settled = proof.by === 'none' && proof.difference !== null ? settleBySums(directed, proof.difference) : null
  return settled
    ? { reading: settled, proof: weigh(settled, openings, closings, table) }
    : { reading: directed.reading, proof }
}

function isProven({ reading, proof }: Candidate, contradictions: number, table: Table): boolean {
  if (proof.by === 'none' || reading.violations > 0) return false
  if (contradictions > 0 && (proof.links ?? 0) < 3) return false
  const isTitled = (['debit', 'credit'] as const).every((side) => table.columns.some(({ titled }) => titled === side))
  // Without titles of both sides the sums of everything turned round close too: then the words must not speak against it, and must
  // speak for it when a balance was turned.
  if (
    !isTitled &&
    (proof.links ?? 0) < 3 &&
    wordVotes({ reading, proof, extra: false }, table) < (proof.flipped ? 1 : 0)
  )
    return false
  const ignoresBalances = reading.hypothesis.roles.some(
    (role, index) => role === 'none' && table.columns[index]!.titled === 'balance',
  )
  return !ignoresBalances && !couldBeMissed(reading)
}

/** Left-over amounts that cancel each other out would not show in the sums: they may be bookings. */
function couldBeMissed({ leftover }: TableReading): boolean {
  const nonzero = leftover.filter((cents) => cents !== 0)
  return (
    nonzero.length > 0 &&
    (nonzero.reduce((sum, cents) => sum + cents, 0) === 0 ||
      nonzero.some((cents, index) => nonzero.slice(index + 1).includes(-cents)))
  )
}

function titleVotes(
  columns: readonly Column[],
  roles: readonly ColumnRole[],
): { agreements: number; contradictions: number } {
  let agreements = 0,
    contradictions = 0
  columns.forEach(({ titled }, index) => {
    const role = roles[index]!
    if (titled === null) return
    if (titled === role || (titled === 'signed' && role === 'worded')) agreements++
    else contradictions++
  })
  return { agreements, contradictions }
}

const signatureOf = ({ rows }: TableReading) =>
  rows
    .map((row) => row.cents)
    .filter((cents) => cents !== 0)
    .join(' ')

/**
 * How many bookings go the way that their words say, less those that do not. Debits, credits and unsigned balances all
 * turned round close as well as the truth does:
 * without titles only the words can tell the two apart.
 */
function wordVotes({ reading }: Candidate, table: Table): number {
  return reading.rows.reduce((votes, row) => {
    const direction = directionAt(table, row.start, row.at)
    return direction === 'unknown' || row.cents === 0
      ? votes
      : votes + ((direction === 'in') === row.cents > 0 ? 1 : -1)
  }, 0)
}

/** What the lines of a booking say, asked once: hundreds of readings share them. */
const directions = new WeakMap<Table, Map<number, ReturnType<typeof directionOf>>>()

function directionAt(table: Table, start: number, at: number): ReturnType<typeof directionOf> {
  const known = directions.get(table) ?? new Map<number, ReturnType<typeof directionOf>>(),
    key = start * table.dated.length + at
  directions.set(table, known)
  const direction =
    known.get(key) ??
    directionOf(
      table.dated
        .slice(start, at + 2)
        .map(({ line }) => line.folded)
        .join(' '),
    )
  known.set(key, direction)
  return direction
}

const bookingsIn = ({ rows }: TableReading) => rows.filter((row) => row.cents !== 0).length

/** Better first: more bookings, then more balances that bear them out, then the stricter admission. */
const byStanding = (a: Candidate, b: Candidate): number =>
  bookingsIn(b.reading) - bookingsIn(a.reading) ||
  (b.proof.links ?? 0) - (a.proof.links ?? 0) ||
  ADMISSIONS.indexOf(a.reading.hypothesis.admission) - ADMISSIONS.indexOf(b.reading.hypothesis.admission)

/** So much nearer, in points, one reading's dates must be for another's to be given up. */
const CLEARLY_NEARER = 1

/**
 * Of the readings with the same bookings the one whose dates stand nearest to their amounts: a date may be printed
 * above its amount or below.
 */
function nearestDates(
  best: Candidate,
  alike: readonly Candidate[],
  table: Table,
): Pick<Judged, 'reading' | 'areDaysUnique'> {
  const same = alike.map(({ reading }) => ({ reading, distance: dateDistance(reading, table) }))
  const nearest = same.reduce((near, other) => (other.distance < near.distance - CLEARLY_NEARER ? other : near), {
    reading: best.reading,
    distance: dateDistance(best.reading, table),
  })
  const areDaysUnique = same.every(
    ({ reading, distance }) =>
      daysOf(reading) === daysOf(nearest.reading) || distance > nearest.distance + CLEARLY_NEARER,
  )
  return { reading: nearest.reading, areDaysUnique }
}

const daysOf = ({ rows }: TableReading) => rows.flatMap(({ booked, cents }) => (cents === 0 ? [] : [booked])).join()

/** As far apart as lines of one booking get, for dates and amounts that a new page parts. */
const PAGE_TURN = 40

const dateDistance = (reading: TableReading, table: Table): number =>
  reading.rows.reduce((sum, row) => {
    const [date, amount] = [table.dated[row.dateAt]!.line, table.dated[row.at]!.line]
    return sum + (date.page === amount.page ? Math.abs(date.y0 - amount.y0) : PAGE_TURN)
  }, 0)

/**
 * Without proof and titles: signs that are printed are meant, running balances that link are balances, and an unsigned
 * column is not all income.
 */
function unnaturalness({ reading, proof, extra }: Candidate, hasSigns: readonly boolean[]): number {
  const { roles } = reading.hypothesis
  const ignoredSigns = roles.filter((role, index) => hasSigns[index] && role !== 'signed' && role !== 'balance').length
  const guessedSigns = roles.some((role, index) => role === 'signed' && !hasSigns[index]) ? 1 : 0
  return (extra ? 5 : 0) + 3 * ignoredSigns + 2 * guessedSigns + reading.violations - 4 * Math.min(1, proof.links ?? -1)
}
