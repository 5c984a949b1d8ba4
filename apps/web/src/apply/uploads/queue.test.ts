import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRunning, isStuck, quarterOf, queueAfter, retryPause, toStart, type Queue, type QueueEvent } from './queue.ts'

const picked = (...keys: string[]): QueueEvent => ({
  type: 'picked',
  files: keys.map((key) => ({ key, slot: 'payslip', name: `${key}.pdf`, size: 10 })),
})
const clear = (key: string): QueueEvent => ({ type: 'cleared', key, size: 8 })
const start = (key: string): QueueEvent => ({ type: 'started', key, before: new Set() })
const lose = (key: string): QueueEvent => ({ type: 'lost', key })
const again = (key: string): QueueEvent => ({ type: 'retried', key })
const play = (...events: QueueEvent[]): Queue => events.reduce(queueAfter, [] as Queue)
const cleared = (...keys: string[]): QueueEvent[] => [picked(...keys), ...keys.map(clear)]

describe('a picked file', { tags: ['UP-4'] }, () => {
  test('is in the queue at once, is looked at, waits, is sent, arrives', () => {
    expect(play(picked('a'))[0]).toMatchObject({ status: 'examining', progress: 0, size: 10 })
    expect(play(...cleared('a'))[0]).toMatchObject({ status: 'waiting', size: 8 })
    expect(play(...cleared('a'), start('a'), { type: 'progressed', key: 'a', progress: 0.5 })[0]).toMatchObject({
      status: 'uploading',
      progress: 0.5,
    })
    expect(play(...cleared('a'), start('a'), { type: 'uploaded', key: 'a', documentId: 'd' })[0]).toMatchObject({
      status: 'uploaded',
      documentId: 'd',
    })
  })
  test('with a problem is never sent', () => {
    const queue = play(
      picked('a'),
      { type: 'refused', key: 'a', text: 'a.exe must be a PDF', mayRetry: false },
      clear('a'),
      again('a'),
    )
    expect(queue[0]).toMatchObject({ status: 'refused', text: 'a.exe must be a PDF' })
    expect(toStart(queue)).toEqual([])
  })
  test('with a doubt is sent when the person says so, and only then', () => {
    const held = play(
      picked('a'),
      { type: 'held', key: 'a', size: 9, text: 'a.pdf looks like a scan' },
      clear('a'),
      again('a'),
      start('a'),
    )
    expect(held[0]).toMatchObject({ status: 'held', text: 'a.pdf looks like a scan' })
    expect([isRunning(held[0]!), isStuck(held[0]!)]).toEqual([false, true])
    expect(toStart(queueAfter(held, { type: 'sentAnyway', key: 'a' }))).toMatchObject([{ key: 'a', text: undefined }])
  })
  test('that is locked waits for its password, and for another one where that was wrong', () => {
    const locked = play(picked('a'), { type: 'locked', key: 'a', text: 'locked', lock: 'asksPassword' }, again('a'))
    expect(locked[0]).toMatchObject({ status: 'locked', lock: 'asksPassword' })
    expect([isRunning(locked[0]!), isStuck(locked[0]!), toStart(locked)]).toEqual([false, true, []])
    const sent = queueAfter(queueAfter(locked, { type: 'unlocked', key: 'a' }), start('a'))
    expect(sent[0]).toMatchObject({ status: 'uploading', lock: undefined, text: undefined })
    expect(queueAfter(sent, { type: 'locked', key: 'a', text: 'wrong', lock: 'wrongPassword' })[0]).toMatchObject({
      status: 'locked',
      lock: 'wrongPassword',
      text: 'wrong',
    })
  })
  test('progress never goes back, and does not wake a refused file', () => {
    expect(
      play(
        ...cleared('a'),
        start('a'),
        { type: 'progressed', key: 'a', progress: 0.7 },
        { type: 'progressed', key: 'a', progress: 0.2 },
      )[0]!.progress,
    ).toBe(0.7)
    expect(
      play(
        ...cleared('a'),
        start('a'),
        { type: 'refused', key: 'a', text: 'no', mayRetry: true },
        { type: 'progressed', key: 'a', progress: 0.7 },
      )[0],
    ).toMatchObject({ status: 'refused', progress: 0 })
  })
  test('progress of less than a hundredth draws nothing again', () => {
    const before = play(...cleared('a'), start('a'), { type: 'progressed', key: 'a', progress: 0.5 })
    expect(queueAfter(before, { type: 'progressed', key: 'a', progress: 0.509 })).toBe(before)
  })
})

