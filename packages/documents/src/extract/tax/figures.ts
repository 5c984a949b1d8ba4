/** Every amount that a form's words and box numbers may announce. */
import { candidatesOf, type AmountCandidate } from '../labels/amount-candidates.ts'
import { fold } from '../../layout/fold.ts'
import { cellsOf, textOf, type Row } from '../../layout/rows.ts'
import { boxOf, type Page, type Word } from '../../read/word.ts'
import { sheetOf, type LabelHit, type Sheet, type SheetAmount } from '../labels/sheet.ts'
import { alignedWholeEuros, boxedAmountsIn, columnedWholeEuros } from './boxed-amounts.ts'
import { captionUnder, code, codedCandidates } from './coded-lines.ts'
import { joinCells } from './comb-cells.ts'
import type { FormKind, TaxForm } from './forms.ts'
import { boxNumbers, captions, vocabularies, type TaxField } from './labels.ts'
import { withoutSpouse } from './spouse-column.ts'

export type TaxFigure = AmountCandidate<TaxField>

/**
 * A number names its box less surely than words do, and without a caption that says the same it may be a page number.
 */
const NUMBER_ALONE = 1,
  NUMBER_NAMED = 0.5

/**
 * The pages with the labels, box numbers and amounts of one kind of form. What is part of a numbered caption is that
 * number's: «27 Saldo 2025 addizionale comunale».
 */
export function taxSheetsOf(pages: readonly Page[], { kind, year }: Pick<TaxForm, 'kind' | 'year'>): Sheet<TaxField>[] {
  return pages.map((page) => {
    // A reader of pixels loses some cells and runs others together: the rest would be taken for the whole.
    const sheet = sheetOf(page.source === 'ocr' ? withoutRules(page) : joinCells(page), vocabularies[kind])
    const boxed = boxedAmountsIn(sheet.rows, { centsApart: kind === 'lohnsteuerbescheinigung' })
    const whole = boxed.filter(
      ({ words }) => !sheet.amounts.some((amount) => amount.words.some((word) => words.includes(word))),
    )
    const sure = [...sheet.amounts, ...whole],
      isSeen = page.source === 'ocr',
      aligned =
        kind === 'steuerbescheid' || (!isSeen && (kind === '730' || kind === 'redditi_pf'))
          ? alignedWholeEuros(sheet.rows, sure)
          : [],
      columned =
        isSeen && (kind === '730' || kind === 'steuerbescheid')
          ? columnedWholeEuros(sheet.rows, [...sure, ...aligned])
          : []
    const amounts = [...sure, ...aligned, ...columned].sort((a, b) => a.row - b.row || a.x0 - b.x0)
    const inAmounts = new Set(amounts.flatMap(({ words }) => words)),
      numbers = numberHits(sheet, kind).filter(({ words }) => !inAmounts.has(words[0]!))
    const inCaptions = new Set(
      numbers
        .filter(({ words }) => numberOf(words[0]!) in boxNumbers[kind])
        .flatMap(({ row, words }) => captionOf(sheet.rows[row]!, words[0]!).slice(1)),
    )
    return withoutSpouse({
      ...sheet,
      amounts,
      hits: [...sheet.hits.filter(({ words }) => !words.every((word) => inCaptions.has(word))), ...numbers].map((hit) =>
        isOfNextYear(sheet, hit, year) ? { ...hit, field: 'neighbour' as const } : hit,
      ),
    })
  })
}

/** «Acconto 2026 addizionale comunale» on a certificate of 2025: what next year's surcharge begins with. */
function isOfNextYear({ rows }: Sheet<TaxField>, hit: LabelHit<TaxField>, year: number | null): boolean {
  if (hit.field !== 'municipal_advance' || year === null) return false
  const row = rows[hit.row]!,
    own = cellsOf(row, CAPTION_GAP).find((words) => words.includes(hit.words.at(-1)!)) ?? []
  return [...own, ...captionOf(row, hit.words[0]!)].some(({ text }) => text === String(year + 1))
}

// ‘26 "14 _LM36 |72: what a reader of pixels makes of the box's own edge. Never ‚00, which is a blank box with its
// cents.
const RULE_BEFORE_CODE = /^[‘’'"“”„|_[\]]+(?=[A-Z]{2})/
const RULE_BEFORE_NUMBER = /^[‘’'"“”„|_[\]]+(?=(?:[1-9]\d{0,2}[a-d]?[.)]?|[A-Z]{2}\d{1,3})$)/

// RN]   RNI3   "RNl4: ones of a code. Behind a number stands the box's edge: RV1|
const MISREAD_CODE = /^(RN|RV|LM)([\dIl\]|]{1,2})$/

/** Numbers and codes of boxes without the edge of the box that was read as part of them, and with their ones. */
function withoutRules(page: Page): Page {
  return {
    ...page,
    words: page.words.map((word) => {
      const whole = word.text.replace(RULE_BEFORE_CODE, '').replace(/(?<=\d)[\]|]$/, ''),
        [, letters, digits] = MISREAD_CODE.exec(whole) ?? []
      if (letters) return { ...word, text: `${letters}${digits!.replace(/\D/g, '1')}` }
      return RULE_BEFORE_NUMBER.test(word.text) ? { ...word, text: word.text.replace(RULE_BEFORE_NUMBER, '') } : word
    }),
  }
}

/** A caption stands no further from its number than this many letter heights. */
const CAPTION_GAP = 2.5

/** Box numbers of one line rise by small steps; a larger step is a value (`6   365`). */
const STEP = 6

