/** The words that a label announces: the rest of its line up to a gap, or the cell beneath it. */
import { textOf } from '../../layout/rows.ts'
import { readDate } from '../../layout/dates.ts'
import type { Word } from '../../read/word.ts'
import { boxEnd, columnOf } from './amount-candidates.ts'
import { cellsOn, heightOf, type LabelHit, type Sheet } from './sheet.ts'

export interface CellText {
  text: string
  words: Word[]
  page: number
}

const cell = (page: number, words: Word[]): CellText[] =>
  words.length === 0 ? [] : [{ text: textOf(words).replace(/^[\s:.…-]+/, ''), words, page }]

/** «COMUNE DI LECCO» under the employer's caption is its name, though COMUNE is a caption too. */
const isNamesake = <Field extends string>(hit: LabelHit<Field>, other: LabelHit<Field>) =>
  hit.field === 'employer' && !other.exact && (other.field === 'employer' || other.field === 'neighbour')

/** To the right first, then up to three lines beneath; labels of their own are no values. */
export function textsOf<Field extends string>(sheet: Sheet<Field>, hit: LabelHit<Field>): CellText[] {
  const isLabel = (words: readonly Word[]) =>
    sheet.hits.some((other) => other.words.includes(words[0]!) && !isNamesake(hit, other))
  return [...rightText(sheet, hit), ...beneathTexts(sheet, hit)].filter(
    ({ words, text }) => !isLabel(words) && text !== '' && !(OF_PEOPLE.has(hit.field) && isAmongCaptions(sheet, words)),
  )
}

/** Their values are words, as captions are. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['employer', 'employee', 'surname', 'given_name'])

/** Starts of cells below each other in a form differ by no more, in points or pixels. */
const ALIGNED = 4

/**
 * In a row of boxes with a known caption the others hold captions too: words without a digit, each over a cell of its
 * own.
 */
function isAmongCaptions<Field extends string>(sheet: Sheet<Field>, words: readonly Word[]): boolean {
  if (valueSide(sheet) === 'right') return false
  const { rows, hits } = sheet
  const index = rows.findIndex((row) => row.words.includes(words[0]!)),
    row = rows[index],
    below = rows[index + 1]
  if (!row || !below || row.words.some(({ text }) => /\d/.test(text))) return false
  const cells = cellsOn(row),
    own = cells.find((cell) => cell.includes(words[0]!))
  const isCaption = (cell: readonly Word[]) =>
    hits.some((hit) => hit.exact && cell.every((word) => hit.words.includes(word)))
  const known = cells.filter(isCaption)
  if (known.length === 0 || !own || below.y0 - row.y1 > 2 * heightOf(row)) return false
  // A list has caption under caption.
  const starts = cellsOn(below)
    .filter((cell) => !isCaption(cell))
    .map((cell) => cell[0]!.x0)
  const stands = (cell: readonly Word[]) => starts.some((start) => Math.abs(start - cell[0]!.x0) <= ALIGNED)
  return stands(own) && known.some(stands)
}

/** 12/03/2021   RSSMRA80A41F205X   45198276378 */
const isTyped = (words: readonly Word[] | undefined) =>
  words !== undefined && (readDate(words[0]!.text) !== null || /^[A-Z\d]{10,16}$/.test(words[0]!.text))

/**
 * Does this form print values beside its captions or beneath them? Told by those whose values can be nothing else.
 * `null` where it has none, or both.
 */
export function valueSide<Field extends string>(sheet: Sheet<Field>): 'right' | 'beneath' | null {
  const sides = sheet.hits
    .filter(({ field, exact }) => exact && (field === 'hired_on' || field === 'fiscal_code'))
    .flatMap((hit): ('right' | 'beneath')[] =>
      isTyped(rightText(sheet, hit)[0]?.words)
        ? ['right']
        : isTyped(beneathTexts(sheet, hit)[0]?.words)
          ? ['beneath']
          : [],
    )
  return new Set(sides).size === 1 ? sides[0]! : null
}

/** What stands beside the label, or what stands beneath it, as the form prints its values. */
export const textsAt = <Field extends string>(
  sheet: Sheet<Field>,
  hit: LabelHit<Field>,
  side: 'right' | 'beneath',
): CellText[] => (side === 'right' ? rightText(sheet, hit) : beneathTexts(sheet, hit).slice(0, 1))

function rightText<Field extends string>({ rows, hits }: Sheet<Field>, hit: LabelHit<Field>): CellText[] {
  const row = rows[hit.row]!
  const stop = Math.min(
    // «5° livello» behind the caption of the level is its value.
    ...hits
      .filter((other) => other.row === hit.row && other.x0 > hit.x1 && other.field !== hit.field)
      .filter((other) => !isNamesake(hit, other))
      .map(({ x0 }) => x0),
    Infinity,
  )
  const words: Word[] = []
  for (const word of row.words.filter(({ x0 }) => x0 >= hit.x1 - 1 && x0 < stop)) {
    // A value may stand far from its label, but its own words stand together.
    if (words.length > 0 && word.x0 - words.at(-1)!.x1 > 1.6 * heightOf(row)) break
    words.push(word)
  }
  return cell(hit.page, words)
}

/**
 * On each line beneath: the cell under the label itself, else one in the label's box, else one that reaches into its
 * column.
 */
function beneathTexts<Field extends string>({ rows }: Sheet<Field>, hit: LabelHit<Field>): CellText[] {
  const heading = rows[hit.row]!,
    height = heightOf(heading)
  const { from } = columnOf(heading, hit),
    end = boxEnd(heading, hit)
  const start = cellsOn(heading).find((words) => words.includes(hit.words.at(-1)!))?.[0]!.x0 ?? hit.x0
  return rows
    .slice(hit.row + 1)
    .filter((row) => row.y0 - hit.y1 < 3 * height)
    .flatMap((row) => {
      const cells = cellsOn(row).filter((words) => words.at(-1)!.x1 > from && words[0]!.x0 < end)
      const under =
        cells.find((words) => words[0]!.x0 < hit.x1 && words.at(-1)!.x1 > hit.x0) ??
        cells.find((words) => words[0]!.x0 > start - height) ??
        cells[0]
      if (!under) return []
      // Boxes close to each other: the value begins where its caption does.
      const aligned = under.findIndex(({ x0 }) => Math.abs(x0 - start) <= ALIGNED)
      return cell(
        hit.page,
        under.slice(Math.max(0, aligned)).filter(({ x0 }) => x0 < end - 1),
      )
    })
}
