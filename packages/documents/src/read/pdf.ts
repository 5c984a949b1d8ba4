/**
 * One PDF file: its words, its pictures, its metadata. Calls are synchronous once the engine has started; nothing in
 * the file is ever run.
 */
import type { GrayImage, Turn } from '../image/gray-image.ts'
import { frameOf, setUpright, turnOfPrint, wordsOf } from './pdf-words.ts'
import { paintedOn, type PaintedPage } from './pdf-objects.ts'
import { signaturesOf, type SignatureFacts } from './pdf-signatures.ts'
import { guardEngine, loadDocument, readUtf16, startEngine, withMemory } from './pdfium.ts'
import { LimitExceeded, UnreadableFile } from './refusal-of-file.ts'
import type { Page } from './word.ts'

export interface PdfMetadata {
  producer: string
  creator: string
  created: string
  modified: string
  title: string
}

export interface PdfFile {
  pageCount: number
  /** The end of the file is missing: what is read from it may be half of what was written. */
  isCutOff: boolean
  metadata: PdfMetadata
  signatures: SignatureFacts[]
  /** Number is 1-based, as in `Page.number`. */
  readPage(number: number): Page
  /** How its print lies on the page as it is rendered: `readPage` turns it upright. */
  turnOfPrint(number: number): Turn
  painted(number: number): PaintedPage
  /** The resolution of a picture that is the whole page, within what reading can use; null when the page is none. */
  pictureDpi(number: number): number | null
  /**
   * Gray pixels of a page, scaled down when it would have more than 40 million; with what was noted on it unless told
   * not to.
   */
  renderGray(number: number, dpi: number, withNotes?: boolean): GrayImage
  close(): void
}

/** Longer files are no documents of a person; reading them would only burn time. */
const MAX_PAGES = 500
const MAX_PIXELS = 40_000_000
/** A page that is a picture has it among its first objects. */
const MAX_OBJECTS = 5
const IMAGE = 3
/**
 * Pixels of a page's longer side that reading can use, and the resolution below which rendering at the usual one loses
 * nothing.
 */
const MAX_USEFUL = 3000,
  MIN_USEFUL_DPI = 100
const GRAY = 1,
  WITH_ANNOTATIONS = 0x01

/** @throws RefusalOfFile: locked, damaged, without a page, or too much */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const p = await startEngine()
  const document = loadDocument(p, bytes)
  const pageCount = p.FPDF_GetPageCount(document.handle)
  if (pageCount === 0) {
    document.close()
    throw new UnreadableFile('the PDF has no page')
  }
  if (pageCount > MAX_PAGES) {
    document.close()
    throw new LimitExceeded(`the PDF has ${pageCount} pages`)
  }

  const onPage = <T>(number: number, use: (page: number) => T): T =>
    guardEngine(() => {
      const page = p.FPDF_LoadPage(document.handle, number - 1)
      if (page === 0) throw new UnreadableFile(`page ${number} cannot be opened`)
      try {
        return use(page)
      } finally {
        p.FPDF_ClosePage(page)
      }
    })
  const meta = (tag: string) => readUtf16(p, (pointer, size) => p.FPDF_GetMetaText(document.handle, tag, pointer, size))

  return {
    pageCount,
    isCutOff: isCutOff(bytes),
    metadata: {
      producer: meta('Producer'),
      creator: meta('Creator'),
      created: meta('CreationDate'),
      modified: meta('ModDate'),
      title: meta('Title'),
    },
    signatures: signaturesOf(p, document.handle),
    readPage: (number) =>
      onPage(number, (page) => {
        const frame = frameOf(p, page)
        const words = wordsOf(p, page, frame)
        return setUpright({
          number,
          width: frame.width,
          height: frame.height,
          source: words.length > 0 ? 'text' : 'none',
          words,
        })
      }),
    turnOfPrint: (number) => onPage(number, (page) => turnOfPrint(wordsOf(p, page, frameOf(p, page)))),
    pictureDpi: (number) =>
      onPage(number, (page) => {
        const image = Array.from({ length: Math.min(p.FPDFPage_CountObjects(page), MAX_OBJECTS) }, (_, at) =>
          p.FPDFPage_GetObject(page, at),
        ).find((object) => p.FPDFPageObj_GetType(object) === IMAGE)
        if (image === undefined) return null
        const longest = withMemory(p, 8, (size) =>
          p.FPDFImageObj_GetImagePixelSize(image, size, size + 4)
            ? Math.max(...new Uint32Array(p.pdfium.HEAPU8.buffer, size, 2))
            : 0,
        )
        const inches = Math.max(p.FPDF_GetPageWidthF(page), p.FPDF_GetPageHeightF(page)) / 72
        return Math.min(longest, MAX_USEFUL) < MIN_USEFUL_DPI * inches ? null : Math.min(longest, MAX_USEFUL) / inches
      }),
    painted: (number) => onPage(number, (page) => paintedOn(p, page, frameOf(p, page))),
    renderGray: (number, dpi, withNotes = true) =>
      onPage(number, (page) => {
        const points = p.FPDF_GetPageWidthF(page) * p.FPDF_GetPageHeightF(page)
        const scale = Math.min(dpi / 72, Math.sqrt(MAX_PIXELS / Math.max(1, points)))
        const width = Math.max(1, Math.floor(p.FPDF_GetPageWidthF(page) * scale)),
          height = Math.max(1, Math.floor(p.FPDF_GetPageHeightF(page) * scale))
        return withMemory(p, width * height, (pixels) => {
          const bitmap = p.FPDFBitmap_CreateEx(width, height, GRAY, pixels, width)
          try {
            p.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
            p.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withNotes ? WITH_ANNOTATIONS : 0)
            return { width, height, data: p.pdfium.HEAPU8.slice(pixels, pixels + width * height) }
          } finally {
            p.FPDFBitmap_Destroy(bitmap)
          }
        })
      }),
    close: () => document.close(),
  }
}

/** A whole file ends with its marker, give or take what transports append. */
const isCutOff = (bytes: Uint8Array) => !Buffer.from(bytes.subarray(Math.max(0, bytes.length - 2048))).includes('%%EOF')
