import { expect, test } from 'vitest'
import { declarationIn } from './draft-names.ts'
import { createFormDrafts } from './form-drafts.ts'

test('what was typed is there again, until it was saved', () => {
  const kept = createFormDrafts()
  kept.open('a 1')
  kept.keep('a 1', { city: 'Padova' })
  expect([kept.read('a 1'), kept.read('b 1')]).toEqual([{ city: 'Padova' }, undefined])
  kept.settle('a 1')
  // The screen goes away with what has just been saved.
  kept.keep('a 1', { city: 'Padova' })
  expect(kept.read('a 1')).toBeUndefined()
  kept.open('a 1')
  kept.keep('a 1', { city: 'Pavia' })
  expect(kept.read('a 1')).toEqual({ city: 'Pavia' })
})

test('what is as it was saved is no draft, here and where drafts are told', () => {
  let text: string | undefined
  const drafts = createFormDrafts({ read: () => text, write: (next) => void (text = next) })
  const told: unknown[] = []
  drafts.listen((...change) => told.push(change))
  drafts.keep('a reason', 'typed')
  drafts.keep('a reason', undefined)
  drafts.keep('a reason', undefined)
  expect([drafts.read('a reason'), drafts.entries()]).toEqual([undefined, [['a reason', undefined]]])
  drafts.told('a reason')
  expect([drafts.entries(), text]).toEqual([[], undefined])
  expect(told).toEqual([
    ['a reason', 'typed'],
    ['a reason', undefined],
  ])
  drafts.keep('a reason', 'typed again')
  drafts.told('a reason')
  expect(drafts.read('a reason')).toBe('typed again')
})

test.each([
  ['of an application', 'a home', '[["a home",null]]'],
  ['of no application yet', ' occupation', undefined],
  ['that declares something', `a ${declarationIn('home')}`, undefined],
])('a mark is held for a draft %s only while the server may have it', (_, key, held) => {
  let text: string | undefined
  const drafts = createFormDrafts({ read: () => text, write: (next) => void (text = next) })
  drafts.keep(key, 'typed')
  drafts.keep(key, undefined)
  expect(text).toBe(held)
  drafts.keep(key, 'typed again')
  drafts.settle(key)
  expect([text, drafts.holds(key)]).toEqual([held, held !== undefined])
})

test('with the session everything goes', () => {
  const kept = createFormDrafts()
  kept.keep('a', 1)
  kept.forget()
  expect(kept.read('a')).toBeUndefined()
})

test('the tab keeps it over a reload, until it is saved or the session ends', () => {
  let text: string | undefined
  const lasting = { read: () => text, write: (next: string | undefined) => void (text = next) }
  const drafts = createFormDrafts(lasting)
  drafts.keep('reason', { comment: 'since October' })
  const reloaded = createFormDrafts(lasting)
  expect(reloaded.read('reason')).toEqual({ comment: 'since October' })
  reloaded.settle('reason')
  expect(createFormDrafts(lasting).read('reason')).toBeUndefined()
  reloaded.told('reason')
  expect(text).toBeUndefined()
  drafts.keep('other', 'typed')
  drafts.forget()
  expect(text).toBeUndefined()
  expect(createFormDrafts({ ...lasting, read: () => '{"not": "ours"}' }).read('reason')).toBeUndefined()
})

test('tells of what was typed and of what was saved, and of nothing that was only forgotten here', () => {
  const drafts = createFormDrafts()
  const told: unknown[] = []
  const end = drafts.listen((...change) => told.push(change))
  drafts.keep('a home', { rent: '650' })
  drafts.settle('a home')
  drafts.settle('a home')
  drafts.keep('a who', 'typed')
  drafts.forget()
  end()
  drafts.keep('a where', 'typed')
  expect(told).toEqual([
    ['a home', { rent: '650' }],
    ['a home', undefined],
    ['a who', 'typed'],
  ])
})
