import { useEffect, useMemo } from 'react'
import { MemoryRouter } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import type { Clock } from '../../clock.ts'
import { createFakeApi } from '../../fake-api.ts'
import { createMemoryStorage } from '../../memory-storage.ts'
import { createSessionStore, createSession } from '../../session.ts'
import { ApplyApp } from '../app.tsx'
import { isPlayed, perform } from './acts.ts'
import { applicationId, playedNow, playedSettings } from './sample-applicants.ts'
import type { ScreenState } from './screen-state.ts'
import { speaker } from './speaker.ts'

/** A clock that stands still; what is waited for comes at once. */
const standing: Clock = { now: () => playedNow, wait: () => Promise.resolve() }
const held: Clock = { ...standing, wait: () => new Promise(() => undefined) }

/** The applicant's pages in one state, without a server. */
export function PlayedApp({ state, language }: { state: ScreenState; language: Language }) {
  const deps = useMemo(() => {
    const storage = createMemoryStorage()
    const kept = createSessionStore(() => storage)
    const session = createSession(kept)
    if (state.session !== false) session.open('played')
    return {
      api: createFakeApi(state.replies, { speak: speaker(language), isOver: isPlayed }),
      session,
      kept,
      clock: state.isHeld ? held : standing,
      settings: playedSettings,
    }
  }, [state, language])
  useEffect(() => {
    return perform(state.acts ?? [])
  }, [state])
  const [pathname, search] = state.path.replace('{lang}', language).replace('{id}', applicationId).split('?') as [
    string,
    string?,
  ]
  return (
    <MemoryRouter initialEntries={[{ pathname, search: search ? `?${search}` : '', state: state.draft ?? null }]}>
      <ApplyApp deps={deps} />
    </MemoryRouter>
  )
}
