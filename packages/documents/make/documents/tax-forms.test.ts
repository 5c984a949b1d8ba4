import { expect, test } from 'vitest'
import type { TaxDocument } from '@attesta/domain/facts/parse-result.ts'
import type { Page } from '../../src/read/word.ts'
import { extractTaxDocument } from '../../src/extract/tax/tax-document.ts'
import { readFile } from '../../src/read/read-file.ts'
import { todayOf } from '../corpus/clock.ts'
import { inventPerson } from '../life/invent-person.ts'
import { diceOf } from '../random.ts'
import type { Drawing } from './drawing.ts'
import { taxForms } from './tax-forms.ts'

// Drawing takes a while on a busy machine.

const SEEDS = [1, 2]
const drawn = Object.entries<Drawing>(taxForms).flatMap(([name, drawing]) =>
  SEEDS.map(
    (seed) =>
      [
        name,
        seed,
        drawing.documentsOf(inventPerson(drawing.country, `${seed}:test:${name}`), todayOf(seed), seed)[0]!,
      ] as const,
  ),
)
const read = (pages: Page[]) =>
  extractTaxDocument(pages, { today: '2026-11-21', applicant: null, source: 'text' })?.section

test.each(drawn)('%s, throw %i, is read as it was drawn', async (_, __, document) => {
  const { pages } = await readFile(await document.draw(), () => {})
  expect(read(pages)).toEqual(document.expected.tax_document)
})

const figures = ({ gross_income, taxable_income, tax, net_income }: TaxDocument) =>
  [gross_income, taxable_income, tax, net_income].join(' ')
const CHANGES = 25

/** Some of the numbers, each in turn with a digit raised. */
function* changes(pages: readonly Page[], matter: string): Generator<Page[]> {
  const dice = diceOf(matter)
  const numbers = pages.flatMap((page, onPage) =>
    page.words.flatMap((word, at) => (/^[\d.]+(?:,\d\d)?$/.test(word.text) ? [{ onPage, at, word }] : [])),
  )
  for (let count = 0; count < CHANGES; count++) {
    const { onPage, at, word } = dice.pick(numbers),
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

test.each(drawn.filter(([, , { expected }]) => expected.tax_document!.reconciled))(
  '%s, throw %i: one changed figure is never proven',
  async (name, seed, document) => {
    const { pages } = await readFile(await document.draw(), () => {})
    const proven = [...changes(pages, `${seed}:${name}`)]
      .flatMap((changed) => read(changed) ?? [])
      .filter(({ reconciled }) => reconciled === true)
    expect(proven.filter((found) => figures(found) !== figures(document.expected.tax_document!))).toEqual([])
  },
)
