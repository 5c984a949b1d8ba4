import { expect, test } from 'vitest'
import { createMemoryStorage } from './memory-storage.ts'
import { createSessionStore, createSession, storedKeys } from './session.ts'

test(
  'the token outlives a reload under its name, and goes when the session is closed',
  { tags: ['A4-token', 'A9-stored-keys'] },
  () => {
    const storage = createMemoryStorage()
    createSession(createSessionStore(() => storage)).open('t')
    expect(storage.getItem('session token')).toBe('t')
    const reloaded = createSession(createSessionStore(() => storage))
    expect(reloaded.token()).toBe('t')
    reloaded.close()
    expect([reloaded.token(), storage.getItem('session token')]).toEqual([undefined, null])
  },
)

test('a browser that forbids storage keeps it in memory, and says so', { tags: ['E-2'] }, () => {
  const kept = createSessionStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  kept.write(storedKeys.invitation, 'code')
  expect([kept.read(storedKeys.invitation), kept.isDurable()]).toEqual(['code', false])
  kept.write(storedKeys.invitation, undefined)
  expect(kept.read(storedKeys.invitation)).toBeUndefined()
})

test('a store that can be read and not written to still keeps it for the page', () => {
  const storage = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const session = createSession(createSessionStore(() => storage))
  session.open('t')
  expect(session.token()).toBe('t')
})
