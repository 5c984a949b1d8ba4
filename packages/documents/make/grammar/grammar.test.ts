/**
 * The grammar itself: the same seed gives the same file, every layout can be drawn, and a failure shrinks to what
 * causes it.
 */
import { expect, test } from 'vitest'
import { choiceNames, choices, plainChoices } from './choices.ts'
import { drawStatement, storyOf } from './draw/statement.ts'
import { type Layout, drawLayout, oddities, plainer, settled } from './layout.ts'
import { ratesByOption } from './rates.ts'
import { shrink } from './shrink.ts'
import { judged } from './measure.ts'
import { truthOf } from './truth.ts'
import { languages, plainWords } from './words.ts'

const plain = (change: Partial<Layout['choices']> = {}, language: Layout['language'] = 'it'): Layout =>
  settled({ story: 'test', language, rows: 6, choices: { ...plainChoices(), ...change }, words: plainWords(language) })

test('a seed gives the same layout and the same file every time, another seed another', async () => {
  expect(drawLayout('s', 4)).toEqual(drawLayout('s', 4))
  expect(drawLayout('s', 4)).not.toEqual(drawLayout('t', 4))
  expect(await drawStatement(drawLayout('s', 4))).toEqual(await drawStatement(drawLayout('s', 4)))
})

test('every option of every choice can be drawn, in every language', async () => {
  for (const language of languages)
    for (const name of choiceNames)
      for (const option of choices[name])
        expect((await drawStatement(plain({ [name]: option }, language))).length).toBeGreaterThan(1000)
})

test('the truth closes: opening balance and all amounts make the closing balance, and no booking lies outside the period', () => {
  for (let at = 0; at < 50; at++) {
    const story = storyOf(drawLayout('truth', at))
    for (const { opening, closing, bookings, from, to } of story.accounts) {
      expect(bookings.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
      expect(bookings.every(({ bookedOn }) => from <= bookedOn && bookedOn <= to)).toBe(true)
    }
  }
})

test('a failure shrinks to the choices and rows that cause it', async () => {
  const first = { ...drawLayout('shrink', 1), rows: 30 },
    failing = { ...first, choices: { ...first.choices, annex: 'fees', order: 'descending' } } as Layout
  const smallest = await shrink(
    failing,
    plainer,
    async ({ choices: { annex, order }, rows }) => annex === 'fees' && order === 'descending' && rows >= 5,
  )
  expect(oddities(smallest)).toEqual(['order: descending', 'annex: fees'])
  expect(smallest.rows).toBe(5)
})

const judgedWith = (
  change: (account: NonNullable<ReturnType<typeof read>['bank_statement']>['accounts'][number]) => object,
) => {
  const layout = plain(),
    truth = truthOf(layout),
    found = read(layout)
  const account = found.bank_statement!.accounts[0]!
  return judged(layout, truth, { ...found, bank_statement: { accounts: [{ ...account, ...change(account) }] } })
}
const read = (layout: Layout) => ({
  file: '',
  type: 'bank_statement' as const,
  verdict: 'parsed' as const,
  country: null,
  issuer: null,
  pages: 1,
  source: 'text' as const,
  findings: [],
  ...truthOf(layout).expected,
})

test('a reading that says what the file says is perfect and proven', () =>
  expect(judgedWith(() => ({}))).toMatchObject({ isPerfect: true, isProven: true, isProvenAndWrong: false }))

test.each([
  ['day', { booked_on: '2020-01-01' }],
  ['amount', { amount: '0.01' }],
])('a proof over another %s is proven and wrong', (_, change) =>
  expect(
    judgedWith(({ transactions: [first, ...others] }) => ({ transactions: [{ ...first!, ...change }, ...others] })),
  ).toMatchObject({ isPerfect: false, isProvenAndWrong: true }),
)

test('without a proof a wrong reading is only wrong', () =>
  expect(judgedWith(() => ({ transactions: [], reconciled: null }))).toMatchObject({
    isPerfect: false,
    isProvenAndWrong: false,
  }))

test('the rates of a choice are of the layouts that made it', () => {
  const good = judgedWith(() => ({})),
    bad = { ...good, layout: plain({ annex: 'fees' }), rows: { printed: 6, read: 3, matched: 3 }, isPerfect: false }
  const rates = ratesByOption([good, bad])
  expect(rates.find(({ option }) => option === 'annex: fees')).toMatchObject({ files: 1, recall: 0.5, perfect: 0 })
  expect(rates.find(({ option }) => option === 'annex: none')).toMatchObject({ files: 1, recall: 1, perfect: 1 })
})
