import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithStyles } from './load-with-styles.ts'

interface Link {
  href: string
  tell: (event: 'load' | 'error') => void
}
let links: Link[] = []
const removed: string[] = []
beforeEach(() => {
  links = []
  const createElement = () => {
    const listeners: Record<string, () => void> = {}
    return {
      href: '',
      addEventListener: (event: string, listener: () => void) => (listeners[event] = listener),
      remove(this: Link) {
        removed.push(this.href)
      },
      tell: (event: string) => listeners[event]!(),
    }
  }
  vi.stubGlobal('document', {
    createElement,
    querySelector: (selector: string) => (selector.includes('"/assets/in-the-page.css"') ? {} : null),
    head: { append: (link: Link) => links.push(link) },
  })
})
afterEach(() => void vi.unstubAllGlobals())

const isSettled = async (promise: Promise<unknown>) =>
  (await Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(resolve, false))])) === true

test('a part waits for its styles, which are asked for once', async () => {
  const part = loadWithStyles(async () => 'screen', ['assets/one.css', 'assets/two.css'])
  const again = loadWithStyles(async () => 'another', ['assets/one.css'])
  expect(links.map(({ href }) => href)).toEqual(['/assets/one.css', '/assets/two.css'])
  links[0]!.tell('load')
  expect(await isSettled(part)).toBe(false)
  expect(await again).toBe('another')
  links[1]!.tell('load')
  expect(await part).toBe('screen')
})

test('styles that did not arrive fail the part, and are asked for again', async () => {
  const part = loadWithStyles(async () => 'screen', ['assets/lost.css'])
  links[0]!.tell('error')
  await expect(part).rejects.toThrow('/assets/lost.css did not arrive')
  expect(removed).toContain('/assets/lost.css')
  void loadWithStyles(async () => 'screen', ['assets/lost.css'])
  expect(links).toHaveLength(2)
})

test('what the page has, and a part without styles, wait for nothing', async () => {
  expect(await loadWithStyles(async () => 'screen', ['assets/in-the-page.css'])).toBe('screen')
  expect(await loadWithStyles(async () => 'screen')).toBe('screen')
  expect(links).toEqual([])
})
