/** One picture of an identity document: its machine readable zone, its printed zone and its barcode. */
import type { Day } from '@attesta/domain/day.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { type GrayImage, turnImage } from '../../image/gray-image.ts'
import { recognizeUpright } from '../../ocr/recognize.ts'
import { textOf } from '../../layout/rows.ts'
import type { Page, Word } from '../../read/word.ts'
import { type FiscalBarcode, readFiscalBarcode } from './barcode.ts'
import { factsOfZone, type MrzFacts } from './mrz/facts.ts'
import { layouts } from './mrz/format.ts'
import { readZone } from './mrz/read-zone.ts'
import { type PrintedFields, readPrintedFields } from './printed-fields.ts'
import { straightenCard } from './straighten.ts'
import { titleIn, type Title } from './titles.ts'

export interface Face {
  page: number
  mrz: MrzFacts | null
  printed: PrintedFields
  title: Title | null
  barcode: FiscalBarcode | null
}

/** One check digit in ten holds by chance; a zone of which not even two hold was not read, and nothing of it is believed. */
const MIN_HOLDING = 2
/** Pages with so many words are letters and forms, no cards. */
const WORDS_OF_A_LETTER = 220

/** null when neither a zone nor the labels say that this may be an identity document. */
export async function readFace(page: Page, image: GrayImage, today: Day): Promise<Face | null> {
  if (page.words.length > WORDS_OF_A_LETTER) return null
  const found = await readZone(image)
  const zone = found && layouts[found.format].checks.length - found.failed.length >= MIN_HOLDING ? found : null
  const upright = turnImage(image, zone?.turn ?? 0), scale = page.width / image.width
  const isTurned = zone !== null && zone.turn !== 0
  const mrz = zone && factsOfZone({ ...zone, box: isTurned ? [0, 0, page.width, page.height] : scaled(zone.box, scale) }, today)
  const first = { printed: readPrintedFields(page, today), title: titleIn(textOf(page.words)) }
  const isEnough = mrz?.valid ? mrz.format !== 'TD1' || first.printed.fiscalCode !== undefined : isComplete(first.printed)
  const second = isEnough ? first : await readAgain(zone ? withoutZone(upright, zone.box) : upright, page, isTurned ? null : scale, today)
  const { printed } = valuesOf(second.printed) > valuesOf(first.printed) ? second : first
  const title = first.title ?? second.title
  if (!mrz && !isPromising(printed, title)) return null
  const barcode = printed.fiscalCode === undefined || title?.document === 'fiscal_card' ? await readFiscalBarcode(upright) : null
  return { page: page.number, mrz, printed, title, barcode: barcode && { ...barcode, box: isTurned ? [0, 0, page.width, page.height] : scaled(barcode.box, scale) } }
}

const isComplete = ({ surname, givenNames, bornOn, expiresOn }: PrintedFields) => [surname, givenNames, bornOn, expiresOn].every((field) => field !== undefined)

const valuesOf = ({ labels, ...values }: PrintedFields) => 2 * Object.values(values).filter((value) => value !== undefined).length + 0.5 * labels.size

/** Labels of a card's front. Contracts and forms name some of them too, and cite an identity card in passing: a title alone proves nothing. */
function isPromising({ labels }: PrintedFields, title: Title | null): boolean {
  const names = ['surname', 'given_names'].filter((field) => labels.has(field as 'surname')).length
  const facts = ['birth', 'birth_date', 'birth_place', 'sex', 'expires', 'nationality', 'fiscal_code'].filter((field) => labels.has(field as 'birth')).length
  return title ? names >= 1 && names + facts >= 3 : names === 2 && facts >= 3
}

const scaled = ([x, y, width, height]: Box, scale: number): Box => [x * scale, y * scale, width * scale, height * scale]

/** The picture with its machine readable zone painted over: the page reader takes seconds over rows of fillers and makes words of them. */
function withoutZone({ width, height, data }: GrayImage, [left, top, zoneWidth, zoneHeight]: Box): GrayImage {
  const painted = Uint8Array.from(data), shade = data[Math.max(0, Math.round(top) - 2) * width + Math.max(0, Math.round(left))]!
  const from = Math.max(0, Math.floor(left)), to = Math.min(width, Math.ceil(left + zoneWidth))
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + zoneHeight); y++) painted.fill(shade, y * width + from, y * width + to)
  return { width, height, data: painted }
}

/** Reads the printed zone from the straightened card. `scale` leads back to the page; null when the page was not upright, and then the whole page is the place. */
async function readAgain(upright: GrayImage, page: Page, scale: number | null, today: Day): Promise<{ printed: PrintedFields; title: Title | null }> {
  const { image, backTo } = await straightenCard(upright)
  const { words, turn } = await recognizeUpright(image, { languages: ['ita', 'deu', 'eng'], segmentation: 'sparse' })
  const card: Page = { ...page, width: image.width, height: image.height, words }
  const printed = readPrintedFields(card, today)
  const { labels: _, ...values } = printed
  for (const field of Object.values(values).filter((value) => value !== undefined)) {
    field.words = field.words.map((word: Word): Word => {
      if (scale === null || turn !== 0) return { ...word, x0: 0, y0: 0, x1: page.width, y1: page.height }
      const corners = [backTo(word.x0, word.y0), backTo(word.x1, word.y0), backTo(word.x0, word.y1), backTo(word.x1, word.y1)]
      const xs = corners.map((c) => c.x * scale), ys = corners.map((c) => c.y * scale)
      return { ...word, x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
    })
  }
  return { printed, title: titleIn(textOf(words)) }
}
