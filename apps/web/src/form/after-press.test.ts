import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()
const press = (type: string) => page.dispatchEvent(new Event(type))
vi.stubGlobal('document', page)
// Another file of this process may have loaded it where there was no document.
vi.resetModules()
const { afterPress } = await import('./after-press.ts')

afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a field left by the keyboard is judged at once', () => {
  const act = vi.fn<() => void>()
  afterPress(act)
  expect(act).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])(
  'a field left by a press is judged after its %s, once, when the click has found its aim',
  (end) => {
    const act = vi.fn<() => void>()
    press('pointerdown')
    afterPress(act)
    expect(act).not.toHaveBeenCalled()
    press(end)
    expect(act).not.toHaveBeenCalled()
    vi.runAllTimers()
    press('pointerdown')
    press(end)
    vi.runAllTimers()
    expect(act).toHaveBeenCalledOnce()
  },
)
