/** While the server restarts a screen is there without an answer, or offers another try: each call of each step once. */
import { expect, test } from 'vitest'
import { t } from '../testing/said-in-markup.ts'
import { applyScreens } from './played/screens.ts'
import { drawn } from './testing/drawn.tsx'

const away = { refused: { status: 503, code: 'restarting', message: 'The service restarts' } } as const
const headingOf = (markup: string) => /<h1[^>]*>([^<]*)/.exec(markup)?.[1]

/** The others wait for what comes later: without a browser they are never drawn to an end. */
const screens = [
  'resume-application',
  'personal-details',
  'current-address',
  'questionnaire',
  'additional-details',
  'mortgage-info',
  'income-check',
]
const tried = new Set<string>()

test.each(screens)('%s is no dead end where a call is answered 503', { timeout: 120_000 }, async (screen) => {
  const states = await applyScreens[screen]!()
  const name = Object.keys(states).find((state) => !states[state]!.acts && states[state]!.session !== false)!
  const asked = new Set<string>()
  const replies = new Proxy(states[name]!.replies, {
    get: (table, call: string) => {
      asked.add(call)
      return table[call as keyof typeof table]
    },
  })
  const heading = headingOf(await drawn(screen, name, { replies }))
  for (const call of asked) {
    if (tried.has(call)) continue
    tried.add(call)
    const markup = await drawn(screen, name, { replies: { ...states[name]!.replies, [call]: away } })
    const isTold = markup.includes(`>${t('General.Retry')}<`)
    expect.soft(isTold || headingOf(markup) === heading, `${call} of ${screen}, ${name}`).toBe(true)
  }
})

test('that was every call without which a form cannot be drawn', () =>
  expect([...tried]).toEqual(expect.arrayContaining(['authValidate', 'readState', 'workflow'])))
