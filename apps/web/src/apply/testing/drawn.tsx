/** A state of a screen as markup, without a browser: what is there before a hand does anything. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { DepsProvider, type WebDeps } from '../../deps.tsx'
import { createFakeApi } from '../../fake-api.ts'
import { createMemoryStorage } from '../../memory-storage.ts'
import { placeOf, scopeOf } from '../../scope.ts'
import { createSession, createSessionStore } from '../../session.ts'
import { LiveRegions } from '../../ui/live.tsx'
import { KindProvider } from '../../words/intl.tsx'
import { Words } from '../../words/words.tsx'
import { applicationId, playedNow, playedSettings } from '../played/sample-applicants.ts'
import type { ScreenState } from '../played/screen-state.ts'
import { applyScreens } from '../played/screens.ts'
import { speaker } from '../played/speaker.ts'
import { ApplyRoutes } from '../routes.tsx'

/** Of a page that is drawn where there is no window, what the screens look at while they are drawn. */
function pretendWindow(pathname: string, search: string): () => void {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const window = {
    ...events,
    name: '',
    location: { hostname: 'localhost', host: 'localhost', pathname, search, hash: '' },
  }
  const pretended = {
    window: { ...window, parent: undefined as unknown },
    document: { ...events, documentElement: {}, getElementById: () => null, querySelector: () => null },
  }
  pretended.window.parent = pretended.window
  const before = Object.keys(pretended).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(pretended))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, was] of before)
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
  }
}

async function markupOf(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(tree, { onError: (error) => void errors.push(error) })
  // React parts two texts beside each other by a comment.
  const markup = (await new Response(prelude as ReadableStream).text()).replaceAll('<!-- -->', '')
  if (errors.length > 0) throw errors[0]
  return markup
}

/** Draws a screen again until each call that it makes has its answer. */
export async function drawn(screen: string, name: string, language: Language = 'en'): Promise<string> {
  const state = (await applyScreens[screen]!())[name] as ScreenState
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
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const { applicationType } = scopeOf(placeOf({ hostname: 'localhost', pathname, search }, playedSettings))
  const tree = (
    <MemoryRouter initialEntries={[{ pathname, search, state: state.draft ?? null }]}>
      <DepsProvider deps={deps}>
        <QueryClientProvider client={client}>
          <LiveRegions>
            <Suspense fallback={null}>
              <KindProvider type={applicationType}>
                <Words language={language} segments={['general', 'shell', 'occupation']}>
                  <ApplyRoutes />
                </Words>
              </KindProvider>
            </Suspense>
          </LiveRegions>
        </QueryClientProvider>
      </DepsProvider>
    </MemoryRouter>
  )
  const restore = pretendWindow(pathname, search)
  try {
    for (;;) {
      const markup = await markupOf(tree)
      const open = client
        .getQueryCache()
        .getAll()
        .filter(({ state: { status, fetchStatus }, options }) => {
          const { enabled } = options as { enabled?: unknown }
          return status === 'pending' && fetchStatus === 'idle' && enabled !== false
        })
      if (open.length === 0) return markup
      const isNeverAnswered = ({ queryKey: [name] }: (typeof open)[number]) =>
        state.replies[name as keyof typeof state.replies] === 'pending'
      for (const query of open.filter(isNeverAnswered)) query.fetch().catch(() => undefined)
      await Promise.allSettled(open.filter((query) => !isNeverAnswered(query)).map((query) => query.fetch()))
    }
  } finally {
    restore()
    client.clear()
  }
}
