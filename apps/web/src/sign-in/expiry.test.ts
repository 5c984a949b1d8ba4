import { expect, test, vi } from 'vitest'
import { createExpiry } from './expiry.ts'

test('a page that listens is told at once, and again each time', () => {
  const { tell, onExpiry } = createExpiry()
  const page = vi.fn<() => void>()
  onExpiry(page)
  expect(page).not.toHaveBeenCalled()
  tell()
  tell()
  expect(page).toHaveBeenCalledTimes(2)
})

test('a refusal before any page listens is told to the first one that does, once', () => {
  const { tell, onExpiry } = createExpiry()
  tell()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onExpiry(first)
  onExpiry(second)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
})

test('a refusal that was heard is not told again to a page that comes later', () => {
  const { tell, onExpiry } = createExpiry()
  const stop = onExpiry(() => undefined)
  tell()
  stop()
  const later = vi.fn<() => void>()
  onExpiry(later)
  expect(later).not.toHaveBeenCalled()
})

test('a refusal while no page listens any more is told to the next one', () => {
  const { tell, onExpiry } = createExpiry()
  onExpiry(() => undefined)()
  tell()
  const next = vi.fn<() => void>()
  onExpiry(next)
  expect(next).toHaveBeenCalledTimes(1)
})
