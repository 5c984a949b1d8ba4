/** Names who is shown a page, across all of it, in its very pixels. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GrayImage } from '../image/gray-image.ts'
import { guardEngine, startEngine, withMemory, type Engine } from '../read/pdfium.ts'
import { LimitExceeded } from '../read/refusal-of-file.ts'

const font = () =>
  readFileSync(fileURLToPath(import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')))

/**
 * Letters of 1/60 of the longer side; lines lean, and stand so close that no line of print is without a piece of one.
 */
const LETTER_SHARE = 1 / 60,
  LINE_STEP = 4.5,
  LEAN = (-18 * Math.PI) / 180
/** How much of the ink is laid on: print under it is still read. */
const STRENGTH = 0.4,
  SHADE = 110
const GRAY = 1,
  TRUETYPE = 2

/** The page with the text across it, again and again. */
export async function watermark(page: GrayImage, text: string): Promise<GrayImage> {
  const ink = inkOf(await startEngine(), page, text),
    data = Uint8Array.from(page.data)
  for (let at = 0; at < data.length; at++) {
    const share = (STRENGTH * (255 - ink[at]!)) / 255
    if (share > 0) data[at] = Math.round(data[at]! * (1 - share) + SHADE * share)
  }
  return { ...page, data }
}

/** Black on white, in the size of the page. */
function inkOf(p: Engine, { width, height }: GrayImage, text: string): Uint8Array {
  return guardEngine(() => {
    const letters = font()
    return withMemory(p, letters.length, (lettersAt) => {
      p.pdfium.HEAPU8.set(letters, lettersAt)
      const document = p.FPDF_CreateNewDocument()
      try {
        const face = p.FPDFText_LoadFont(document, lettersAt, letters.length, TRUETYPE, true)
        if (face === 0) throw new LimitExceeded('no font for the name across a page')
        const page = p.FPDFPage_New(document, 0, width, height),
          size = Math.max(width, height) * LETTER_SHARE,
          line = `${text}   ·   `.repeat(Math.ceil((2 * Math.max(width, height)) / (size * 0.4 * (text.length + 7))))
        for (let y = -height; y < 2 * height; y += size * LINE_STEP)
          writeLine(p, { document, face, page }, line, size, y)
        p.FPDFPage_GenerateContent(page)
        const pixels = rendered(p, page, width, height)
        p.FPDF_ClosePage(page)
        p.FPDFFont_Close(face)
        return pixels
      } finally {
        p.FPDF_CloseDocument(document)
      }
    })
  })
}

function writeLine(
  p: Engine,
  { document, face, page }: { document: number; face: number; page: number },
  line: string,
  size: number,
  y: number,
): void {
  const object = p.FPDFPageObj_CreateTextObj(document, face, size),
    wide = Buffer.from(`${line}\0`, 'utf16le')
  withMemory(p, wide.length, (at) => {
    p.pdfium.HEAPU8.set(wide, at)
    p.FPDFText_SetText(object, at)
  })
  p.FPDFPageObj_Transform(object, Math.cos(LEAN), Math.sin(LEAN), -Math.sin(LEAN), Math.cos(LEAN), -size, y)
  p.FPDFPage_InsertObject(page, object)
}

const rendered = (p: Engine, page: number, width: number, height: number): Uint8Array =>
  withMemory(p, width * height, (pixels) => {
    const bitmap = p.FPDFBitmap_CreateEx(width, height, GRAY, pixels, width)
    try {
      p.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
      p.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
      return p.pdfium.HEAPU8.slice(pixels, pixels + width * height)
    } finally {
      p.FPDFBitmap_Destroy(bitmap)
    }
  })
