import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { DepsProvider } from '../deps.tsx'
import { isLanguage } from '../languages.ts'
import { randomKey } from '../once-keys.ts'
import { createKept, createSession, storedKeys } from '../session.ts'
import { operatorSegments } from './operator-segments.ts'
import { readSettings } from '../settings.ts'
import { LiveRegions } from '../ui/live.tsx'
import { Words } from '../words/words.tsx'
import { OperatorApp } from './app.tsx'
import '../dashboard/dashboard.css'

const language =
  [new URLSearchParams(window.location.search).get('lang') ?? undefined, navigator.language.slice(0, 2)].find(
    isLanguage,
  ) ?? 'it'
const kept = createKept(() => window.sessionStorage)
const session = createSession(kept, storedKeys.operatorToken)
const listeners = new Set<() => void>()
const api = createApi({
  session,
  scope: () => ({ language, region: 'it', applicationType: 'rent', applicationId: undefined }),
  onExpired: () => listeners.forEach((listener) => listener()),
  wait: machineClock.wait,
  newKey: randomKey,
})
const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
const onExpiry = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

document.documentElement.lang = language
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <DepsProvider deps={{ api, session, kept, clock: machineClock, settings: readSettings() }}>
      <QueryClientProvider client={client}>
        <LiveRegions>
          <Suspense fallback={null}>
            <Words language={language} segments={operatorSegments}>
              <OperatorApp language={language} onExpiry={onExpiry} />
            </Words>
          </Suspense>
        </LiveRegions>
      </QueryClientProvider>
    </DepsProvider>
  </BrowserRouter>,
)
