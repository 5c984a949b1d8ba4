/** The saves of a PDF: each incremental save appends to the file, so the earlier ones can still be opened. */

export interface Revisions {
  /** Byte lengths at which an earlier save ended, oldest first; the whole file is not among them. */
  earlier: number[]
}

const MAX_REVISIONS = 6

// %%EOF
const END = /%%EOF/g
// startxref\n12345
const START = /startxref\s+(\d+)/g
// /Prev 12345
const PREVIOUS = /\/Prev\s+(\d+)/

/** Walks the cross-reference sections from the last one back. A linearised file has two ends and was saved once. */
export function revisionsOf(bytes: Uint8Array): Revisions {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const ends = [...text.matchAll(END)].map((match) => match.index + 5)
  const isLinearised = /\/Linearized\b/.test(text.slice(0, 1100))
  const saves = sectionsOf(text) - (isLinearised ? 1 : 0)
  if (saves < 2 || ends.length < 2) return { earlier: [] }
  return { earlier: ends.slice(isLinearised ? 1 : 0, -1).slice(-MAX_REVISIONS) }
}

function sectionsOf(text: string): number {
  const seen = new Set<number>()
  let offset = Number([...text.matchAll(START)].at(-1)?.[1] ?? -1)
  while (offset >= 0 && offset < text.length && !seen.has(offset) && seen.size < 1000) {
    seen.add(offset)
    const previous = PREVIOUS.exec(dictionaryAt(text, offset))?.[1]
    if (previous === undefined) break
    offset = Number(previous)
  }
  return seen.size
}

/** The trailer of a cross-reference table, or the dictionary of a cross-reference stream. */
function dictionaryAt(text: string, offset: number): string {
  if (
    !text
      .slice(offset, offset + 30)
      .trimStart()
      .startsWith('xref')
  )
    return text.slice(offset, Math.max(offset, text.indexOf('stream', offset)))
  const trailer = text.indexOf('trailer', offset)
  const end = text.indexOf('startxref', trailer)
  return text.slice(trailer, end < 0 ? trailer + 4000 : end)
}
