/** What a press waits for before it has an effect, shown on the hooks themselves: drawn once, then pressed. */
import { createElement } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { WebDeps } from '../deps.tsx'
import { createFakeApi, type PlayedReplies } from '../fake-api.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import { createSession, createSessionStore } from '../session.ts'
import { heldClock } from '../testing/held-clock.ts'
import { settledMarkup } from '../testing/settled-markup.tsx'
import { useConnection } from './bank-connection/use-connection.ts'
import { around, playedSettings } from './played/sample-applicants.ts'
import { useEmploymentStatusStep } from './steps/occupation/step.ts'

/** Draws a hook at a path, and returns it with the waits that the clock is asked for. */
async function drawnHook<Hook>(useHook: () => Hook, pathname: string, replies: PlayedReplies) {
  const { clock, waits } = heldClock()
  const kept = createSessionStore(createMemoryStorage)
  const deps: WebDeps = {
    api: createFakeApi(replies, { isOver: () => true }),
    session: createSession(kept),
    kept,
    clock,
    settings: playedSettings,
  }
  const found: Hook[] = []
  const Probe = () => {
    found.push(useHook())
    return null
  }
  const within = createElement(MemoryRouter, { initialEntries: [pathname] }, createElement(Probe))
  await settledMarkup(within, deps, { pathname, search: '', replies })
  return { hook: found.at(-1)!, waits }
}

test('a stage of the start changes 300 ms after continue', { tags: ['A9-stage-delay'] }, async () => {
  const { hook, waits } = await drawnHook(useEmploymentStatusStep, '/en/rent/fill/occupation', around('sign-up'))
  hook.advance()
  await vi.waitFor(() => expect(waits).toEqual([300]))
})

test('a bank connection that was cancelled blocks the next one for 3 s', { tags: ['B9-psd2'] }, async () => {
  const { hook, waits } = await drawnHook(useConnection, '/en/rent/fill/income-check', {
    ...around('income-check'),
    cancelRequisition: { success: true },
  })
  hook.cancel.mutate()
  await vi.waitFor(() => expect(waits).toEqual([3000]))
})
