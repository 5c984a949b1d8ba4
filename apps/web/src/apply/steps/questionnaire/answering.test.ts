import { expect, test } from 'vitest'
import { answer, answerAll, answeringFrom, answersOf, countAnswered, explain, questionsOf } from './answering.ts'

test('what was saved comes back as it was', { tags: ['B2-questionnaire-codes'] }, () => {
  const saved = [
    { question: 'insolvency', response: 'YES', details: 'closed in 2023' },
    { question: 'sublet', response: 'PNTS', details: null },
  ] as const
  expect(answersOf(answeringFrom(saved))).toEqual(saved)
  expect(answersOf(answeringFrom(null))).toEqual([])
})

test('details are kept while an answer changes, and sent only beside a yes', { tags: ['QU-2'] }, () => {
  const yes = explain(answer({}, 'rent_arrears', 'YES'), 'rent_arrears', ' one month, paid since ')
  const no = answer(yes, 'rent_arrears', 'NO')
  expect(answersOf(yes)).toEqual([{ question: 'rent_arrears', response: 'YES', details: 'one month, paid since' }])
  expect(answersOf(no)).toEqual([{ question: 'rent_arrears', response: 'NO', details: null }])
  expect(answersOf(answer(no, 'rent_arrears', 'YES'))).toEqual(answersOf(yes))
})

test('one answer for a group leaves the others alone', { tags: ['B2-questionnaire'] }, () => {
  const all = answerAll(answer({}, 'insolvency', 'YES'), 2, 'NO')
  expect([countAnswered(all, 1), countAnswered(all, 2), countAnswered(all, 3)]).toEqual([1, 4, 0])
  // «Was all rent paid on time?»: no to all must not say that it was not.
  expect(questionsOf(2).map(({ id }) => all[id]?.response)).toEqual(['NO', 'NO', 'NO', 'NO', undefined])
})

test('answers are sent in the order of the form', () =>
  expect(answersOf(answer(answer({}, 'sublet', 'NO'), 'insolvency', 'NO')).map(({ question }) => question)).toEqual([
    'insolvency',
    'sublet',
  ]))
