/** The wanted files of a ZIP archive. What it unpacks to is bounded before it is unpacked. */
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { FileRefused } from './listing-source.ts'

/** A workbook of 5,000 rows unpacks to about 10 MB. */
const MAX_UNPACKED = 60_000_000
const MAX_FILES = 2000

/** «PK\x03\x04» */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/**
 * Unpacks into buffers of the size that the archive states: a file that holds more than it states is cut off, and then
 * is no XML any more.
 * @throws FileRefused when it is damaged or too much
 */
export function openArchive(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let files = 0
  let unpacked = 0
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (++files > MAX_FILES) throw new FileRefused('Dashboard.Import.File.Unpacks')
    if (!isWanted(name)) return false
    unpacked += originalSize
    if (unpacked > MAX_UNPACKED) throw new FileRefused('Dashboard.Import.File.Unpacks')
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })))
  } catch (problem) {
    if (problem instanceof FileRefused) throw problem
    throw new FileRefused('Dashboard.Import.File.Damaged')
  }
}
