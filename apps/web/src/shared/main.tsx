import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { DepsProvider } from '../deps.tsx'
import { randomKey } from '../once-keys.ts'
import { reportSegments } from '../report/report-segments.ts'
import { languageOf, placeOf, scopeOf } from '../scope.ts'
import { createKept, createSession } from '../session.ts'
import { readSettings } from '../settings.ts'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { LiveRegions } from '../ui/live.tsx'
import { Words } from '../words/words.tsx'
import { SharedReport } from './shared-report.tsx'

const settings = readSettings()
const language = languageOf(placeOf(window.location, settings))
const token = new URLSearchParams(window.location.search).get('token')
// Nothing is kept of a person who only reads what was shown to them.
const kept = createKept(() => {
  throw new Error('no storage')
})
const session = createSession(kept)
const api = createApi({
  session,
  scope: () => scopeOf(placeOf(window.location, settings)),
  onExpired: () => undefined,
  wait: machineClock.wait,
  newKey: randomKey,
})
document.documentElement.lang = language

if (token) {
  createRoot(document.getElementById('root')!).render(
    <BrowserRouter>
      <DepsProvider deps={{ api, session, kept, clock: machineClock, settings }}>
        {/* Each call is an opening that the report's person is told of: asked once, and not again when the window is looked at. */}
        <QueryClientProvider
          client={
            new QueryClient({
              defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
            })
          }
        >
          <LiveRegions>
            <Suspense fallback={null}>
              <Words language={language} segments={['general', 'shared-report', ...reportSegments]}>
                <ArrivalProvider brand="Attesta">
                  <SharedReport token={token} language={language} />
                </ArrivalProvider>
              </Words>
            </Suspense>
          </LiveRegions>
        </QueryClientProvider>
      </DepsProvider>
    </BrowserRouter>,
  )
} else window.location.replace(`/${language}/unauthorized`)
