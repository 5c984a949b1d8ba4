import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Verdict } from '@attesta/domain/facts/parse-result.ts'
import {
  claimedPages,
  deepTree,
  formInItself,
  formsInForms,
  hugeTable,
  lengthOfItself,
  manyPages,
  manyPictures,
  manySaves,
  manyFigures,
  objectStreamInItself,
  savedStates,
  signatureBeyondTheEnd,
  tableAfterItself,
  treeInACircle,
} from '../testing/looping-files.ts'
import {
  deflateBomb,
  imageBomb,
  nestedArrays,
  pagesPdf,
  pngOf,
  selfReferringPdf,
  textPdf,
} from '../testing/hostile-files.ts'
import { exportFiles } from '../extract/exports/exports.fixture.ts'
import { createReaderPool, type IsolatedReader } from './run-isolated.ts'

/** Of the target T15; a machine that is busy takes longer, and ends them all the same. */
const WALL = 20_000
const request = { fileName: 'x', today: '2026-02-10', applicant: null, trace: false }
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const whole = textPdf('Kontoauszug und Saldo am 01.01.2026')

let reader: IsolatedReader
beforeAll(async () => {
  reader = await createReaderPool({ children: 1 })
})
afterAll(() => reader.close())

const cases: [string, () => Uint8Array, readonly Verdict[]][] = [
  ['an empty file', () => new Uint8Array(0), ['unreadable']],
  ['text', () => bytes('Estratto conto'), ['unsupported']],
  ['a program', () => bytes('MZ\u0090\u0000\u0003'), ['unsupported']],
  ['a GIF', () => bytes('GIF89a\u0001\u0000\u0001\u0000'), ['unsupported']],
  ['a PDF behind other bytes', () => bytes(`<html>${Buffer.from(whole).toString('latin1')}`), ['unsupported']],
  ['a head without a body', () => bytes('%PDF-1.7\n'), ['unreadable']],
  ['half a PDF', () => whole.subarray(0, 200), ['unreadable']],
  ['a PDF whose end is missing', () => whole.subarray(0, whole.length - 120), ['partial', 'unreadable']],
  ['half a JPEG', () => bytes('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'), ['unreadable']],
  ['a flood of pixels', () => pngOf(100_000, 100_000), ['limit_exceeded']],
  ['a long thin image', () => pngOf(1_000_000, 1), ['limit_exceeded']],
  ['a page without text or ink', () => textPdf(''), ['unreadable']],
  ['a deflate bomb', () => deflateBomb(400), ['limit_exceeded', 'unreadable']],
  ['an image bomb', () => imageBomb(60_000), ['limit_exceeded', 'unreadable']],
  ['a hundred thousand pages', () => pagesPdf(100_000), ['limit_exceeded']],
  ['pages that contain themselves', () => selfReferringPdf(), ['unreadable', 'limit_exceeded']],
  ['arrays nested a hundred thousand deep', () => nestedArrays(100_000), ['parsed', 'unreadable', 'limit_exceeded']],
  [
    'a page as big as a field',
    () => textPdf('gross', '', '', '0 0 14400000 14400000'),
    ['parsed', 'unreadable', 'limit_exceeded'],
  ],
  ['two nodes of the page tree in a circle', treeInACircle, ['unreadable', 'limit_exceeded']],
  ['a page tree fifty thousand deep', () => deepTree(50_000), ['unreadable', 'limit_exceeded']],
  ['one page that says it is a million', () => claimedPages(1_000_000), ['limit_exceeded']],
  ['a thousand pages', () => manyPages(1000), ['limit_exceeded']],
  ['a drawing that draws itself', formInItself, ['unreadable', 'limit_exceeded']],
  ['drawings that draw each other ten to the twelfth times', () => formsInForms(12), ['limit_exceeded']],
  ['a stream whose length is itself', lengthOfItself, ['unreadable', 'limit_exceeded']],
  ['an object stream that extends itself', objectStreamInItself, ['unreadable', 'limit_exceeded']],
  ['a table of objects that comes after itself', tableAfterItself, ['parsed', 'unreadable']],
  ['a table of two thousand million objects', hugeTable, ['parsed', 'unreadable', 'limit_exceeded']],
  ['two thousand saves', () => manySaves(2000), ['parsed', 'limit_exceeded']],
  ['fifteen thousand figures on a page', () => manyFigures(100, 150), ['limit_exceeded']],
  ['two million states saved and never given back', () => savedStates(2_000_000), ['limit_exceeded', 'parsed']],
  ['three hundred huge pictures one over the other', () => manyPictures(300, 6000), ['limit_exceeded']],
  ['a signature over more bytes than there are', signatureBeyondTheEnd, ['parsed']],
  [
    'a script that runs at opening',
    () => textPdf('hallo', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    ['hostile'],
  ],
  [
    'a script under another spelling of its name',
    () => textPdf('hallo', '/OpenAction << /S /J#61vaScript /JS (1) >>'),
    ['hostile'],
  ],
  [
    'a page that starts a program',
    () => textPdf('hallo', '', '/AA << /O << /S /Launch /F (cmd.exe) >> >>'),
    ['hostile'],
  ],
  ['an action that only turns to a page', () => textPdf('Saldo', '/OpenAction [3 0 R /Fit]'), ['parsed']],
]

test.each(cases)(
  '%s ends in its verdict in time',
  async (_, make, verdicts) => {
    const file = make()
    const started = performance.now()
    const result = await reader.parse(file, request)
    expect(verdicts).toContain(result.verdict)
    expect(performance.now() - started).toBeLessThan(WALL)
    if (!['parsed', 'partial'].includes(result.verdict)) expect(result.findings).toHaveLength(1)
  },
  WALL + 5_000,
)

test(
  'after all that an honest file is still read',
  async () => {
    expect((await reader.parse(whole, request)).verdict).toBe('parsed')
  },
  WALL,
)

test('it is shut in as far as this machine allows, and says how', () => {
  expect(['bwrap', 'unshare', 'limits', 'permissions']).toContain(reader.describe().kind)
})

test('an export gives no mark that makes its words look like others', async () => {
  const plain = exportFiles[0]!.text
  const marked = plain.replaceAll('ESSELUNGA', 'ESSE\u202EAGNUL\u202C\u200B').replaceAll('OFFICINE', 'OFFI\u00ADCINE')
  const { verdict, bank_statement } = await reader.parse(Buffer.from(marked), { ...request, today: '2026-11-21' })
  expect([marked === plain, verdict]).toEqual([false, 'parsed'])
  const told = JSON.stringify(bank_statement)
  expect(told).toContain('OFFICINE')
  expect(told).not.toMatch(/[\p{Cc}\p{Cf}]/u)
})
