/** What is read of text alone, while others wait for what is read from pixels. */
import { giuliaBianchi } from '@attesta/domain/examples/sample-applicants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf } from '../../make/documents.ts'
import { createReaderPool, type IsolatedReader } from './run-isolated.ts'

let reader: IsolatedReader
const crashes: string[] = []
beforeAll(async () => {
  reader = await createReaderPool({ children: 1, onCrash: (how) => crashes.push(how) })
})
afterAll(() => reader.close())

const today = '2026-11-21'
const about = { fileName: 'x', today, applicant: null, trace: true } as const
const all = documentsOf(giuliaBianchi, today)
const payslip = (condition: string) =>
  all.find((one) => one.condition === condition && one.expected.type === 'payslip')!.draw()

test('a printed document is read as it always is; a scan is left, and its reader goes on', async () => {
  const clean = await payslip('clean')
  const scanned = await payslip('scanned')
  expect(await reader.parseText(scanned, about)).toBeNull()
  expect(await reader.parseText(clean, about)).toEqual(await reader.parse(clean, about))
  expect(crashes).toEqual([])
})
