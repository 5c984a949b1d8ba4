/** What a file is, by its bytes alone: never by its name or by what the sender said of it. */
import { fileTypeFromBuffer } from 'file-type'
import { UnreadableFile, UnsupportedFile } from './refusal-of-file.ts'

export type FileForm = 'pdf' | 'png' | 'jpeg'

const MIME: Record<FileForm, string> = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' }

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte)

/**
 * A PDF begins at its first byte, after at most a byte order mark and white space: anything before it could be a second
 * file.
 */
function isPdf(bytes: Uint8Array): boolean {
  let at = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0
  while (at < 16 && [9, 10, 13, 32].includes(bytes[at] ?? -1)) at++
  return startsWith(bytes.subarray(at), [0x25, 0x50, 0x44, 0x46, 0x2d])
}

/** @throws UnreadableFile when it is empty, UnsupportedFile when it is none of the three forms or two at once */
export async function sniff(bytes: Uint8Array): Promise<FileForm> {
  if (bytes.length === 0) throw new UnreadableFile('the file is empty')
  const own: FileForm | null = isPdf(bytes)
    ? 'pdf'
    : startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      ? 'png'
      : startsWith(bytes, [0xff, 0xd8, 0xff])
        ? 'jpeg'
        : null
  if (own === null) throw new UnsupportedFile('neither a PDF nor a PNG or JPEG picture')
  // The second opinion knows no leading white space; it may be silent, but it may not disagree. An animated PNG is one
  // to it.
  const other = (await fileTypeFromBuffer(bytes))?.mime
  if (
    other !== undefined &&
    other !== MIME[own] &&
    !(own === 'png' && other === 'image/apng') &&
    !(own === 'pdf' && other === 'application/illustrator')
  )
    throw new UnsupportedFile(`the signature says ${own}, the rest of the file does not`)
  return own
}
