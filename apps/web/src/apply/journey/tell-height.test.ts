import { afterEach, expect, test, vi } from 'vitest'
import { tellHeight } from './tell-height.ts'

afterEach(() => vi.unstubAllGlobals())

/** A form in a frame, of a height that changes, and what the page around is told. */
function inFrame(name: string, isFramed = true) {
  const told: unknown[][] = []
  const own: Record<string, unknown> = { name }
  own.parent = isFramed ? { postMessage: (...message: unknown[]) => told.push(message) } : own
  let changed: () => void = () => undefined
  vi.stubGlobal('window', own)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return 0
  })
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(on: () => void) {
        changed = on
      }
      observe() {
        changed()
      }
      disconnect() {
        changed = () => undefined
      }
    },
  )
  let height = 700
  const form = { getBoundingClientRect: () => ({ height }) } as unknown as Element
  return {
    told,
    form,
    grow: (to: number) => {
      height = to
      changed()
    },
  }
}

test("each new height goes to the listing's own sites, until it is ended", () => {
  const { told, form, grow } = inFrame('attesta-embed')
  const end = tellHeight(form, ['https://www.casa.example'])
  for (const height of [701, 900.4, 900.9]) grow(height)
  end()
  grow(2000)
  expect(told).toEqual(
    [700, 901].map((height) => [{ type: 'attesta', value: 'RESIZE', height }, 'https://www.casa.example']),
  )
})

test.each([
  ['', true, ['https://www.casa.example']],
  ['attesta-embed', false, ['https://www.casa.example']],
  ['attesta-embed', true, []],
] as const)('a frame named «%s», framed: %s, with sites %j tells no one', (name, isFramed, origins) => {
  const { told, form, grow } = inFrame(name, isFramed)
  tellHeight(form, origins)
  grow(1000)
  expect(told).toEqual([])
})