/**
 * `1`, `21`, `RN4`, `3.`: the first word of a line, or several rising on it; those that we do not use only end the box
 * before them.
 */
function numberHits({ rows, page }: Sheet<TaxField>, kind: FormKind): LabelHit<TaxField>[] {
  const numbers = boxNumbers[kind]
  // 1   21   361   3.   23a)   RN26
  const shape = kind === 'redditi_pf' ? /^(?:RN|RV|LM)\d{1,2}$/ : /^\d{1,3}[a-d]?[.)]?$/
  return rows.flatMap((row, index) => {
    const chain: Word[] = []
    for (const [at, word] of row.words.entries()) {
      const before = row.words[at - 1],
        isApart = before === undefined || word.x0 - before.x1 > 0.8 * (word.y1 - word.y0)
      const step = valueOf(word) - valueOf(chain.at(-1) ?? word)
      if (shape.test(word.text) && isApart && (chain.length === 0 || (step > 0 && step <= STEP))) chain.push(word)
    }
    if (
      chain.length === 0 ||
      (chain.length === 1 && (!beginsPart(row, chain[0]!) || !(numberOf(chain[0]!) in numbers)))
    )
      return []
    return chain.map((word): LabelHit<TaxField> => {
      const [x0, y0, width, height] = boxOf(word),
        field = numbers[numberOf(word)],
        end = captionOf(row, word).at(-1)?.x1 ?? x0 + width
      const caption = `${textOf(captionOf(row, word))} ${kind === 'redditi_pf' ? captionUnder({ rows }, index, word) : ''}`
      return {
        field: field && isCaptioned(caption, field) ? field : 'neighbour',
        strong: true,
        exact: true,
        page: page.number,
        row: index,
        words: [word],
        x0,
        x1: page.source === 'ocr' ? end : x0 + width,
        y0,
        y1: y0 + height,
      }
    })
  })
}

/**
 * The first word of its line, or of a part of it that says what the number is of: another column may stand before it.
 */
const beginsPart = (row: Row, number: Word) =>
  number === row.words[0] ||
  cellsOf(row, CAPTION_GAP).some((words) => words[0] === number && /\p{L}{3}/u.test(words[1]?.text ?? ''))

/** The words beside the number, or in the next cell, when it does not begin with a number itself. */
function captionOf(row: Row, number: Word): Word[] {
  const cells = cellsOf(row, CAPTION_GAP),
    at = cells.findIndex((words) => words.includes(number)),
    own = cells[at]!.slice(cells[at]!.indexOf(number) + 1),
    next = cells[at + 1]
  return own.length === 0 && next && /^\p{L}/u.test(next[0]!.text) ? next : own
}

/** No caption beside the number, or one that speaks of the field. */
function isCaptioned(printed: string, field: TaxField): boolean {
  const caption = fold(printed)
  return !/[a-z]{3}/.test(caption) || (captions[field]?.test(caption) ?? true)
}

const numberOf = ({ text }: Word) => text.replace(/[.)]+$/, '')
const valueOf = ({ text }: Word) => Number(text.replace(/\D/g, ''))

/** Figures of the words and of the numbers; where both announce one amount, it is the surer. */
export function taxFiguresOf(sheets: readonly Sheet<TaxField>[]): ReadonlyMap<TaxField, TaxFigure[]> {
  const figures = sheets.flatMap((sheet) =>
    sheet.hits.flatMap((hit): TaxFigure[] => [
      ...candidatesOf(sheet, hit)
        .filter(({ amount }) => !isOfOtherLine(sheet, hit, amount))
        .map((figure) => ({
          ...figure,
          cost:
            figure.cost +
            (!isNumber(hit)
              ? 0
              : captionOf(sheet.rows[hit.row]!, hit.words[0]!).length > 0
                ? NUMBER_NAMED
                : NUMBER_ALONE),
        })),
      ...(isCode(hit) ? codedCandidates(sheet, hit) : []),
    ]),
  )
  const byField = Map.groupBy(figures, ({ hit }) => hit.field)
  return new Map([...byField].map(([field, readings]) => [field, agreed(readings)]))
}

/** Lines further down with a caption of their own before the amount: a box that is blank has none of theirs. */
const isOfOtherLine = ({ hits }: Sheet<TaxField>, hit: LabelHit<TaxField>, amount: SheetAmount) =>
  amount.row > hit.row + 1 &&
  hits.some(
    (other) =>
      other.row === amount.row &&
      other.exact &&
      other.field !== hit.field &&
      other.x1 <= amount.x0 &&
      /\p{L}{3}/u.test(textOf(other.words)),
  )

const isCode = ({ words }: LabelHit<TaxField>) => words.length === 1 && code.test(words[0]!.text)
const isNumber = ({ words }: LabelHit<TaxField>) => words.length === 1 && /\d/.test(words[0]!.text)

/** Fields of which each label has an amount of its own: that two labels lead to one amount says nothing for it. */
const ofManyLines: ReadonlySet<TaxField> = new Set(['contributions', 'surcharge_withheld', 'surcharge_difference'])

/** Each amount once, at its least cost, less one for every further label that announces it. */
function agreed(readings: readonly TaxFigure[]): TaxFigure[] {
  return [...Map.groupBy(readings, ({ amount }) => amount).values()]
    .map((same) => {
      const best = same.reduce((least, next) => (next.cost < least.cost ? next : least))
      const further = ofManyLines.has(best.hit.field) ? 0 : new Set(same.map(({ hit }) => hit)).size - 1
      return { ...best, cost: best.cost - further }
    })
    .sort((a, b) => a.cost - b.cost)
}
