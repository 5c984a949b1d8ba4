/** A second look at the printed zone: the card set straight and enlarged, read for words anywhere on it. */
import type { Day } from '@attesta/domain/day.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { flattenLight } from '../../image/flatten-light.ts'
import type { GrayImage } from '../../image/gray-image.ts'
import { fold } from '../../layout/fold.ts'
import { textOf } from '../../layout/rows.ts'
import { recognizeUpright } from '../../ocr/recognize.ts'
import { boxAround, type Page, type Word } from '../../read/word.ts'
import { type PrintedFields, readPrintedFields } from './printed-fields.ts'
import type { CardLanguage } from './read-face.ts'
import { straightenCard } from './straighten.ts'
import { titleIn, type Title } from './titles.ts'

export interface Look {
  printed: PrintedFields
  title: Title | null
  text: string
  /** All that was read, in units of the page; none where it is not known which of its places they have. */
  words: readonly Word[]
}

export interface Looking {
  page: Page
  /**
   * Leads from the picture's pixels to the page; null when the page was not upright, and then the whole page is the
   * place of every word.
   */
  scale: number | null
  today: Day
  language: CardLanguage
  /** The picture is known to stand upright. */
  isUpright: boolean
  /** Where the picture was cut out of the page's. */
  origin?: { left: number; top: number }
  /** Print in a reflection or a shadow shows when the light is made even; other print is read better as it is. */
  light?: 'as it fell' | 'even'
}

export async function lookAgain(
  picture: GrayImage,
  { page, scale, today, language, isUpright, origin = { left: 0, top: 0 }, light = 'as it fell' }: Looking,
): Promise<Look> {
  const print = scale !== null && origin.left === 0 && origin.top === 0 ? printIn(page, scale) : null
  const { image, backTo } = await straightenCard(picture, print)
  const { words, turn } = await recognizeUpright(light === 'even' ? flattenLight(image) : image, {
    languages: language === 'German' ? ['deu'] : ['ita', 'deu', 'eng'],
    segmentation: 'sparse',
    ...(isUpright && { turns: [0] }),
  })
  const card: Page = { ...page, width: image.width, height: image.height, words }
  const printed = readPrintedFields(card, today),
    { labels: _, ...values } = printed
  const isPlaced = scale !== null && turn === 0
  const onPage = (word: Word): Word => {
    if (!isPlaced) return { ...word, x0: 0, y0: 0, x1: page.width, y1: page.height }
    const corners = [
      backTo(word.x0, word.y0),
      backTo(word.x1, word.y0),
      backTo(word.x0, word.y1),
      backTo(word.x1, word.y1),
    ]
    const xs = corners.map((corner) => (corner.x + origin.left) * scale),
      ys = corners.map((corner) => (corner.y + origin.top) * scale)
    return { ...word, x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
  }
  for (const field of Object.values(values).filter((value) => value !== undefined))
    field.words = field.words.map(onPage)
  return { printed, title: titleIn(textOf(words)), text: textOf(words), words: isPlaced ? words.map(onPage) : [] }
}

/** Words read with less are specks and patterns. */
const PRINT_CONFIDENCE = 60

/** Where the page's words stand, in pixels of its picture. */
function printIn({ words }: Page, scale: number): Box | null {
  const sure = words.filter(({ confidence }) => confidence >= PRINT_CONFIDENCE)
  if (sure.length === 0) return null
  const [x, y, width, height] = boxAround(sure)
  return [x / scale, y / scale, width / scale, height / scale]
}

const valuesOf = ({ labels, ...values }: PrintedFields) =>
  2 * Object.values(values).filter((value) => value !== undefined).length + 0.5 * labels.size

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Without the values that were sought in vain: laid over another look they would hide what that one read. */
export const foundIn = (printed: PrintedFields): PrintedFields =>
  Object.fromEntries(Object.entries(printed).filter(([, value]) => value !== undefined)) as unknown as PrintedFields

/** The better look, with what only the other one saw. */
export function merged(first: Look, second: Look, language: CardLanguage): Look {
  if (first === second) return first
  const isSecondBetter = valuesOf(second.printed) > valuesOf(first.printed) - (language === 'German' ? 3 : 0)
  const [better, other] = isSecondBetter ? [second, first] : [first, second]
  const { labels: _, ...more } = foundIn(other.printed)
  const printed: PrintedFields = {
    ...more,
    ...foundIn(better.printed),
    labels: new Set([...first.printed.labels, ...second.printed.labels]),
  }
  for (const field of ['surname', 'givenNames', 'birthPlace'] as const) {
    const accented = other.printed[field],
      plain = printed[field]
    if (plain && accented && fold(accented.value).startsWith(`${fold(plain.value)} `)) printed[field] = accented
    // Readers drop the dots of capitals, and never add any.
    if (
      plain &&
      accented &&
      fold(accented.value) === fold(plain.value) &&
      accented.value !== plain.value &&
      plain.value === withoutMarks(accented.value)
    )
      printed[field] = accented
  }
  return {
    printed,
    title: first.title ?? second.title,
    text: `${first.text} ${second.text}`,
    words: together(first.words, second.words),
  }
}

/** A label that one look read stands above the value that another one read. */
export function filledFromAll(look: Look, page: Page, today: Day): Look {
  const { labels, ...found } = readPrintedFields({ ...page, words: [...look.words] }, today)
  return {
    ...look,
    printed: {
      ...foundIn({ ...found, labels }),
      ...foundIn(look.printed),
      labels: new Set([...look.printed.labels, ...labels]),
    },
  }
}

/** The words of two looks; of two at one place the surer one, and of those that one look alone read the sure ones. */
function together(first: readonly Word[], second: readonly Word[]): Word[] {
  const isAt = (one: Word) => (other: Word) =>
    Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0) && Math.min(one.y1, other.y1) > Math.max(one.y0, other.y0)
  const kept = first.filter((word) => !second.some((other) => isAt(word)(other) && other.confidence > word.confidence))
  return [...kept, ...second.filter((word) => word.confidence >= PRINT_CONFIDENCE && !kept.some(isAt(word)))]
}
