import { fold } from '../../layout/fold.ts'
import { type Row, rowsOf } from '../../layout/rows.ts'
import type { Page, Word } from '../../read/word.ts'
import { fieldOfLabel, isClosing, isSmall, isStrong, type LabelField, nearest, saysBirth } from './labels.ts'

/**
 * A label as printed, with the words that may be its value, the likelier ones first; and what stands on the line below
 * the value under it.
 */
export interface LabelledValue {
  field: LabelField
  /** What was read of the label speaks of a birth. */
  ofBirth: boolean
  label: Word[]
  values: Word[][]
  next: Word[]
}

interface Label {
  field: LabelField
  words: Word[]
  row: number
  x0: number
  x1: number
  y0: number
  y1: number
  height: number
}

/** The words apart at the signs that labels are joined with: `COGNOME/SURNAME` → cognome, surname; `Soyadı` → soyadi. */
const partsOf = (word: Word): string[] => fold(word.text).replaceAll('ı', 'i').split(' ').filter(Boolean)

/** Every label of the page with what stands below it and right of it. */
export function findLabelledValues(page: Page): LabelledValue[] {
  const rows = rowsOf(page)
  const labels = rows.flatMap((row, at) => labelsIn(row, at))
  const labelWords = new Set(labels.flatMap((label) => label.words))
  return labels.map((label) => ({
    field: label.field,
    ofBirth: saysBirth(label.words.flatMap(partsOf).map(nearest)),
    label: label.words,
    ...valuesOf(label, rows, labels, labelWords),
  }))
}

/**
 * Words of a language that we do not know are part of a label when one we know stands behind a slash: `urodzenia/Date`.
 * Values are set in capitals.
 */
function isLabelWord(word: Word, isBegun: boolean): boolean {
  const parts = partsOf(word)
  if (/\p{L}\/\p{L}/u.test(word.text) && parts.some((part) => part.length >= 3 && isStrong(part))) return true
  return parts.length > 0 && parts.every((part) => isStrong(part) || isSmall(part)) && (isBegun || parts.some(isStrong))
}

function labelsIn(row: Row, at: number): Label[] {
  const found: Label[] = []
  let run: Word[] = [],
    start = 0
  const close = () => {
    const isEnd = (word: Word) => partsOf(word).some((part) => isStrong(part) || isClosing(part, word.text))
    while (run.length > 0 && !isEnd(run.at(-1)!)) run.pop()
    if (run.length > 0) found.push(labelOf([...leadIn(row.words, start, found.at(-1)?.words.at(-1)), ...run], at))
    run = []
  }
  for (const [index, word] of row.words.entries()) {
    const last = run.at(-1)
    // Labels side by side are apart; the words of one label are not, by the tallest of them: a lone E may be read half
    // as high.
    if (
      last &&
      word.x0 - last.x1 >
        (isJoining(last) || isJoining(word) ? JOINED : APART) * Math.max(...run.map(({ y0, y1 }) => y1 - y0))
    )
      close()
    if (run.length === 0) start = index
    // A slash or bar between two languages keeps them together.
    if (partsOf(word).length === 0 && run.length > 0) run.push(word)
    else if (isLabelWord(word, run.length > 0)) run.push(word)
    else if (partsOf(word).length > 0) close()
  }
  close()
  return found
}

/**
 * Gap between two labels, in heights of their letters; before and after a word that opens no label, as `E` and `DI`, it
 * is wider.
 */
const APART = 1.1,
  JOINED = 1.8

const isJoining = (word: Word) => partsOf(word).every(isSmall)

/**
 * The words right before a label that belong to it though we do not know them: `7. Miejsce` before `urodzenia/Place of
 * birth`. Capitals alone are a value.
 */
function leadIn(words: readonly Word[], start: number, previous: Word | undefined): Word[] {
  let from = start
  while (from > 0) {
    const word = words[from - 1]!,
      next = words[from]!,
      height = next.y1 - next.y0
    const isPart =
      word !== previous &&
      next.x0 - word.x1 < APART * height &&
      word.y1 - word.y0 < 1.5 * height &&
      (/\p{Ll}/u.test(word.text) || /^\d{1,2}[.)]$/.test(word.text))
    if (!isPart) break
    from--
  }
  return words.slice(from, start)
}

