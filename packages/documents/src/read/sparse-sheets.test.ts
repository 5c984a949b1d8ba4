import { afterAll, expect, test } from 'vitest'
import { groupsOf, specimensOf } from '../../make/corpus.ts'
import { Sheet } from '../../make/draw/sheet.ts'
import { scan } from '../../make/degrade/scan.ts'
import { closeOcr } from '../ocr/worker.ts'
import { readFile } from './read-file.ts'

// Slow on a busy machine alone.
afterAll(closeOcr)

const DAY = '2026-11-02'
const BOOKING = /^-?\d{1,3},\d{2}$/

/** A table over a whole page, and its last rows at the top of the next, in the left half of the sheet. */
function twoPages(): Promise<Uint8Array> {
  const sheet = new Sheet({ producer: 'Test', title: '', madeOn: DAY, imprint: false })
  const row = (at: number, y: number) => {
    sheet.text(`${String(10 + at).padStart(2, '0')}.09.2026`, 60, y)
    sheet.text('Acquisto presso Alimentari Verdi', 120, y)
    sheet.text(`-${20 + at},${50 + at}`, 320, y, { align: 'right' })
  }
  for (let at = 0; at < 18; at++) row(at, 60 + 40 * at)
  sheet.newPage()
  for (let at = 0; at < 5; at++) row(at, 60 + 24 * at)
  return sheet.finish()
}

test('the last rows of a scanned table are read as its first page is, not as a card', async () => {
  const { pages, zones } = await readFile(await scan(await twoPages(), DAY, 'last rows'), () => {})
  expect(pages.map(({ words }) => words.filter(({ text }) => BOOKING.test(text)).length)).toEqual([18, 5])
  // On a card a machine readable zone is looked for.
  expect([...zones.keys()]).toEqual([])
})

test('a short payslip of which little is read as a card is read as the letter that it is', async () => {
  const { document } = specimensOf(
    groupsOf('payslip', 2).find(({ layout }) => layout === 'third throw of the dice, German')!,
    ['scanned'],
  )[0]!
  const {
      pages: [page],
    } = await readFile(await document.draw(), () => {}),
    texts = page!.words.map(({ text }) => text)
  for (const figure of ['2.465,08', '338,95', '528,76', '1.597,37', '1.357,37']) expect(texts).toContain(figure)
})
