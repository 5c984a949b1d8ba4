/** Pages of a PDF as grey pixels, for the papers that are scanned or photographed. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type WrappedPdfiumModule, init } from '@embedpdf/pdfium'

export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}

let pdfium: WrappedPdfiumModule | undefined

async function open(): Promise<WrappedPdfiumModule> {
  if (pdfium) return pdfium
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer })
  pdfium.PDFiumExt_Init()
  return pdfium
}

const WHITE = 0xffffffff
const GREY = 1
const WITH_ANNOTATIONS = 1

export async function rasterise(pdf: Uint8Array, dpi: number): Promise<Raster[]> {
  const lib = await open(),
    { wasmExports } = lib.pdfium
  const bytes = wasmExports.malloc(pdf.length)
  lib.pdfium.HEAPU8.set(pdf, bytes)
  const document = lib.FPDF_LoadMemDocument(bytes, pdf.length, '')
  if (!document) throw new Error('a paper that we drew cannot be opened')
  const rasters = Array.from({ length: lib.FPDF_GetPageCount(document) }, (_, at): Raster => {
    const page = lib.FPDF_LoadPage(document, at)
    const width = Math.ceil((lib.FPDF_GetPageWidthF(page) * dpi) / 72),
      height = Math.ceil((lib.FPDF_GetPageHeightF(page) * dpi) / 72)
    const buffer = wasmExports.malloc(width * height)
    const bitmap = lib.FPDFBitmap_CreateEx(width, height, GREY, buffer, width)
    lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS)
    const pixels = lib.pdfium.HEAPU8.slice(buffer, buffer + width * height)
    lib.FPDFBitmap_Destroy(bitmap)
    wasmExports.free(buffer)
    lib.FPDF_ClosePage(page)
    return { width, height, pixels }
  })
  lib.FPDF_CloseDocument(document)
  wasmExports.free(bytes)
  return rasters
}
