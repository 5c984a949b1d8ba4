import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { randomKey } from '../once-keys.ts'
import { languageOf, placeOf, scopeOf } from '../scope.ts'
import { createSessionStore, createSession, storedKeys } from '../session.ts'
import { readSettings } from '../settings.ts'
import { startPage } from '../start-page.tsx'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { PhonePage } from './phone-page.tsx'
import { phoneSegments } from './phone-segments.ts'

const settings = readSettings()
const language = languageOf(placeOf(window.location, settings))
const kept = createSessionStore(() => window.sessionStorage)
const session = createSession(kept, storedKeys.handoverToken)
// The page says by what it shows that its time is over.
const api = createApi({
  session,
  scope: () => scopeOf(placeOf(window.location, settings)),
  onExpired: () => undefined,
  wait: machineClock.wait,
  newKey: randomKey,
})

/**
 * «#q7Xv…»: out of the address at once, so that nothing keeps it. A new link goes before an older one of the same tab.
 */
const secret = window.location.hash.slice(1) || undefined
if (secret) {
  session.close()
  window.history.replaceState(null, '', window.location.pathname)
}

startPage({
  deps: { api, session, kept, clock: machineClock, settings },
  language,
  segments: ['general', ...phoneSegments],
  home: window.location.pathname,
  children: (
    <ArrivalProvider brand="Attesta">
      <PhonePage secret={secret} />
    </ArrivalProvider>
  ),
})
