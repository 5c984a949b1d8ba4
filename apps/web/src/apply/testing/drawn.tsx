/** A state of a screen as markup, without a browser: what is there before a hand does anything. */
import { MemoryRouter } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import type { WebDeps } from '../../deps.tsx'
import { createFakeApi } from '../../fake-api.ts'
import { createMemoryStorage } from '../../memory-storage.ts'
import { placeOf, scopeOf } from '../../scope.ts'
import { createSession, createSessionStore } from '../../session.ts'
import { settledMarkup } from '../../testing/settled-markup.tsx'
import { KindProvider } from '../../words/intl.tsx'
import { Words } from '../../words/words.tsx'
import { applicationId, playedNow, playedSettings } from '../played/sample-applicants.ts'
import type { ScreenState } from '../played/screen-state.ts'
import { applyScreens } from '../played/screens.ts'
import { speaker } from '../played/speaker.ts'
import { ApplyRoutes } from '../routes.tsx'

const language: Language = 'en'

/** Returns a state's screen. `changes` replaces parts of the state: a draft says where a press would have led. */
export async function drawn(screen: string, name: string, changes: Partial<ScreenState> = {}): Promise<string> {
  const state: ScreenState = { ...((await applyScreens[screen]!())[name] as ScreenState), ...changes }
  const [pathname = '', query] = state.path.replace('{lang}', language).replace('{id}', applicationId).split('?')
  const search = query ? `?${query}` : ''
  const kept = createSessionStore(createMemoryStorage)
  const session = createSession(kept)
  if (state.session !== false) session.open('played')
  const deps: WebDeps = {
    api: createFakeApi(state.replies, { speak: speaker(language), isOver: () => true }),
    session,
    kept,
    clock: { now: () => playedNow, wait: () => new Promise(() => undefined) },
    settings: playedSettings,
  }
  const { applicationType } = scopeOf(placeOf({ hostname: 'localhost', pathname, search }, playedSettings))
  return settledMarkup(
    <MemoryRouter initialEntries={[{ pathname, search, state: state.draft ?? null }]}>
      <KindProvider type={applicationType}>
        <Words language={language} segments={['general', 'shell', 'occupation']}>
          <ApplyRoutes />
        </Words>
      </KindProvider>
    </MemoryRouter>,
    deps,
    { pathname, search, replies: state.replies },
  )
}
