/**
 * The signatures that a PDF carries, as the file states them; whether they hold is decided elsewhere
 * (`forensics/seals.ts`).
 */
import { withMemory, type Engine } from './pdfium.ts'

export interface SignatureFacts {
  /** e.g. `ETSI.CAdES.detached`. */
  subFilter: string
  /** Start and length of each stretch of the file that is signed; all of it but the signature's own place. */
  byteRange: number[]
  /** The CMS in DER, padded with zeros to the room that was kept for it. */
  contents: Uint8Array
}

export function signaturesOf(p: Engine, document: number): SignatureFacts[] {
  return Array.from({ length: Math.max(0, p.FPDF_GetSignatureCount(document)) }, (_, index) => {
    const signature = p.FPDF_GetSignatureObject(document, index)
    return {
      subFilter:
        filled(
          p,
          (pointer, size) => p.FPDFSignatureObj_GetSubFilter(signature, pointer, size),
          (pointer) => p.pdfium.UTF8ToString(pointer),
        ) ?? '',
      byteRange:
        filled(
          p,
          (pointer, size) => p.FPDFSignatureObj_GetByteRange(signature, pointer, size),
          (pointer, count) => [...new Int32Array(p.pdfium.HEAPU8.buffer, pointer, count)],
          4,
        ) ?? [],
      contents:
        filled(
          p,
          (pointer, size) => p.FPDFSignatureObj_GetContents(signature, pointer, size),
          (pointer, size) => p.pdfium.HEAPU8.slice(pointer, pointer + size),
        ) ?? new Uint8Array(0),
    }
  })
}

/** The engine's calls give the length first, then fill a buffer of it. */
function filled<T>(
  p: Engine,
  call: (pointer: number, count: number) => number,
  read: (pointer: number, count: number) => T,
  bytesEach = 1,
): T | null {
  const count = call(0, 0)
  return count <= 0
    ? null
    : withMemory(p, count * bytesEach, (pointer) => {
        call(pointer, count)
        return read(pointer, count)
      })
}
