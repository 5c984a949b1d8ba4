import { afterEach, expect, test, vi } from 'vitest'
import { tellParent } from './parent-window.ts'

afterEach(() => vi.unstubAllGlobals())

/** A window in a frame (or, without one, a window of its own) and what its parent was told. */
function inFrame(isFramed: boolean) {
  const told: unknown[][] = []
  const parent = { postMessage: (...message: unknown[]) => told.push(message) }
  const own: { parent?: unknown } = {}
  own.parent = isFramed ? parent : own
  vi.stubGlobal('window', own)
  return told
}

test.each(['STARTED', 'COMPLETED'] as const)(
  '%s goes to each of the listing’s origins and to no one else, with an id and nothing personal',
  { tags: ['E-1', 'PD-10', 'A7-started', 'A2-started', 'B4-completed'] },
  (value) => {
    const told = inFrame(true)
    tellParent('a1', value, ['https://www.casa.example', 'https://app.casa.example'])
    expect(told).toEqual([
      [{ type: 'attesta', applicationId: 'a1', value }, 'https://www.casa.example'],
      [{ type: 'attesta', applicationId: 'a1', value }, 'https://app.casa.example'],
    ])
    expect(told.map(([, origin]) => origin)).not.toContain('*')
  },
)

test('a company that has a type of its own is told by it', () => {
  const told = inFrame(true)
  tellParent('a1', 'STARTED', ['https://www.casa.example'], 'portale.check')
  expect(told).toEqual([[{ type: 'portale.check', applicationId: 'a1', value: 'STARTED' }, 'https://www.casa.example']])
})

test('a page of its own tells no one, nor does a frame without origins', { tags: ['E-3'] }, () => {
  const alone = inFrame(false)
  tellParent('a1', 'STARTED', ['https://www.casa.example'])
  const framed = inFrame(true)
  tellParent('a1', 'STARTED', [])
  expect([alone, framed]).toEqual([[], []])
})
