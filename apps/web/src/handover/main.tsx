import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { DepsProvider } from '../deps.tsx'
import { randomKey } from '../once-keys.ts'
import { languageOf, placeOf, scopeOf } from '../scope.ts'
import { createKept, createSession, storedKeys } from '../session.ts'
import { readSettings } from '../settings.ts'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { LiveRegions } from '../ui/live.tsx'
import { Words } from '../words/words.tsx'
import { PhonePage } from './phone-page.tsx'
import { phoneSegments } from './phone-segments.ts'

const settings = readSettings()
const language = languageOf(placeOf(window.location, settings))
const kept = createKept(() => window.sessionStorage)
const session = createSession(kept, storedKeys.handoverToken)
// The page says by what it shows that its time is over.
const api = createApi({
  session,
  scope: () => scopeOf(placeOf(window.location, settings)),
  onExpired: () => undefined,
  wait: machineClock.wait,
  newKey: randomKey,
})
document.documentElement.lang = language

/** «#q7Xv…»: out of the address at once, so that nothing keeps it. A new link goes before an older one of the same tab. */
const secret = window.location.hash.slice(1) || undefined
if (secret) {
  session.close()
  window.history.replaceState(null, '', window.location.pathname)
}

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <DepsProvider deps={{ api, session, kept, clock: machineClock, settings }}>
      <QueryClientProvider
        client={
          new QueryClient({
            defaultOptions: {
              queries: { retry: false, networkMode: 'always' },
              mutations: { retry: false, networkMode: 'always' },
            },
          })
        }
      >
        <LiveRegions>
          <Suspense fallback={null}>
            <Words language={language} segments={['general', ...phoneSegments]}>
              <ArrivalProvider brand="Attesta">
                <PhonePage secret={secret} />
              </ArrivalProvider>
            </Words>
          </Suspense>
        </LiveRegions>
      </QueryClientProvider>
    </DepsProvider>
  </BrowserRouter>,
)
