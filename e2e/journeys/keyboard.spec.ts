/**
 * Each screen by the Tab key alone, in the state in which the most can be done on it. Who walks whole ways by keyboard
 * stands in the journeys (`drive`).
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'

const looks = {
  occupation: ['introOfListing', 'type', 'chosen', 'documents'],
  'sign-up': ['filled'],
  'verify-email': ['canResend'],
  'resume-application': ['choice'],
  'personal-details': ['part1Filled', 'part2Problems', 'germany'],
  'current-address': ['filled'],
  questionnaire: ['filled'],
  'mortgage-info': ['documentsAsked'],
  'additional-details': ['filled', 'newMember'],
  'income-check': ['mixed', 'contesting', 'bankWays', 'bankChoice', 'bankAccounts'],
  'parsing-status': ['refused'],
  confirmation: ['creditNotAsked'],
  payment: ['notPaid'],
  result: ['shown', 'sharing'],
  rights: ['held', 'copyCode'],
  handover: ['sending'],
} as const

/** All that can be used now; of a group of radio buttons one. Before a dialog that is open nothing else can. */
const watch = `(() => {
  const place = document.querySelector('dialog[open]') ?? document
  const oneOf = (element) => element.type === 'radio' ? element.name : element
  globalThis.reached = new Set()
  document.addEventListener('focusin', ({ target }) => reached.add(oneOf(target)))
  globalThis.usable = new Map([...place.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden]') && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => [oneOf(element), element.outerHTML.slice(0, 100)]))
  return usable.size
})()`
const missed = '[...usable].filter(([one]) => !reached.has(one)).map(([, markup]) => markup)'

async function unreached(page: Page): Promise<string[]> {
  const count = await page.evaluate<number>(watch)
  expect(count, 'there is something to be reached').toBeGreaterThan(1)
  // Once around, from wherever the focus stands; a few more, for the window's own bar and for what scrolls.
  for (let presses = 0; presses < count + 8; presses++) await page.keyboard.press('Tab')
  return page.evaluate<string[]>(missed)
}

for (const [screen, states] of Object.entries(looks)) {
  test(`all that can be used is reached with the Tab key: ${screen}`, { tag: ['@G-6'] }, async ({ preview: page }) => {
    for (const state of states) {
      await play(page, screen, state, 'it')
      // Once more where a field has given way to a better one meanwhile, whose code came late.
      await expect.soft.poll(() => unreached(page), { message: `${screen} ${state}` }).toEqual([])
    }
  })
}
