import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { deskPaths } from '../desk-paths.ts'
import { isLanguage } from '../languages.ts'
import { randomKey } from '../once-keys.ts'
import { createExpiry } from '../sign-in/expiry.ts'
import { createSessionStore, createSession, storedKeys } from '../session.ts'
import { operatorSegments } from './operator-segments.ts'
import { readSettings } from '../settings.ts'
import { startPage } from '../start-page.tsx'
import { OperatorApp } from './app.tsx'
import '../dashboard/dashboard.css'

const language =
  [new URLSearchParams(window.location.search).get('lang') ?? undefined, navigator.language.slice(0, 2)].find(
    isLanguage,
  ) ?? 'it'
const kept = createSessionStore(() => window.sessionStorage)
const session = createSession(kept, storedKeys.operatorToken)
const expiry = createExpiry()
const api = createApi({
  deskPaths,
  session,
  scope: () => ({ language, region: 'it', applicationType: 'rent', applicationId: undefined }),
  onExpired: expiry.tell,
  wait: machineClock.wait,
  newKey: randomKey,
})

startPage({
  deps: { api, session, kept, clock: machineClock, settings: readSettings() },
  language,
  segments: operatorSegments,
  home: '/operator',
  children: <OperatorApp language={language} onExpiry={expiry.onExpiry} />,
})