test('three go at a time, first come first', { tags: ['UP-4'] }, () => {
  expect(toStart(play(...cleared('a', 'b', 'c', 'd', 'e'))).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(toStart(play(...cleared('a', 'b', 'c', 'd', 'e'), start('a'), start('b'))).map(({ key }) => key)).toEqual([
    'c',
  ])
})

test(
  'a lost connection is tried again after 2 and 6 seconds, then on request, or when there is a network again',
  { tags: ['UP-7'] },
  () => {
    const once = play(...cleared('a'), start('a'), lose('a'))
    const twice = [again('a'), start('a'), lose('a')].reduce(queueAfter, once)
    const thrice = [again('a'), start('a'), lose('a')].reduce(queueAfter, twice)
    expect([once, twice, thrice].map(([file]) => retryPause(file!))).toEqual([2000, 6000, undefined])
    expect([once, twice, thrice].map(([file]) => isRunning(file!))).toEqual([true, true, false])
    expect(queueAfter(thrice, again('a'))[0]).toMatchObject({ status: 'waiting', losses: 3 })
    expect(queueAfter(thrice, { type: 'online' })[0]).toMatchObject({ status: 'waiting' })
  },
)
test('a file of which only the answer was lost has arrived all the same', { tags: ['UP-7'] }, () =>
  expect(
    play(...cleared('a'), start('a'), lose('a'), { type: 'uploaded', key: 'a', documentId: 'd' })[0],
  ).toMatchObject({ status: 'uploaded', documentId: 'd' }),
)
test('a file that is put off is sent from its beginning, and its progress says so', { tags: ['UP-5'] }, () => {
  const sent = play(...cleared('a'), start('a'), { type: 'progressed', key: 'a', progress: 1 })
  const isPutOff = queueAfter(sent, { type: 'putOff', key: 'a' })
  expect(isPutOff[0]).toMatchObject({ status: 'uploading', progress: 0 })
  expect(queueAfter(isPutOff, { type: 'progressed', key: 'a', progress: 0.2 })[0]).toMatchObject({ progress: 0.2 })
  const arrived = queueAfter(sent, { type: 'uploaded', key: 'a', documentId: 'd' })
  expect(queueAfter(arrived, { type: 'putOff', key: 'a' })).toBe(arrived)
})
test('a pause that ends late starts no second sending of the same file', { tags: ['UP-7'] }, () => {
  const sending = play(...cleared('a'), start('a'), lose('a'), { type: 'online' }, start('a'))
  expect(queueAfter(sending, again('a'))).toBe(sending)
})

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 25],
  [0.99, 75],
  [1, 100],
])('a progress of %d is told as %d %%', { tags: ['UP-5'] }, (progress, quarter) =>
  expect(quarterOf(progress)).toBe(quarter),
)

const keys = ['a', 'b', 'c', 'd', 'e']
const key = fc.constantFrom(...keys)
const event: fc.Arbitrary<QueueEvent> = fc.oneof(
  key.map((each) => picked(each)),
  key.map(clear),
  key.map(start),
  key.map(lose),
  key.map(again),
  fc.record({ type: fc.constantFrom('sentAnyway' as const, 'putOff' as const, 'removed' as const), key }),
  fc.constant<QueueEvent>({ type: 'online' }),
  fc.record({ type: fc.constant('held' as const), key, size: fc.nat(), text: fc.constant('why') }),
  fc.record({
    type: fc.constant('locked' as const),
    key,
    text: fc.constant('why'),
    lock: fc.constantFrom('asksPassword' as const, 'wrongPassword' as const),
  }),
  fc.record({ type: fc.constant('unlocked' as const), key }),
  fc.record({ type: fc.constant('refused' as const), key, text: fc.constant('why'), mayRetry: fc.boolean() }),
  fc.record({ type: fc.constant('progressed' as const), key, progress: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ type: fc.constant('uploaded' as const), key, documentId: fc.constant('d') }),
)
/** As the page drives it: a key is given once, and what may start is started. */
const drive = (queue: Queue, next: QueueEvent): Queue =>
  next.type === 'picked' && queue.some((file) => next.files.some((own) => own.key === file.key))
    ? queue
    : toStart(queueAfter(queue, next)).reduce((now, file) => queueAfter(now, start(file.key)), queueAfter(queue, next))

test(
  'whatever answers in whatever order, no file is lost: it stays until it is removed, and three at most are sent',
  { tags: ['UP-4'] },
  () =>
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let queue: Queue = []
        for (const next of events) {
          const before = new Set(queue.map((file) => file.key))
          queue = drive(queue, next.type === 'started' ? { type: 'online' } : next)
          if (next.type === 'picked') for (const own of next.files) before.add(own.key)
          if (next.type === 'removed') before.delete(next.key)
          expect(new Set(queue.map((file) => file.key))).toEqual(before)
          expect(queue.filter(({ status }) => status === 'uploading').length).toBeLessThanOrEqual(3)
        }
      }),
    ),
)
test(
  'a file that has arrived is never sent again, and none stays waiting while there is room',
  { tags: ['UP-4'] },
  () =>
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let queue: Queue = []
        for (const next of events) {
          const arrived = queue.filter(({ status }) => status === 'uploaded').map((file) => file.key)
          queue = drive(queue, next)
          expect(queue.filter((file) => arrived.includes(file.key)).every(({ status }) => status === 'uploaded')).toBe(
            true,
          )
          expect(toStart(queue)).toEqual([])
        }
      }),
    ),
)
