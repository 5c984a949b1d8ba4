/** A hook as a page has it, without a browser: drawn once each call that it makes has its answer. */
import { createElement } from 'react'
import { MemoryRouter } from 'react-router'
import type { WebDeps } from '../../deps.tsx'
import { createFakeApi, type PlayedReplies } from '../../fake-api.ts'
import { createMemoryStorage } from '../../memory-storage.ts'
import { createSession, createSessionStore, storedKeys } from '../../session.ts'
import { heldClock } from '../../testing/held-clock.ts'
import { settledMarkup } from '../../testing/settled-markup.tsx'
import type { Draft } from '../journey/draft.ts'
import { playedSettings } from '../played/sample-applicants.ts'

/**
 * Draws a hook at a path, and returns it with the waits that the clock is asked for. `invitation`: the code that a link
 * brought.
 */
export async function drawnHook<Hook>(
  useHook: () => Hook,
  pathname: string,
  replies: PlayedReplies,
  { invitation, draft }: { invitation?: string; draft?: Draft } = {},
) {
  const { clock, waits } = heldClock()
  const kept = createSessionStore(createMemoryStorage)
  if (invitation !== undefined) kept.write(storedKeys.invitation, invitation)
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
  const within = createElement(
    MemoryRouter,
    { initialEntries: [{ pathname, state: draft ?? null }] },
    createElement(Probe),
  )
  await settledMarkup(within, deps, { pathname, search: '', replies })
  return { hook: found.at(-1)!, waits }
}
