/** `npm run bench`: what speed is claimed, as ratios against a reference of the same run; absolute times depend on the machine. */
import { spawnSync } from 'node:child_process'
import { createCipheriv } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { papersOf } from '@attesta/documents/make/papers.ts'
import { parseFile } from '@attesta/documents/pipeline.ts'
import { openPdf } from '@attesta/documents/read/pdf.ts'
import { giuliaBianchi } from '@attesta/domain/examples/cast.ts'

const rounds = 7
const today = '2026-11-21'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

async function time(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Both in turn, so that a busy machine slows both alike. @returns medians in milliseconds */
async function pair(work: () => unknown, reference: () => unknown): Promise<[number, number]> {
  const [own, other]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const times = [await time(work), await time(reference)] as const
    if (round > 0) { own.push(times[0]); other.push(times[1]) }
  }
  return [median(own), median(other)]
}

function report(name: string, [own, reference]: [number, number], against: string): void {
  process.stdout.write(`${name.padEnd(46)}${own.toFixed(1).padStart(9)} ms  ${(own / reference).toFixed(2).padStart(7)} × ${against} (${reference.toFixed(1)} ms)\n`)
}

const paper = papersOf(giuliaBianchi, today).find(({ fileName, condition }) => condition === 'clean' && fileName.startsWith('estratto'))
if (!paper) throw new Error('the cast has no clean statement')
const bytes = await paper.draw()
const readWords = async () => {
  const pdf = await openPdf(bytes)
  for (let number = 1; number <= pdf.pageCount; number++) pdf.readPage(number)
  pdf.close()
}

report('a statement, read and proven', await pair(() => parseFile(bytes, { fileName: paper.fileName, today, applicant: null, trace: false }), readWords), 'its words alone')

const folder = mkdtempSync(join(tmpdir(), 'attesta-bench-'))
const file = join(folder, 'statement.pdf')
writeFileSync(file, bytes)
if (spawnSync('pdftotext', ['-v']).error) process.stdout.write('the words of a statement: not compared, pdftotext is not installed\n')
else report('the words of a statement', await pair(readWords, () => spawnSync('pdftotext', ['-bbox', file, join(folder, 'out')])), 'pdftotext -bbox, a process of its own')
rmSync(folder, { recursive: true })

const block = Buffer.alloc(20 * 1024 * 1024, 7)
const sealWhole = () => { const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32, 1), Buffer.alloc(12, 2)); cipher.update(block); cipher.final() }
const sealSegments = () => { for (let at = 0; at < block.length; at += 65_536) { const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32, 1), Buffer.alloc(12, 2)); cipher.update(block.subarray(at, at + 65_536)); cipher.final(); cipher.getAuthTag() } }
report('20 MB sealed in segments of 64 KiB', await pair(sealSegments, sealWhole), 'one stream')
process.exit(0)
