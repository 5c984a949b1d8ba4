import { expect, test } from 'vitest'
import { draftLimits } from '@attesta/contract/draft-limits.ts'
import { createFormDrafts } from '../../form/form-drafts.ts'
import { declarationIn } from '../../form/draft-names.ts'
import { followDrafts, sendInOrder, type DraftTexts } from './drafts-to-server.ts'

/** A server that answers each call only when the test says so. */
function server() {
  const calls: { texts: DraftTexts; answer: () => void; fail: () => void }[] = []
  const save = (texts: DraftTexts) =>
    new Promise<void>((answer, reject) => {
      calls.push({ texts, answer, fail: () => reject(new Error('no answer')) })
    })
  return { calls, save, sent: () => calls.map(({ texts }) => texts) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('the next text is sent only once the server has answered the one before', async () => {
  const { calls, save, sent } = server()
  const send = sendInOrder(new Map(), save)
  const all = [send({ home: '"6"' }), send({ home: '"65"' })]
  await settled()
  expect(sent()).toEqual([{ home: '"6"' }])
  calls[0]!.answer()
  await settled()
  expect(sent()).toEqual([{ home: '"6"' }, { home: '"65"' }])
  calls[1]!.answer()
  await Promise.all(all)
})

test('a call that failed holds up none, and its text is sent again', async () => {
  const { calls, save, sent } = server()
  const send = sendInOrder(new Map([['home', '"6"']]), save)
  const failed = send({ home: '"65"' })
  const next = send({ home: '"6"' })
  await settled()
  calls[0]!.fail()
  await expect(failed).rejects.toThrow('no answer')
  await settled()
  // Either of the two may stand there now.
  expect(sent()).toEqual([{ home: '"65"' }, { home: '"6"' }])
  calls[1]!.answer()
  await next
})

test('what stands at the server is not sent again, and what was saved is taken away there', async () => {
  const { calls, save, sent } = server()
  const send = sendInOrder(new Map([['home', '"650"']]), save)
  await send({ home: '"650"' })
  expect(sent()).toEqual([])
  const gone = send({ home: null, who: '"Giulia"' })
  await settled()
  calls[0]!.answer()
  await gone
  await send({ home: null, who: '"Giulia"' })
  expect(sent()).toEqual([{ home: null, who: '"Giulia"' }])
})

test('what a tab kept over a reload is told at once, and then each change, of this application alone', () => {
  const drafts = createFormDrafts({
    read: () =>
      JSON.stringify([
        ['a home', { rent: '650' }],
        ['b home', { rent: '900' }],
      ]),
    write: () => undefined,
  })
  const noted: unknown[] = []
  const stop = followDrafts(drafts, 'a', (...change) => noted.push(change))
  drafts.keep('b who', 'Luca')
  drafts.keep('a who', 'Giulia')
  drafts.settle('a home')
  stop()
  drafts.keep('a who', 'Anna')
  expect(noted).toEqual([
    ['home', '{"rent":"650"}'],
    ['who', '"Giulia"'],
    ['home', null],
  ])
})

test('a tick that declares something stays with its tab', () => {
  const drafts = createFormDrafts()
  const noted: string[] = []
  followDrafts(drafts, 'a', (name) => noted.push(name))
  drafts.keep(`a ${declarationIn('home')}`, { confirmation: true })
  drafts.keep('a home', { rent: '650' })
  expect(noted).toEqual(['home'])
})

test.each([
  ['as long as the server takes is told', draftLimits.characters - 2, 1],
  ['one character longer is left to the tab', draftLimits.characters - 1, 0],
])('a text %s', (_, length, count) => {
  const drafts = createFormDrafts()
  const noted: string[] = []
  followDrafts(drafts, 'a', (name) => noted.push(name))
  drafts.keep('a long', 'x'.repeat(length))
  expect(noted).toHaveLength(count)
})
