import type { BrowserContext } from '@playwright/test'

/** One screen of a journey as a person went through it on a phone. */
export interface CountedScreen {
  /** Step, stage or part, and the page within: `personal-details 2`, `income-check payslip`. */
  name: string
  presses: number
  typed: number
  /** Of the whole page, in CSS pixels; the highest that it was. */
  height: number
}

interface Told {
  name: string
  kind: 'press' | 'typed' | 'look'
  count: number
  height: number
}

/**
 * What the page tells of each press of a finger, each character typed and each option taken from a native list, which
 * opens outside the page. A frame tells of its presses alone: its screen is the page around it.
 */
const teller = `(() => {
  const isFrame = window.parent !== window
  const nameNow = () => {
    if (isFrame) return ''
    const path = location.pathname.split('/')
    const rest = path.slice(path.indexOf('fill') + 1).filter((part) => !/^[0-9a-f]{8}-/.test(part))
    const { stage, part } = (history.state && history.state.usr) || {}
    const dialog = document.querySelector('dialog[open]') ? ['dialog'] : []
    return [...rest, stage, part, ...dialog].filter((one) => one !== undefined).join(' ')
  }
  const heightNow = () => (isFrame ? 0 : document.documentElement.scrollHeight)
  const tell = (kind, count) => window.tellCounted({ name: nameNow(), kind, count, height: heightNow() })
  addEventListener('pointerdown', (event) => event.isTrusted && tell('press', 1), true)
  addEventListener('change', (event) => tell(event.target instanceof HTMLSelectElement ? 'press' : 'look', 1), true)
  addEventListener('input', (event) => event.data && tell('typed', event.data.length), true)
  if (!isFrame) addEventListener('load', () => {
    let height = 0
    new ResizeObserver(() => {
      const now = document.documentElement.scrollHeight
      if (now !== height) tell('look', 1)
      height = now
    }).observe(document.body)
  })
})()`

/** Counts on every page of the context, from the next one that is loaded. @returns the screens so far, as they came */
export async function countPresses(context: BrowserContext): Promise<CountedScreen[]> {
  const screens: CountedScreen[] = []
  let last = ''
  await context.exposeBinding('tellCounted', (_, { name, kind, count, height }: Told) => {
    last = name || last
    let screen = screens.find((one) => one.name === last)
    if (!screen) screens.push((screen = { name: last, presses: 0, typed: 0, height: 0 }))
    if (kind === 'press') screen.presses += count
    if (kind === 'typed') screen.typed += count
    screen.height = Math.max(screen.height, height)
  })
  await context.addInitScript(teller)
  return screens
}
