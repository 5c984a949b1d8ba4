/** Bytes → pages of words: printed text where it is usable, else what can be read from the pixels. */
import type { Box, TextSource } from '@attesta/domain/facts/parse-result.ts'
import type { GrayImage } from '../image/gray-image.ts'
import { openImage } from '../image/open-image.ts'
import type { MrzReading } from '../mrz/read-zone.ts'
import { readPage } from '../ocr/read-page.ts'
import { openPdf, type PdfFile, type PdfMetadata } from './pdf.ts'
import type { PaintedPage } from './pdf-objects.ts'
import type { SignatureFacts } from './pdf-signatures.ts'
import { isNonsense } from './readable.ts'
import { HostileFile } from './refusal-of-file.ts'
import { runsByItself } from './active-content.ts'
import { sightOf, type Sight } from './sight.ts'
import { sniff, type FileForm } from './sniff.ts'
import type { Page, Word } from './word.ts'

export interface ReadFile {
  form: FileForm
  pages: Page[]
  /** Pixels of the pages that were read from them, upright and straight, by page number. */
  images: Map<number, GrayImage>
  /**
   * Their machine readable zones, by page number; null where there is none to be believed. A page that none was looked
   * for on is not among them.
   */
  zones: Map<number, MrzReading | null>
  /** Where a box of such a page lies on the page as it was handed in. */
  places: Map<number, (box: Box) => Box>
  source: TextSource
  /** Pages that were left unread because there were too many of them to recognise. */
  skipped: number
  isCutOff: boolean
  pdf: {
    metadata: PdfMetadata
    signatures: SignatureFacts[]
    painted: PaintedPage[]
    sights: Sight[]
    /** What the file's own text says of pages whose picture was read in its place, by page number. */
    layers: Map<number, readonly Word[]>
  } | null
}

/** Told once, before pages are read from pixels: that takes seconds for each, and the clock outside must know. */
export type OnRecognition = (pages: number) => void

/** Best between speed and accuracy: 300 gives nothing more on clean pages. */
const OCR_DPI = 200
/** In points. */
const A4_HEIGHT = 841.89
const MAX_RECOGNISED = 12
/** Pages whose painting is looked at: a change is not hidden on page 60. */
const MAX_PAINTED = 40

/** @throws RefusalOfFile when there is nothing to read */
export async function readFile(bytes: Uint8Array, onRecognition: OnRecognition): Promise<ReadFile> {
  const form = await sniff(bytes)
  if (form !== 'pdf') {
    const picture = await openImage(bytes)
    onRecognition(1)
    const { words, image, zone, placeOf } = await readPage(picture)
    return {
      form,
      pages: [pageOf(1, image.width, image.height, words, isRead(words, zone))],
      images: new Map([[1, image]]),
      zones: new Map(zone === undefined ? [] : [[1, zone]]),
      places: new Map([[1, placeOf]]),
      source: isRead(words, zone) ? 'ocr' : 'none',
      skipped: 0,
      isCutOff: false,
      pdf: null,
    }
  }
  if (runsByItself(bytes)) throw new HostileFile('the PDF runs something when it is opened')
  const pdf = await openPdf(bytes)
  try {
    return await readPdf(pdf, onRecognition)
  } finally {
    pdf.close()
  }
}

async function readPdf(pdf: PdfFile, onRecognition: OnRecognition): Promise<ReadFile> {
  const images: ReadFile['images'] = new Map(),
    zones: ReadFile['zones'] = new Map(),
    places: ReadFile['places'] = new Map()
  const prints = Array.from({ length: pdf.pageCount }, (_, index) => printOf(pdf, index + 1)),
    pages = prints.map(({ page }) => page)
  const looked = prints.flatMap(({ looked: one }) => one ?? [])
  const layers = new Map(prints.flatMap(({ page, layer }) => (layer ? [[page.number, layer] as const] : [])))
  const blind = prints.filter(({ isBlind }) => isBlind).map(({ page }) => page)
  const withInk = blind.filter((page) => hasInk(pdf, page.number))
  const chosen = withInk.slice(0, MAX_RECOGNISED)
  if (chosen.length > 0) onRecognition(chosen.length)
  let isOfLetter = false
  for (const page of chosen) {
    const picture = pictureOf(pdf, page.number)
    const { words, image, zone, isFull, isCutOut, placeOf } = await readPage(picture, isOfLetter)
    isOfLetter ||= isFull
    // As if the words were printed: in points of the page that was rendered, or of the sheet that was photographed.
    const pageScale = Math.max(page.width, page.height) / Math.max(picture.width, picture.height),
      scale = isCutOut ? A4_HEIGHT / Math.max(image.width, image.height) : pageScale
    const inPoints = words.map((word): Word => ({
      ...word,
      x0: word.x0 * scale,
      y0: word.y0 * scale,
      x1: word.x1 * scale,
      y1: word.y1 * scale,
      size: word.size * scale,
    }))
    pages[page.number - 1] = pageOf(
      page.number,
      image.width * scale,
      image.height * scale,
      inPoints,
      isRead(words, zone),
    )
    images.set(page.number, image)
    if (zone !== undefined) zones.set(page.number, zone)
    places.set(page.number, (box) => scaleBox(placeOf(scaleBox(box, 1 / scale)), pageScale))
  }
  const sources = new Set(pages.map((page) => page.source).filter((source) => source !== 'none'))
  return {
    form: 'pdf',
    pages,
    images,
    zones,
    places,
    skipped: withInk.length - chosen.length,
    isCutOff: pdf.isCutOff,
    source: sources.size === 2 ? 'mixed' : ([...sources][0] ?? 'none'),
    pdf: {
      metadata: pdf.metadata,
      signatures: pdf.signatures,
      painted: looked.map(({ painted }) => painted),
      sights: looked.map(({ sight }) => sight),
      layers,
    },
  }
}

