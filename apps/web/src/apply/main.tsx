import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { randomKey } from '../once-keys.ts'
import { placeOf, scopeOf } from '../scope.ts'
import { createSessionStore, createSession } from '../session.ts'
import { readSettings } from '../settings.ts'
import { createVisit } from '../visit.ts'
import { ApplyApp } from './app.tsx'
import { yieldFirstPaint } from './first-paint/yield-first-paint.ts'
import { backGate } from './journey/back-gate.ts'
import { expiry } from './shell/expiry.ts'

const settings = readSettings()
const visit = createVisit(placeOf(window.location, settings))
const kept = createSessionStore(() => window.sessionStorage)
const session = createSession(kept)
const api = createApi({
  session,
  scope: () => scopeOf(placeOf(window.location, settings), visit.region()),
  onExpired: expiry.tell,
  wait: machineClock.wait,
  newKey: randomKey,
})

backGate.install()
yieldFirstPaint(window)
// In slices: a reader of the start can scroll meanwhile.
startTransition(() =>
  createRoot(document.getElementById('root')!).render(
    <BrowserRouter>
      <ApplyApp deps={{ api, session, kept, clock: machineClock, settings, visit }} />
    </BrowserRouter>,
  ),
)
