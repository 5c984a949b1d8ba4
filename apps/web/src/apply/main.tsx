import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { regionOf, scopeOf } from '../scope.ts'
import { createKept, createSession } from '../session.ts'
import { readSettings } from '../settings.ts'
import { ApplyApp } from './app.tsx'
import { expiry } from './shell/expiry.ts'

/** Italy or Germany is settled once for a visit: reading the page in another language is no move to another country. */
const region = regionOf(window.location)
const kept = createKept(() => window.sessionStorage)
const session = createSession(kept)
const api = createApi({ session, scope: () => scopeOf(window.location, region), onExpired: expiry.tell, wait: machineClock.wait })

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <ApplyApp deps={{ api, session, kept, clock: machineClock, settings: readSettings(), region }} />
  </BrowserRouter>,
)
