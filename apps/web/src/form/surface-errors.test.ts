import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { surfaceErrors } from './surface-errors.ts'

class PlayedFocusEvent {
  type: string
  bubbles: boolean
  constructor(type: string, { bubbles }: { bubbles: boolean }) {
    this.type = type
    this.bubbles = bubbles
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('FocusEvent', PlayedFocusEvent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test(
  '100 ms after a refused try each text field is entered and left, by events alone',
  { tags: ['A5-continue-failed'] },
  () => {
    const seen: string[] = []
    const focus = vi.fn<() => void>()
    const fieldNamed = (name: string) => ({
      focus,
      dispatchEvent: ({ type, bubbles }: PlayedFocusEvent) => seen.push(`${name} ${type} ${bubbles}`),
    })
    const asked: string[] = []
    surfaceErrors({
      querySelectorAll: (selector: string) => {
        asked.push(selector)
        return [fieldNamed('street'), fieldNamed('note')]
      },
    } as unknown as HTMLElement)
    vi.advanceTimersByTime(99)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['street focusin true', 'street focusout true', 'note focusin true', 'note focusout true'])
    expect(asked[0]).toContain('textarea')
    expect(focus).not.toHaveBeenCalled()
  },
)

test('a form that has gone meanwhile is no trouble', () => {
  surfaceErrors(null)
  expect(() => vi.advanceTimersByTime(100)).not.toThrow()
})
