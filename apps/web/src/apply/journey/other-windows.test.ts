import { expect, test, vi } from 'vitest'
import { answerForSession, askForSession, hearPaid, hearSaved, tellPaid, tellSaved } from './other-windows.ts'

test('another window hears that something was saved, of this application alone, until it stops listening', async () => {
  const other = new BroadcastChannel('application one'),
    heard = vi.fn<() => void>()
  const stop = hearSaved('one', heard)
  hearSaved('two', () => expect.unreachable())
  other.postMessage('saved')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  const told = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
  tellSaved('one')
  await told
  expect(heard, 'a window does not hear itself').toHaveBeenCalledTimes(1)
  stop()
  other.postMessage('saved')
  tellSaved('one')
  await new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
  expect(heard).toHaveBeenCalledTimes(1)
  other.close()
})

test('that something is paid is another word than that something was saved', async () => {
  const other = new BroadcastChannel('application four'),
    saved = vi.fn<() => void>(),
    paid = vi.fn<() => void>()
  const stops = [hearSaved('four', saved), hearPaid('four', paid)]
  other.postMessage('saved')
  other.postMessage('paid')
  await vi.waitFor(() => expect(paid).toHaveBeenCalledTimes(1))
  expect(saved).toHaveBeenCalledTimes(1)
  const told = new Promise<unknown>((resolve) =>
    other.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  )
  tellPaid('four')
  expect(await told).toBe('paid')
  for (const stop of stops) stop()
  other.close()
})

test('a window without a session is given the one of another window of the same application', async () => {
  const other = new BroadcastChannel('application five')
  other.addEventListener('message', ({ data }) => data === 'session?' && other.postMessage({ token: 't' }))
  expect(await askForSession('five')).toBe('t')
  expect(await askForSession('six'), 'no window answers').toBeUndefined()
  other.close()
})

test('a window answers with its session until it stops, and not at all when it has none', async () => {
  let token: string | undefined = 't'
  const stop = answerForSession('seven', () => token)
  const other = new BroadcastChannel('application seven')
  const answers: unknown[] = []
  other.addEventListener('message', ({ data }) => answers.push(data))
  other.postMessage('session?')
  await vi.waitFor(() => expect(answers).toEqual([{ token: 't' }]))
  token = undefined
  other.postMessage('session?')
  tellSaved('seven')
  await vi.waitFor(() => expect(answers).toEqual([{ token: 't' }, 'saved']))
  token = 'again'
  stop()
  other.postMessage('session?')
  tellSaved('seven')
  await vi.waitFor(() => expect(answers).toEqual([{ token: 't' }, 'saved', 'saved']))
  other.close()
})

test('where a browser allows no channel, nothing is told and nothing breaks', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError')
      }
    },
  )
  expect(() => tellSaved('three')).not.toThrow()
  expect(() => hearSaved('three', () => undefined)()).not.toThrow()
  await expect(askForSession('three')).resolves.toBeUndefined()
  vi.unstubAllGlobals()
})