/** The pixels that a page without usable print is read from. */
export const pictureOf = (pdf: PdfFile, number: number): GrayImage =>
  pdf.renderGray(number, pdf.pictureDpi(number) ?? OCR_DPI)

export interface Print {
  /** With the words that its file prints and the eye can see. */
  page: Page
  /** Undefined for pages that are not looked at so closely. */
  looked: { painted: PaintedPage; sight: Sight } | undefined
  /** What the file's text says under a picture that hides it. */
  layer: readonly Word[] | undefined
  /** What counts is its picture. */
  isBlind: boolean
}

/** What a file prints on a page, and whether that or the page's picture is to be read. */
export function printOf(pdf: PdfFile, number: number): Print {
  const read = pdf.readPage(number),
    page: Page = isNonsense(read.words) ? { ...read, words: [], source: 'none' } : read
  if (number > MAX_PAINTED) return { page, looked: undefined, layer: undefined, isBlind: page.words.length === 0 }
  const painted = pdf.painted(number)
  if (isLayerUnderPicture(painted))
    return { page, looked: { painted, sight: NOTHING_HIDDEN }, layer: page.words, isBlind: true }
  const sight = look(pdf, page, painted),
    seen =
      sight.unseen.length > 0 ? { ...page, words: page.words.filter((word) => !sight.unseen.includes(word)) } : page
  return {
    page: seen,
    looked: { painted, sight },
    layer: undefined,
    isBlind: seen.words.length === 0 || isPictureWithStamp(seen, painted),
  }
}

export const scaleBox = ([x, y, width, height]: Box, scale: number): Box => [
  x * scale,
  y * scale,
  width * scale,
  height * scale,
]

const pageOf = (number: number, width: number, height: number, words: Word[], isOfPixels: boolean): Page => ({
  number,
  width,
  height,
  source: isOfPixels ? 'ocr' : 'none',
  words,
})

/** The zone of a card is read without words. */
const isRead = (words: readonly Word[], zone: MrzReading | null | undefined) =>
  words.length > 0 || (zone !== null && zone !== undefined)

/** A scan with only a fax line or a stamp of text on it. */
const FEW_WORDS = 15
const isPictureWithStamp = (page: Page, painted: PaintedPage) =>
  painted.imageShare > 0.6 && page.words.length < FEW_WORDS

/**
 * Text without ink under a picture of the page may say anything: what counts is what the eye reads, so the picture is
 * read.
 */
const LAYER_SHARE = 0.3
const isLayerUnderPicture = (painted: PaintedPage) =>
  painted.imageShare > 0.6 && painted.unseenText > LAYER_SHARE * (painted.unseenText + painted.visibleText)

const NOTHING_HIDDEN: Sight = { unseen: [], overlaid: [] }
const LOOK_DPI = 90

/** Pages are rendered only where something on them may hide something. */
function look(pdf: PdfFile, page: Page, painted: PaintedPage): Sight {
  let withNotes: GrayImage | undefined, withoutNotes: GrayImage | undefined
  return sightOf(page, painted, {
    withNotes: () => (withNotes ??= pdf.renderGray(page.number, LOOK_DPI)),
    withoutNotes: () => (withoutNotes ??= pdf.renderGray(page.number, LOOK_DPI, false)),
  })
}

/** An empty page at the end of a file is nothing to recognise. */
function hasInk(pdf: PdfFile, number: number): boolean {
  const { data } = pdf.renderGray(number, 36)
  let dark = 0
  for (const shade of data) if (shade < 160) dark++
  return dark > data.length * 0.0005
}
