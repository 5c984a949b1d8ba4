import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { isPlayed, perform } from '../apply/played/acts.ts'
import { playedNow, playedSettings } from '../apply/played/sample-applicants.ts'
import { DepsProvider } from '../deps.tsx'
import { createFakeApi } from '../fake-api.ts'
import { createSessionStore, createSession } from '../session.ts'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { LiveRegions } from '../ui/live.tsx'
import type { WordSegment } from '../words/catalogue.ts'
import { Words } from '../words/words.tsx'
import type { PlayedState } from './played-state.ts'

interface Props {
  state: PlayedState
  language: Language
  segments: readonly WordSegment[]
  children: ReactNode
}

/** Around a page outside the applicant's form: all that it is given, without a server. */
export function PlayedPage({ state, language, segments, children }: Props) {
  const deps = useMemo(() => {
    const kept = createSessionStore(() => {
      throw new Error('the played pages keep nothing')
    })
    const session = createSession(kept)
    if (state.session !== false) session.open('played')
    return {
      api: createFakeApi(state.replies, { isOver: isPlayed }),
      session,
      kept,
      clock: { now: () => playedNow, wait: () => Promise.resolve() },
      settings: playedSettings,
    }
  }, [state])
  const client = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
    [],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    return perform(state.acts ?? [])
  }, [state])
  return (
    <MemoryRouter initialEntries={[state.path]}>
      <DepsProvider deps={deps}>
        <QueryClientProvider client={client}>
          <LiveRegions>
            <Suspense fallback={null}>
              <Words language={language} segments={['general', ...segments]}>
                <ArrivalProvider brand="Attesta">{children}</ArrivalProvider>
              </Words>
            </Suspense>
          </LiveRegions>
        </QueryClientProvider>
      </DepsProvider>
    </MemoryRouter>
  )
}
