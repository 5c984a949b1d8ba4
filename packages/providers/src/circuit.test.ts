import { expect, test } from 'vitest'
import { createCircuit } from './circuit.ts'
import { ProviderUnavailable } from './provider-unavailable.ts'
import { testClock } from './testing/test-sources.ts'

const outage = () => Promise.reject(new ProviderUnavailable('bank'))
const refusal = () => Promise.reject(new RangeError('no'))

/** A circuit, and how often it was passed. */
function start() {
  const clock = testClock(),
    told: unknown[] = []
  let calls = 0
  const circuit = createCircuit('bank', { clock, onDown: (error) => told.push(error) })
  const through = <T>(answer: () => Promise<T>) =>
    circuit(() => {
      calls += 1
      return answer()
    }).then(
      () => 'answered',
      (error: Error) => error.name,
    )
  return { clock, told, through, calls: () => calls }
}

test('three failures in a row open it: no one waits any more, and it is told once', async () => {
  const { through, told, calls } = start()
  for (let turn = 0; turn < 5; turn++) expect(await through(outage)).toBe('ProviderUnavailable')
  expect([calls(), told.length]).toEqual([3, 1])
})

test.each([
  ['an answer', async () => 'yes', 'answered'],
  ['a refusal', refusal, 'RangeError'],
])('%s between them begins the count again', async (_, answer, outcome) => {
  const { through, calls } = start()
  for (const said of [outage, outage, answer, outage, outage]) await through<unknown>(said)
  expect([await through<unknown>(answer), calls()]).toEqual([outcome, 6])
})

test('half a minute later one call tries while the others are turned away; its answer closes it', async () => {
  const { through, clock, calls } = start()
  for (let turn = 0; turn < 3; turn++) await through(outage)
  clock.advance(29)
  expect(await through(async () => 1)).toBe('ProviderUnavailable')
  clock.advance(1)
  const trial = Promise.withResolvers<number>()
  const [first, ...others] = [through(() => trial.promise), through(async () => 1), through(async () => 1)]
  expect(await Promise.all(others)).toEqual(['ProviderUnavailable', 'ProviderUnavailable'])
  trial.resolve(1)
  expect([await first, calls(), await through(async () => 1)]).toEqual(['answered', 4, 'answered'])
})

test('one more failure then opens it for another half minute', async () => {
  const { through, clock, told, calls } = start()
  for (let turn = 0; turn < 3; turn++) await through(outage)
  clock.advance(30)
  for (let turn = 0; turn < 3; turn++) await through(outage)
  expect([calls(), told.length]).toEqual([4, 2])
})

test('of many calls that fail together it is told once', async () => {
  const { through, told } = start()
  await Promise.all(Array.from({ length: 9 }, () => through(outage)))
  expect(told).toHaveLength(1)
})
