/**
 * The grammar of payslips itself: the same seed gives the same file, every layout can be drawn, a failure shrinks to
 * what causes it, and the judge tells a false proof.
 */
import { decimal, sum } from '@attesta/domain/money.ts'
import { expect, test } from 'vitest'
import { shrink } from '../shrink.ts'
import { choiceNames, choices, plainChoices } from './choices.ts'
import { drawPayslip, payStoryOf } from './draw/payslip.ts'
import { payslipLayoutsOf } from './grammar.ts'
import { type PayslipLayout, drawPayslipLayout, oddities, plainer, settled } from './layout.ts'
import { fieldRatesOf, judgedFields } from '../field-rates.ts'
import { payslipTruthOf } from './truth.ts'
import { languages, plainWords } from './words.ts'

const plain = (change: Partial<PayslipLayout['choices']> = {}, language: PayslipLayout['language'] = 'it') =>
  settled({ story: 'test', language, rows: 4, choices: { ...plainChoices(), ...change }, words: plainWords(language) })

test('a seed gives the same layout and the same file every time, another seed another', async () => {
  expect(drawPayslipLayout('s', 4)).toEqual(drawPayslipLayout('s', 4))
  expect(drawPayslipLayout('s', 4)).not.toEqual(drawPayslipLayout('t', 4))
  expect(await drawPayslip(drawPayslipLayout('s', 4))).toEqual(await drawPayslip(drawPayslipLayout('s', 4)))
})

test('every option of every choice can be drawn, in both languages', async () => {
  for (const language of languages)
    for (const name of choiceNames)
      for (const option of choices[name])
        expect((await drawPayslip(plain({ [name]: option }, language))).length).toBeGreaterThan(1000)
})

test('the truth closes: pay less deductions is the net pay, net pay and what follows is the payout', () => {
  for (const layout of payslipLayoutsOf('truth', 80)) {
    const { earnings, social, tax, others, adjustments, ...pay } = payStoryOf(layout)
    expect(sum(earnings.map(({ cents }) => cents))).toBe(pay.gross)
    expect(sum([...social, ...tax, ...others].map(({ cents }) => cents))).toBe(pay.withheld)
    expect(pay.gross - pay.withheld + pay.rounding).toBe(pay.net)
    expect(pay.net + sum(adjustments.map(({ cents }) => cents))).toBe(pay.payout)
    expect(pay.net).toBeGreaterThan(0)
    // A sum of which a part is printed nowhere could not be told.
    if (layout.choices.deductions === 'parts') expect(others).toEqual([])
  }
})

test('a failure shrinks to the choices and lines that cause it', async () => {
  const first = { ...drawPayslipLayout('shrink', 1), rows: 9 },
    failing = settled({ ...first, choices: { ...first.choices, totals: 'boxes below', misprint: 'two letters' } })
  const smallest = await shrink(
    failing,
    plainer,
    async (layout) =>
      layout.choices.totals === 'boxes below' && layout.choices.misprint === 'two letters' && layout.rows >= 1,
  )
  expect(oddities(smallest)).toEqual(['totals: boxes below', 'misprint: two letters'])
  expect(smallest.rows).toBe(1)
})

const read = (change: object) => {
  const layout = plain(),
    truth = payslipTruthOf(layout, payStoryOf(layout))
  return judgedFields(layout, truth, {
    file: '',
    type: 'payslip',
    verdict: 'parsed',
    country: 'IT',
    issuer: null,
    pages: 1,
    source: 'text',
    findings: [],
    payslip: { ...truth.expected.payslip!, ...change },
  })
}

test('a reading that says what the file says is perfect and proven', () =>
  expect(read({})).toMatchObject({ isPerfect: true, isProven: true, isProvenAndWrong: false }))

test.each([{ gross: decimal(1) }, { net: decimal(1) }, { deductions: decimal(1) }])(
  'a proof over %j is proven and wrong',
  (change) => expect(read(change)).toMatchObject({ isPerfect: false, isProvenAndWrong: true }),
)

test('without a proof a wrong reading is only wrong', () =>
  expect(read({ net: null, reconciled: null })).toMatchObject({
    isPerfect: false,
    isProven: false,
    isProvenAndWrong: false,
  }))

test('rates count fields that are read, right and proven', () =>
  expect(fieldRatesOf([read({}), read({ net: null, reconciled: null })])).toMatchObject({
    files: 2,
    precision: 1,
    perfect: 0.5,
    proven: 0.5,
    provenAndWrong: 0,
  }))
