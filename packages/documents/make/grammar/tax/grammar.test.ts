/** The grammar of tax forms itself: the same seed gives the same file, every option can be drawn, failures shrink. */
import { expect, test } from 'vitest'
import { judgedFields } from '../field-rates.ts'
import { shrink } from '../shrink.ts'
import { choiceNames, optionsOfChoices, plainChoices } from './choices.ts'
import { drawTaxForm } from './draw/tax-form.ts'
import { taxLayoutsOf } from './grammar.ts'
import { type Form, type TaxLayout, drawTaxLayout, forms, isGerman, oddities, plainer, settled } from './layout.ts'
import { taxStoryOf } from './story.ts'
import { taxTruthOf } from './truth.ts'
import { plainWords } from './words.ts'

const plain = (form: Form, change: Partial<TaxLayout['choices']> = {}) =>
  settled({
    story: 'test',
    form,
    choices: { ...plainChoices(), ...change },
    words: plainWords(isGerman(form) ? 'de' : 'it'),
  })

test('a seed gives the same layout and the same file every time, another seed another', async () => {
  expect(drawTaxLayout('s', 4)).toEqual(drawTaxLayout('s', 4))
  expect(drawTaxLayout('s', 4)).not.toEqual(drawTaxLayout('t', 4))
  expect(await drawTaxForm(drawTaxLayout('s', 4))).toEqual(await drawTaxForm(drawTaxLayout('s', 4)))
})

test('every option of every choice can be drawn, the forms in turn', async () => {
  const options = choiceNames.flatMap((name) => optionsOfChoices[name].map((option) => [name, option] as const))
  for (const [at, [name, option]] of options.entries())
    expect((await drawTaxForm(plain(forms[at % forms.length]!, { [name]: option }))).length).toBeGreaterThan(1000)
})

test('the truth closes: what is taxed is the income less what is taken off, what is left less taxes and contributions', () => {
  for (const layout of taxLayoutsOf('truth', 80)) {
    const { filed, flatRate, assessed } = taxStoryOf(layout)
    if (filed) {
      expect(filed.total - filed.deductible).toBe(filed.taxable)
      expect(filed.grossTax - filed.employeeCredit - filed.expenseCredit).toBe(filed.netTax)
    }
    if (flatRate) expect(flatRate.gross - flatRate.contributions - flatRate.losses).toBe(flatRate.taxable)
    if (assessed) {
      const reduced = assessed.reductions.reduce((rest, [, cents]) => rest - cents, assessed.income)
      expect(reduced).toBe(assessed.taxable)
      expect(assessed.tariffTax - assessed.relief).toBe(assessed.tax)
    }
  }
})

test('a failure shrinks to the choices and words that cause it', async () => {
  const failing = settled({
    ...drawTaxLayout('shrink', 0),
    words: { ...drawTaxLayout('shrink', 0).words, regional: 'Add. regionale Irpef' },
    choices: { ...drawTaxLayout('shrink', 0).choices, numbers: 'none' },
  })
  const smallest = await shrink(
    failing,
    plainer,
    async ({ choices, words }) => choices.numbers === 'none' && words.regional === 'Add. regionale Irpef',
  )
  expect(oddities(smallest)).toEqual(['cu', 'numbers: none', 'word regional: Add. regionale Irpef'])
})

const read = (form: Form, change: object) => {
  const layout = plain(form),
    { expected } = taxTruthOf(layout, taxStoryOf(layout))
  return judgedFields(
    layout,
    { expected },
    {
      file: '',
      type: expected.type!,
      verdict: 'parsed',
      country: expected.country!,
      issuer: null,
      pages: 1,
      source: 'text',
      findings: [],
      tax_document: { ...expected.tax_document!, ...change },
    },
  )
}

test('a reading that says what the form says is perfect, and proven where the form prints sums', () => {
  expect(read('730', {})).toMatchObject({ isPerfect: true, isProven: true, isProvenAndWrong: false })
  expect(read('cu', {})).toMatchObject({ isPerfect: true, isProven: false, isProvenAndWrong: false })
})

test('a proof over another tax is proven and wrong, the same without a proof only wrong', () => {
  expect(read('730', { tax: '1.00' })).toMatchObject({ isPerfect: false, isProvenAndWrong: true })
  expect(read('730', { tax: '1.00', reconciled: null })).toMatchObject({ isPerfect: false, isProvenAndWrong: false })
})
