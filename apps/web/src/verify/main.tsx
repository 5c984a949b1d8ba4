import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { randomKey } from '../once-keys.ts'
import { readerLanguage } from '../reader-language.tsx'
import { languageOf, placeOf, scopeOf } from '../scope.ts'
import { createSessionStore, createSession } from '../session.ts'
import { takeSecret } from '../secret-of-address.ts'
import { readSettings } from '../settings.ts'
import { startPage } from '../start-page.tsx'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { VerifyReport } from './verify-report.tsx'

const settings = readSettings()
const addressed = languageOf(placeOf(window.location, settings))
/** Changes when the reader chooses another one; calls speak it from then on. */
let language = readerLanguage(window.location, navigator.languages, addressed)
const token = takeSecret(window, 'token')
// Nothing is kept of a person who only checks a report.
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

if (token)
  startPage({
    deps: { api, session, kept, clock: machineClock, settings },
    language,
    segments: ['general', 'verify'],
    home: `/${language}`,
    onLanguage: (next) => {
      language = next
    },
    children: (
      <ArrivalProvider brand="Attesta">
        <VerifyReport token={token} />
      </ArrivalProvider>
    ),
  })
// Without a token there is no report to read: the page that says so has the language of the address, like every other
// page of the form.
else window.location.replace(`/${addressed}/unauthorized`)
