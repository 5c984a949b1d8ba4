import { limits } from '@attesta/contract/limits.ts'

export type FileKind = 'pdf' | 'png' | 'jpeg' | 'heic' | 'unknown'
export type FileProblem = 'empty' | 'tooLarge' | 'notPdf' | 'wrongType' | 'heic' | 'locked' | 'duplicate'

const startsWith = (bytes: Uint8Array, mark: readonly number[], at = 0) => mark.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** What a file is by its first bytes; its name and the type that the browser gives prove nothing. */
export function kindOf(head: Uint8Array): FileKind {
  // «%PDF-» may stand after some junk, within the first kilobyte
  const text = new TextDecoder('latin1').decode(head.subarray(0, 1024))
  if (text.includes('%PDF-')) return 'pdf'
  if (startsWith(head, [0x89, ...ascii('PNG')])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, ascii('ftyp'), 4) && /hei[cfsx]|mif1/.test(text.slice(8, 12))) return 'heic'
  return 'unknown'
}

/** «/Encrypt 12 0 R» in the last kilobytes of a PDF: it opens only with a password, or only for some uses. */
export const isLocked = (tail: string): boolean => /\/Encrypt\s+\d+\s+\d+\s+R/.test(tail)

const tailBytes = 64 * 1024

/** What is wrong with a file before it is sent. `undefined`: nothing that can be seen from here. */
export async function checkFile(file: File, { pdfOnly, isKnown }: { pdfOnly: boolean; isKnown: (print: string) => boolean }): Promise<{ problem: FileProblem | undefined; kind: FileKind; print: string }> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const kind = kindOf(head)
  const problem = file.size === 0 ? 'empty' : file.size > limits.uploadBytes && kind !== 'png' && kind !== 'jpeg' ? 'tooLarge' : wrongKind(kind, pdfOnly)
  if (problem) return { problem, kind, print: '' }
  if (kind === 'pdf' && isLocked(new TextDecoder('latin1').decode(await file.slice(-tailBytes).arrayBuffer()))) return { problem: 'locked', kind, print: '' }
  const print = await printOf(file)
  return { problem: isKnown(print) ? 'duplicate' : undefined, kind, print }
}

function wrongKind(kind: FileKind, pdfOnly: boolean): FileProblem | undefined {
  if (kind === 'pdf') return undefined
  if (pdfOnly) return 'notPdf'
  return kind === 'heic' ? 'heic' : kind === 'unknown' ? 'wrongType' : undefined
}

/** The same bytes give the same print. */
async function printOf(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
