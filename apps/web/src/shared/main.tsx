import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { randomKey } from '../once-keys.ts'
import { reportSegments } from '../report/report-segments.ts'
import { readerLanguage } from '../reader-language.tsx'
import { languageOf, placeOf, scopeOf } from '../scope.ts'
import { createSessionStore, createSession } from '../session.ts'
import { takeSecret } from '../secret-of-address.ts'
import { readSettings } from '../settings.ts'
import { pageQueries, startPage } from '../start-page.tsx'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { SharedReport } from './shared-report.tsx'

const settings = readSettings()
/** Changes when the reader chooses another one; calls speak it from then on. */
let language = readerLanguage(window.location, navigator.languages, languageOf(placeOf(window.location, settings)))
const token = takeSecret(window, 'token')
// Nothing is kept of a person who only reads what was shown to them.
const kept = createSessionStore(() => {
  throw new Error('no storage')
})
const session = createSession(kept)
const api = createApi({
  session,
  scope: () => ({ ...scopeOf(placeOf(window.location, settings)), language }),
  onExpired: () => undefined,
  wait: machineClock.wait,
  newKey: randomKey,
})

// Another link that is opened in the same tab differs behind `#` alone: the browser loads nothing by itself.
window.addEventListener('hashchange', () => {
  if (new URLSearchParams(window.location.hash.slice(1)).has('token')) window.location.reload()
})
if (token)
  startPage({
    deps: { api, session, kept, clock: machineClock, settings },
    language,
    segments: ['general', 'shared-report', ...reportSegments],
    home: `/${language}`,
    onLanguage: (next) => {
      language = next
    },
    // Each call is an opening that the applicant is told of: asked once, and not again when the window is looked at.
    queries: pageQueries({ refetchOnWindowFocus: false }),
    children: (
      <ArrivalProvider brand="Attesta">
        <SharedReport token={token} />
      </ArrivalProvider>
    ),
  })
else window.location.replace(`/${language}/unauthorized`)
