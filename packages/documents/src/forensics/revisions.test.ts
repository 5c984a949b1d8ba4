/** Where the earlier saves of a PDF end, by its cross-reference sections alone. */
import { expect, test } from 'vitest'
import { revisionsOf } from './revisions.ts'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

/** Saves one after the other, each with a section that names the one before it. */
function saves(count: number, section: (previous: number | null) => string, head = '%PDF-1.7\n') {
  let text = head
  const ends: number[] = []
  let previous: number | null = null
  for (let save = 0; save < count; save++) {
    const at: number = text.length + 2
    text += `x\n${section(previous)}startxref\n${at}\n%%EOF`
    ends.push(text.length)
    text += '\n'
    previous = at
  }
  return { bytes: bytes(text), ends }
}
const table = (previous: number | null) =>
  `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 ${previous === null ? '' : `/Prev ${previous} `}>>\n`
const stream = (previous: number | null) =>
  `7 0 obj\n<< /Type /XRef ${previous === null ? '' : `/Prev ${previous} `}>>\nstream\nxx\nendstream\n`

test.each([
  ['tables', table],
  ['streams', stream],
])('the ends of the saves before the last, by %s', (_, section) => {
  const [once, twice, thrice] = [1, 2, 3].map((count) => saves(count, section))
  expect(revisionsOf(once!.bytes).earlier).toEqual([])
  expect(revisionsOf(twice!.bytes).earlier).toEqual(twice!.ends.slice(0, 1))
  expect(revisionsOf(thrice!.bytes).earlier).toEqual(thrice!.ends.slice(0, 2))
})

test('the six latest of many', () => {
  const { bytes: file, ends } = saves(9, table)
  expect(revisionsOf(file).earlier).toEqual(ends.slice(2, 8))
})

test('a linearised file has two ends and was saved once; its later save is told', () => {
  const head = '%PDF-1.7\n1 0 obj << /Linearized 1 >>\n'
  expect(revisionsOf(saves(2, table, head).bytes).earlier).toEqual([])
  const { bytes: file, ends } = saves(3, table, head)
  expect(revisionsOf(file).earlier).toEqual(ends.slice(1, 2))
})

test('the word «Linearized» far in the file makes no linearised one', () => {
  const { bytes: file, ends } = saves(2, table, `%PDF-1.7\n${' '.repeat(1100)}/Linearized\n`)
  expect(revisionsOf(file).earlier).toEqual(ends.slice(0, 1))
})

test.each([
  ['no section at all', '%PDF-1.7\n%%EOF\n%%EOF'],
  ['a section that names itself', '%PDF-1.7\nxref\ntrailer\n<< /Prev 9 >>\nstartxref\n9\n%%EOF\n%%EOF'],
  ['a section beyond the end', '%PDF-1.7\nxref\ntrailer\n<< /Prev 99999 >>\nstartxref\n9\n%%EOF\n%%EOF'],
  ['a section without a trailer’s end', '%PDF-1.7\nstartxref\n22\n%%EOF\n%%EOF\nxref trailer /Prev 400'],
  ['two sections and one end', `%PDF-1.7\n${table(null)}${table(9)}startxref\n${9 + table(null).length}\n%%EOF`],
])('%s is one save', (_, text) => expect(revisionsOf(bytes(text)).earlier).toEqual([]))

test('two sections that name each other are two saves, and the walk ends', () => {
  const first = 'xref\ntrailer\n<< /Prev 060 >>\nstartxref\n'
  const text = `%PDF-1.7\n${first}`.padEnd(60, ' ') + 'xref\ntrailer\n<< /Prev 9 >>\nstartxref\n60\n%%EOF\n%%EOF'
  expect(revisionsOf(bytes(text)).earlier).toHaveLength(1)
})

test('the «Prev» of another dictionary behind the section is not its own', () => {
  const text = `%PDF-1.7\n${stream(null)}/Prev 0\nstartxref\n9\n%%EOF\n%%EOF`
  expect(revisionsOf(bytes(text)).earlier).toEqual([])
})

const WITHOUT_END = '%PDF-1.7\nstartxref\n34\n%%EOF\n%%EOF\nxref\n0 0\ntrailer\n<<'
test.each<[string, string, number]>([
  ['up to four thousand bytes where it has no end', `${WITHOUT_END} /Prev 3 >>`, 1],
  ['no farther', `${WITHOUT_END}${' '.repeat(4_000)}/Prev 3 >>`, 0],
  ['only to its end', `%PDF-1.7\n${table(null)}startxref\n9\n%%EOF\n% /Prev 3\n%%EOF`, 0],
])('a trailer is read %s', (_, text, earlier) => {
  expect(text.startsWith('xref', Number(/startxref\s+(\d+)/.exec(text)![1]))).toBe(true)
  expect(revisionsOf(bytes(text)).earlier).toHaveLength(earlier)
})
