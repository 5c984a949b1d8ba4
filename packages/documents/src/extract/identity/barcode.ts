import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isFiscalCode } from '@attesta/domain/fiscal-code.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { GrayImage } from '../../image/gray-image.ts'

let prepared = false

/** Without the bytes at hand the library would fetch them from a CDN. */
function prepare(): void {
  if (prepared) return
  const bytes = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer },
  })
  prepared = true
}

export interface FiscalBarcode {
  fiscalCode: string
  box: Box
}

/**
 * The fiscal code in a Code 39 or other barcode of the picture; null when there is none with the right check letter.
 */
export async function readFiscalBarcode(image: GrayImage): Promise<FiscalBarcode | null> {
  prepare()
  const { width, height, data } = image
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0, at = 0; i < data.length; i++, at += 4) rgba[at] = rgba[at + 1] = rgba[at + 2] = data[i]!
  const found = await readBarcodes(
    { data: rgba, width, height },
    { tryHarder: true, maxNumberOfSymbols: 4, formats: ['Code39', 'Code128', 'QRCode', 'PDF417', 'DataMatrix'] },
  )
  for (const { text, position } of found) {
    // *RSSMRA85T10A562S* or the code within a longer text
    const fiscalCode = /[A-Z]{6}[A-Z0-9]{10}/.exec(text)?.[0]
    if (fiscalCode === undefined || !isFiscalCode(fiscalCode)) continue
    const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
    const left = Math.min(...corners.map((c) => c.x)),
      top = Math.min(...corners.map((c) => c.y))
    return {
      fiscalCode,
      box: [left, top, Math.max(...corners.map((c) => c.x)) - left, Math.max(...corners.map((c) => c.y)) - top],
    }
  }
  return null
}
