export type FileKind = 'pdf' | 'png' | 'jpeg' | 'heic' | 'unknown'

const startsWith = (bytes: Uint8Array, mark: readonly number[], at = 0) =>
  mark.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/**
 * Brands of a picture in a box: «heic», «heix», «hevc», «hevx», «heim», «heis», and «mif1», «msf1» which say only that
 * it is one of them.
 */
const brandOfPicture = /^(he[iv][cxms]|m[is]f1)$/

/** How many bytes of a file tell its kind. */
export const headBytes = 1024

/** What a file is by its first bytes; its name and the type that the browser gives prove nothing. */
export function kindOf(head: Uint8Array): FileKind {
  // «%PDF-» may stand after some junk, within the first kilobyte
  const text = new TextDecoder('latin1').decode(head.subarray(0, headBytes))
  if (text.includes('%PDF-')) return 'pdf'
  if (startsWith(head, [0x89, ...ascii('PNG')])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, ascii('ftyp'), 4) && brandOfPicture.test(text.slice(8, 12))) return 'heic'
  return 'unknown'
}
