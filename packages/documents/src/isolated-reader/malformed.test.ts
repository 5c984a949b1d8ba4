/**
 * Malformed files of every format through the isolated reader, as the product reads them. The suite reads a sample;
 * `MALFORMED_FILES=4500` reads that many (docs/security.md, T16), `MALFORMED_SEED` starts elsewhere.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Verdict } from '@attesta/domain/facts/parse-result.ts'
import { formatNames, malformedFile } from '../testing/malformed/malformed-file.ts'
import { textPdf } from '../testing/hostile-files.ts'
import { createReaderPool, type IsolatedReader } from './run-isolated.ts'

const COUNT = Number(process.env['MALFORMED_FILES'] ?? 96)
const SEED = Number(process.env['MALFORMED_SEED'] ?? 20_261_123)
/** Each on its own within 25 s; a machine that does other things takes longer, so this ends only what hangs. */
const MAX_MILLISECONDS = 25_000 * COUNT
const verdicts: readonly Verdict[] = [
  'parsed',
  'partial',
  'unreadable',
  'encrypted',
  'limit_exceeded',
  'hostile',
  'unsupported',
]
const request = { fileName: 'x', today: '2026-11-10', applicant: null, trace: false }

let reader: IsolatedReader
const crashes: string[] = []
beforeAll(async () => {
  reader = await createReaderPool({ children: 2, onCrash: (how) => crashes.push(how) })
})
afterAll(() => reader.close())

test('the same seed makes the same file, another one another', async () => {
  const [one, again, other] = [await malformedFile(7), await malformedFile(7), await malformedFile(13)]
  expect(Buffer.from(one.bytes).equals(Buffer.from(again.bytes))).toBe(true)
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(false)
})

test(
  'every malformed file ends in one of the verdicts, and no reader dies of it',
  async () => {
    const tally: Record<string, number> = {}
    const read = async (seed: number) => {
      const { format, bytes } = await malformedFile(seed)
      const { verdict } = await reader.parse(bytes, request)
      expect(verdicts, `seed ${seed}`).toContain(verdict)
      tally[`${format} ${verdict}`] = (tally[`${format} ${verdict}`] ?? 0) + 1
    }
    for (let at = 0; at < COUNT; at += 2) await Promise.all([read(SEED + at), read(SEED + at + 1)])
    if (process.env['MALFORMED_FILES']) console.log(JSON.stringify({ files: COUNT, tally, crashes: crashes.length }))
    expect(formatNames.filter((format) => !Object.keys(tally).some((key) => key.startsWith(format)))).toEqual([])
    expect(crashes).toEqual([])
    expect((await reader.parse(textPdf('Saldo am 01.01.2026'), request)).verdict).toBe('parsed')
  },
  MAX_MILLISECONDS,
)
