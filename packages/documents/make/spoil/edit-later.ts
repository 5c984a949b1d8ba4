/**
 * A file that somebody opened in an editor after the bank made it: the original bytes stay, the changed objects are appended with a new cross-reference
 * table (ISO 32000-1, 7.5.6, incremental updates). Both drawings come from the same hand, so objects of one number stand for the same thing.
 */
import { Buffer } from 'node:buffer'

export function editLater(original: Uint8Array, changed: Uint8Array): Uint8Array {
  const before = Buffer.from(original), after = Buffer.from(changed)
  const originals = objectsOf(before)
  const edits = [...objectsOf(after)].filter(([number, bytes]) => !originals.get(number)?.equals(bytes))
  if (edits.length === 0) throw new Error('nothing was changed')
  const chunks: Buffer[] = [before, Buffer.from('\n')]
  let length = before.length + 1
  const rows = edits.map(([number, bytes]) => {
    const row = `${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`
    chunks.push(bytes, Buffer.from('\n'))
    length += bytes.length + 1
    return row
  })
  const text = before.toString('latin1')
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]!
  // trailer << /Size 31 /Root 3 0 R /Info 30 0 R /ID [<…> <…>] >>
  const dictionary = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text)![1]!
  chunks.push(Buffer.from(`xref\n${rows.join('')}trailer\n<<${dictionary}/Prev ${previous} >>\nstartxref\n${length}\n%%EOF\n`, 'latin1'))
  return new Uint8Array(Buffer.concat(chunks))
}

/** Number → the object's own bytes, from `n 0 obj` to `endobj`, found by the file's cross-reference table. */
function objectsOf(pdf: Buffer): Map<number, Buffer> {
  const text = pdf.toString('latin1')
  const table = text.slice(Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]!))
  // 0000000015 00000 n
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)]
  return new Map(offsets.flatMap(([, offset, use], number) => {
    if (use !== 'n') return []
    const start = Number(offset), end = pdf.indexOf('endobj', endOfStream(pdf, start)) + 'endobj'.length
    return [[number, pdf.subarray(start, end)] as const]
  }))
}

/** Packed streams may hold any bytes, the word `endobj` too: skip them by their stated length. */
function endOfStream(pdf: Buffer, start: number): number {
  const head = pdf.toString('latin1', start, start + 2000)
  const body = /stream\r?\n/.exec(head), first = head.indexOf('endobj')
  if (!body || (first >= 0 && first < body.index)) return start
  return start + body.index + body[0].length + Number(/\/Length (\d+)/.exec(head)![1])
}
