/**
 * A PDF as its objects, so that a change can be made to one of them. Only for files that our own press drew: a classic
 * cross-reference table, a content stream a page.
 */
import { Buffer } from 'node:buffer'
import { deflateSync, inflateSync } from 'node:zlib'

export interface Parts {
  /** Number → the object's own bytes, from `n 0 obj` to `endobj`. */
  objects: Map<number, Buffer>
  /** What stands between `<<` and `>>` of the trailer, without `/Size` and `/Prev`. */
  trailer: string
}

// startxref\n12345\n%%EOF
const START = /startxref\s+(\d+)\s+%%EOF\s*$/

const startOfTable = (pdf: Buffer): number =>
  Number(START.exec(pdf.toString('latin1', Math.max(0, pdf.length - 200)))![1])

export function takeApart(file: Uint8Array): Parts {
  const pdf = Buffer.from(file),
    objects = new Map<number, Buffer>()
  let newest = ''
  for (let start: number | undefined = startOfTable(pdf); start !== undefined;) {
    const table = pdf.toString('latin1', start, pdf.indexOf('startxref', start) + 'startxref'.length)
    // trailer << /Size 31 /Root 3 0 R /Info 30 0 R /ID [<…> <…>] >>
    const dictionary: string = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(table)![1]!
    newest ||= dictionary
    for (const [number, offset] of entriesOf(table))
      if (!objects.has(number)) objects.set(number, objectAt(pdf, offset))
    // /Prev 12345
    start = dictionary.includes('/Prev') ? Number(/\/Prev (\d+)/.exec(dictionary)![1]) : undefined
  }
  // /Size 31   /Prev 12345
  return { objects, trailer: newest.replace(/\/(?:Size|Prev) \d+/g, '') }
}

/** Number and place of every object in use; sections begin with their first number and how many there are. */
function entriesOf(table: string): [number, number][] {
  const entries: [number, number][] = []
  let next = 0
  // 0 27      0000000015 00000 n
  for (const [, first, offset, use] of table.matchAll(/^(\d+) \d+[ \r]*$|^(\d{10}) \d{5} ([nf])/gm)) {
    if (first !== undefined) next = Number(first)
    else {
      if (use === 'n') entries.push([next, Number(offset)])
      next++
    }
  }
  return entries
}

const objectAt = (pdf: Buffer, start: number): Buffer =>
  pdf.subarray(start, pdf.indexOf('endobj', endOfStream(pdf, start)) + 'endobj'.length)

/** Packed streams may hold any bytes, the word `endobj` too: skip them by their stated length. */
function endOfStream(pdf: Buffer, start: number): number {
  const head = pdf.toString('latin1', start, start + 2000)
  const body = /stream\r?\n/.exec(head),
    first = head.indexOf('endobj')
  if (!body || (first >= 0 && first < body.index)) return start
  return start + body.index + body[0].length + Number(/\/Length (\d+)/.exec(head)![1])
}

/** Bodies in their order with a table of where each begins. */
function laidOut(
  objects: Iterable<readonly [number, Buffer]>,
  from: number,
): { chunks: Buffer[]; rows: Map<number, number>; end: number } {
  const chunks: Buffer[] = [],
    rows = new Map<number, number>()
  let end = from
  for (const [number, bytes] of objects) {
    rows.set(number, end)
    chunks.push(bytes, Buffer.from('\n'))
    end += bytes.length + 1
  }
  return { chunks, rows, end }
}

const row = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n \n`
export const nextNumber = ({ objects }: Parts): number => Math.max(...objects.keys()) + 1

/** The whole file rewritten: nothing of an earlier save is left. */
export function putTogether({ objects, trailer }: Parts, head = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'): Uint8Array {
  const start = Buffer.from(head, 'latin1'),
    { chunks, rows, end } = laidOut(objects, start.length)
  const table = [...rows].map(([number, offset]) => `${number} 1\n${row(offset)}`).join('')
  return new Uint8Array(
    Buffer.concat([
      start,
      ...chunks,
      Buffer.from(
        `xref\n0 1\n0000000000 65535 f \n${table}trailer\n<<${trailer}/Size ${Math.max(...rows.keys()) + 1} >>\nstartxref\n${end}\n%%EOF\n`,
        'latin1',
      ),
    ]),
  )
}

/**
 * The original bytes stay, the changed and new objects are appended with a table of their own (ISO 32000-1, 7.5.6,
 * incremental updates).
 */
export function saveLater(original: Uint8Array, edits: ReadonlyMap<number, Buffer>): Uint8Array {
  if (edits.size === 0) throw new Error('nothing was changed')
  const before = Buffer.from(original),
    { trailer, objects } = takeApart(original)
  const { chunks, rows, end } = laidOut(edits, before.length + 1)
  const table = [...rows].map(([number, offset]) => `${number} 1\n${row(offset)}`).join('')
  return new Uint8Array(
    Buffer.concat([
      before,
      Buffer.from('\n'),
      ...chunks,
      Buffer.from(
        `xref\n${table}trailer\n<<${trailer}/Size ${Math.max(...objects.keys(), ...edits.keys()) + 1} /Prev ${startOfTable(before)} >>\nstartxref\n${end}\n%%EOF\n`,
        'latin1',
      ),
    ]),
  )
}

export const textOf = ({ objects }: Parts, number: number): string => objects.get(number)!.toString('latin1')

export const objectOf = (number: number, body: string): Buffer =>
  Buffer.from(`${number} 0 obj\n${body}\nendobj`, 'latin1')

export const streamOf = (number: number, dictionary: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj'),
  ])

/** The object that `/Name n 0 R` leads to. */
export function referred(parts: Parts, from: number, name: string): number {
  const match = new RegExp(`/${name} (\\d+) 0 R`).exec(textOf(parts, from))
  if (!match) throw new Error(`object ${from} has no /${name}`)
  return Number(match[1])
}

export const catalogOf = ({ trailer }: Parts): number => Number(/\/Root (\d+) 0 R/.exec(trailer)![1])

export function pagesOf(parts: Parts): number[] {
  // /Kids [7 0 R 12 0 R]
  const kids = /\/Kids \[([^\]]*)\]/.exec(textOf(parts, referred(parts, catalogOf(parts), 'Pages')))![1]!
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
}

/** What a page draws, unpacked. */
export function contentOf(parts: Parts, page: number): string {
  const bytes = parts.objects.get(referred(parts, page, 'Contents'))!
  const start = /stream\r?\n/.exec(bytes.toString('latin1'))!
  return inflateSync(bytes.subarray(start.index + start[0].length)).toString('latin1')
}

export function withContent(parts: Parts, page: number, content: string): Parts {
  const number = referred(parts, page, 'Contents')
  return {
    ...parts,
    objects: new Map(parts.objects).set(
      number,
      streamOf(number, '/Filter /FlateDecode', deflateSync(Buffer.from(content, 'latin1'))),
    ),
  }
}

export const withObject = (parts: Parts, number: number, body: string): Parts => ({
  ...parts,
  objects: new Map(parts.objects).set(number, objectOf(number, body)),
})

/** What an object says, with something added to its dictionary. */
export const withEntry = (parts: Parts, number: number, entry: string): Parts => ({
  ...parts,
  objects: new Map(parts.objects).set(
    number,
    Buffer.from(textOf(parts, number).replace('<<', `<< ${entry}`), 'latin1'),
  ),
})

/** The objects that differ, for a later save. */
export const editsBetween = (before: Parts, after: Parts): Map<number, Buffer> =>
  new Map([...after.objects].filter(([number, bytes]) => !before.objects.get(number)?.equals(bytes)))
