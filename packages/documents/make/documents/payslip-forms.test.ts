import { expect, test } from 'vitest'
import type { Payslip } from '@attesta/domain/facts/parse-result.ts'
import type { Page } from '../../src/read/word.ts'
import { extractPayslip } from '../../src/extract/payslip/payslip.ts'
import { readFile } from '../../src/read/read-file.ts'
import { payslipDrawings } from '../corpus/payslip-drawings.ts'
import { todayOf } from '../corpus/clock.ts'
import { inventPerson } from '../life/invent-person.ts'
import { diceOf } from '../random.ts'

// Drawing takes a while on a busy machine.

const SEED = 4
const drawn = Object.entries(payslipDrawings).map(
  ([name, drawing]) =>
    [name, drawing.documentsOf(inventPerson(drawing.country, `${SEED}:test:${name}`), todayOf(SEED), SEED)] as const,
)
/** Of a document that several tests look at: drawn and read once. */
const pagesByDocument = new Map<object, Page[]>()
async function pagesOf(document: { draw(): Promise<Uint8Array> }): Promise<Page[]> {
  const known = pagesByDocument.get(document)
  if (known) return known
  const { pages } = await readFile(await document.draw(), () => {})
  pagesByDocument.set(document, pages)
  return pages
}
const read = (pages: Page[]) => extractPayslip(pages, { today: todayOf(SEED), applicant: null, source: 'text' })

test('there are ten forms and more', () => expect(drawn.length).toBeGreaterThanOrEqual(15))

test.each(drawn)('%s is read as it was drawn', async (_, documents) => {
  for (const document of documents) {
    const found = read(await pagesOf(document))
    expect(found?.section).toEqual(document.expected.payslip)
    expect(found?.country).toBe(document.expected.country)
    expect(found?.findings.map(({ code }) => code.replace('payslip.', ''))).toEqual(document.findings)
  }
})

/** The figures that a proof vouches for. */
const figures = ({ gross, deductions, net, payout }: Payslip) => [gross, deductions, net, payout].join(' ')
const CHANGES = 25

/** Some of the amounts, each in turn with a digit raised. */
function* changes(pages: readonly Page[], name: string): Generator<Page[]> {
  const dice = diceOf(`changes:${name}`)
  const amounts = pages.flatMap((page, onPage) =>
    page.words.flatMap((word, at) => (/\d,\d\d/.test(word.text) ? [{ onPage, at, word }] : [])),
  )
  for (let count = 0; count < CHANGES; count++) {
    const { onPage, at, word } = dice.pick(amounts),
      digits = [...word.text.matchAll(/\d/g)].map(({ index }) => index),
      place = dice.pick(digits)
    const text =
      word.text.slice(0, place) +
      String((Number(word.text[place]) + dice.between(1, 9)) % 10) +
      word.text.slice(place + 1)
    yield pages.map((page, index) =>
      index === onPage
        ? { ...page, words: page.words.map((other, order) => (order === at ? { ...word, text } : other)) }
        : page,
    )
  }
}

test.each(drawn)('%s: one changed figure is never proven', async (name, documents) => {
  const document = documents[0]!,
    pages = await pagesOf(document)
  const proven = [...changes(pages, name)]
    .flatMap((changed) => read(changed)?.section ?? [])
    .filter(({ reconciled }) => reconciled === true)
  expect(proven.filter((found) => figures(found) !== figures(document.expected.payslip!))).toEqual([])
})