function labelOf(words: Word[], row: number): Label {
  const heights = words.map((word) => word.y1 - word.y0).sort((a, b) => a - b)
  return {
    field: fieldOfLabel(words.flatMap(partsOf).map(nearest)),
    words,
    row,
    height: heights[heights.length >> 1]!,
    x0: Math.min(...words.map((w) => w.x0)),
    x1: Math.max(...words.map((w) => w.x1)),
    y0: Math.min(...words.map((w) => w.y0)),
    y1: Math.max(...words.map((w) => w.y1)),
  }
}

/** How far below its label a value may start, and how far right of it, in heights of the label's letters. */
const BELOW = 3.2,
  BESIDE = 18

function valuesOf(
  label: Label,
  rows: readonly Row[],
  labels: readonly Label[],
  labelWords: ReadonlySet<Word>,
): Pick<LabelledValue, 'values' | 'next'> {
  const neighbour = labels
    .filter((other) => other.row === label.row && other.x0 > label.x1)
    .sort((a, b) => a.x0 - b.x0)[0]
  const isFree = (word: Word) => !labelWords.has(word) && isText(word)
  const row = rows[label.row]!.words.filter(
    (word) => word.x0 >= label.x1 - 1 && (!neighbour || word.x1 <= neighbour.x0) && isFree(word),
  )
  const beside = row.slice(row.findIndex((word) => !isOrdinal(word)))
  const isNear =
    beside.length > 0 &&
    !isOrdinal(beside[0]!) &&
    (beside[0]!.x0 - label.x1 < BESIDE * label.height || isInColumn(beside[0]!, label, rows, labels))
  const [under = [], next = []] = below(label, rows.slice(label.row + 1), neighbour, isFree)
  // Values are set larger than labels: small print beside a label is the rest of it, misread.
  const isLarger = under.length > 0 && under[0]!.y1 - under[0]!.y0 > 1.25 * label.height
  const candidates = [under, isNear ? joined(beside) : []]
  return { values: (isLarger ? candidates : candidates.toReversed()).filter((words) => words.length > 0), next }
}

/** However far off a short label is: two values beside other labels begin at the same place. */
const isInColumn = (value: Word, label: Label, rows: readonly Row[], labels: readonly Label[]) =>
  labels.filter(
    (other) =>
      other.row !== label.row &&
      rows[other.row]!.words.some(({ x0, y0, y1 }) => x0 > other.x1 && Math.abs(x0 - value.x0) < ALIGNED * (y1 - y0)),
  ).length >= 2

const ALIGNED = 0.5

/**
 * A value hangs under its own label; the label to the right bounds it, with some room for print that leans. Two lines
 * of it at most.
 */
function below(
  label: Label,
  rows: readonly Row[],
  neighbour: Label | undefined,
  isFree: (word: Word) => boolean,
): Word[][] {
  const right = neighbour ? neighbour.x0 - 0.5 * label.height : Infinity,
    lines: Word[][] = []
  let bottom = label.y1
  for (const row of rows) {
    const words = row.words.filter(
      (word) => word.x0 >= label.x0 - 2.5 * label.height && word.x0 < right && isFree(word),
    )
    if (words.length === 0) continue
    const top = Math.min(...words.map((word) => word.y0))
    if (top < label.y0 + 0.4 * label.height) continue
    if (top - bottom > BELOW * label.height || words[0]!.x0 > label.x0 + 6 * label.height) break
    lines.push(joined(words))
    bottom = Math.max(...words.map((word) => word.y1))
    if (lines.length === 2) break
  }
  return lines
}

/** `(1)` and `No.` belong to the label before them. */
const isOrdinal = (word: Word) => /^(\d|no?|nr)?$/.test(fold(word.text))

const isText = (word: Word) => /[\p{L}\d]/u.test(word.text)

/** The words up to the first wide gap: what stands farther off belongs to something else. */
function joined(words: readonly Word[]): Word[] {
  const end = words.findIndex((word, at) => at > 0 && word.x0 - words[at - 1]!.x1 > 2.5 * (word.y1 - word.y0))
  return end < 0 ? [...words] : words.slice(0, end)
}
