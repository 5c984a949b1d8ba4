import type { UploadType } from '@attesta/contract/document.ts'
import { isPdfOnly } from '@attesta/contract/document.ts'

export type MediaType = 'application/pdf' | 'image/png' | 'image/jpeg'

/** How many bytes tell the type: a byte order mark and white space may stand before a PDF's own mark. */
export const sniffBytes = 64

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])
/** «%PDF-1.7», after nothing but a byte order mark and white space */
const pdfPattern = /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-\d/

/** The type that the bytes themselves show; `null` for anything else, whatever its name says. */
export function mediaTypeOf(head: Buffer): MediaType | null {
  if (head.subarray(0, png.length).equals(png)) return 'image/png'
  if (head.subarray(0, jpeg.length).equals(jpeg)) return 'image/jpeg'
  return pdfPattern.test(head.subarray(0, sniffBytes).toString('latin1')) ? 'application/pdf' : null
}

/**
 * How much of a file's end shows a second file behind a PDF: a ZIP's directory with its longest comment ends every ZIP.
 */
export const tailBytes = 65_557

/**
 * A ZIP's end and the start of a page: a program that opens the file as one of them would run or unpack what no check
 * has seen.
 */
const zipEnd = 'PK\x05\x06'
const pagePattern = /<(?:!doctype|html|script|body|svg)\b/i

/** Whether something else stands behind the end of a PDF, given the last bytes of the file. */
export function hasSecondFile(tail: Buffer): boolean {
  const text = tail.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  // Without its own end in sight, what is there stands behind it.
  const behind = end < 0 ? text : text.slice(end)
  return behind.includes(zipEnd) || pagePattern.test(behind)
}

/** `saidToBe`: what the person calls another document. */
export const isTaken = (type: UploadType, saidToBe: string | null, mediaType: MediaType): boolean =>
  mediaType === 'application/pdf' || !isPdfOnly(type, saidToBe)

/** As it is said to people. */
export const formatsOf = (type: UploadType, saidToBe: string | null): string =>
  isPdfOnly(type, saidToBe) ? 'PDF' : 'PDF, PNG, JPEG'
