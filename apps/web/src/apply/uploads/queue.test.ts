import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRunning, quarterOf, queueAfter, retryPause, toStart, type Queue, type QueueEvent } from './queue.ts'

const picked = (...keys: string[]): QueueEvent => ({ type: 'picked', files: keys.map((key) => ({ key, slot: 'payslip', name: `${key}.pdf`, size: 10 })) })
const play = (...events: QueueEvent[]): Queue => events.reduce(queueAfter, [] as Queue)
const start = (key: string): QueueEvent => ({ type: 'started', key })
const lose = (key: string): QueueEvent => ({ type: 'lost', key })

describe('a picked file', () => {
  test('waits, is sent, arrives', () => {
    expect(play(picked('a'))[0]).toMatchObject({ status: 'waiting', progress: 0 })
    expect(play(picked('a'), start('a'), { type: 'progressed', key: 'a', progress: 0.5 })[0]).toMatchObject({ status: 'uploading', progress: 0.5 })
    expect(play(picked('a'), start('a'), { type: 'uploaded', key: 'a', documentId: 'd' })[0]).toMatchObject({ status: 'uploaded', documentId: 'd' })
  })
  test('with a problem is never sent', () => {
    const queue = play({ type: 'picked', files: [{ key: 'a', slot: 's', name: 'a.exe', size: 1, text: 'a.exe must be a PDF' }] })
    expect(queue[0]).toMatchObject({ status: 'refused', text: 'a.exe must be a PDF' })
    expect(toStart(queue)).toEqual([])
  })
  test('progress never goes back, and does not wake a refused file', () => {
    expect(play(picked('a'), start('a'), { type: 'progressed', key: 'a', progress: 0.7 }, { type: 'progressed', key: 'a', progress: 0.2 })[0]!.progress).toBe(0.7)
    expect(play(picked('a'), { type: 'refused', key: 'a', text: 'no', mayRetry: true }, { type: 'progressed', key: 'a', progress: 0.7 })[0]).toMatchObject({ status: 'refused', progress: 0 })
  })
})

test('three go at a time, first come first', () => {
  const queue = play(picked('a', 'b', 'c', 'd', 'e'))
  expect(toStart(queue).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(toStart(play(picked('a', 'b', 'c', 'd', 'e'), start('a'), start('b'))).map(({ key }) => key)).toEqual(['c'])
})

test('a lost connection is tried again after 2 and 6 seconds, then on request', () => {
  const once = play(picked('a'), start('a'), lose('a'))[0]!
  const twice = play(picked('a'), start('a'), lose('a'), start('a'), lose('a'))[0]!
  const thrice = play(picked('a'), start('a'), lose('a'), start('a'), lose('a'), start('a'), lose('a'))[0]!
  expect([once, twice, thrice].map(retryPause)).toEqual([2000, 6000, undefined])
  expect([once, twice, thrice].map(isRunning)).toEqual([true, true, false])
  expect(play(picked('a'), start('a'), lose('a'), { type: 'retried', key: 'a' })[0]).toMatchObject({ status: 'waiting', losses: 1 })
})

test.each([[0, 0], [0.24, 0], [0.25, 25], [0.99, 75], [1, 100]])('%d is told as %d %%', (progress, quarter) => expect(quarterOf(progress)).toBe(quarter))

const event = fc.oneof(
  fc.uniqueArray(fc.constantFrom('a0', 'b0', 'c0', 'd0'), { minLength: 1 }).map((keys) => picked(...keys)),
  fc.record({ type: fc.constantFrom('started', 'lost', 'retried', 'removed'), key: fc.constantFrom('a0', 'b0', 'c0', 'd0') }),
  fc.record({ type: fc.constant('uploaded'), key: fc.constantFrom('a0', 'b0'), documentId: fc.constant('d') }),
) as fc.Arbitrary<QueueEvent>

test('whatever happens, starting what may start never makes more than three', () => fc.assert(fc.property(fc.array(event, { maxLength: 40 }), (events) => {
  const queue = events.reduce<Queue>((before, next) => (next.type === 'picked' ? queueAfter(before, { ...next, files: next.files.filter(({ key }) => !before.some((file) => file.key === key)) }) : next.type === 'started' && !toStart(before).some(({ key }) => key === next.key) ? before : queueAfter(before, next)), [])
  return queue.filter(({ status }) => status === 'uploading').length <= 3
})))
