import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { deskPaths } from '../desk-paths.ts'
import { isLanguage } from '../languages.ts'
import { randomKey } from '../once-keys.ts'
import { createExpiry } from '../sign-in/expiry.ts'
import { createSessionStore, createSession, storedKeys } from '../session.ts'
import { reportSegments } from '../report/report-segments.ts'
import { readSettings } from '../settings.ts'
import { startPage } from '../start-page.tsx'
import { DashboardApp } from './app.tsx'
import { AskAhead } from './ask-ahead.tsx'
import './dashboard.css'

const language =
  [new URLSearchParams(window.location.search).get('lang') ?? undefined, navigator.language.slice(0, 2)].find(
    isLanguage,
  ) ?? 'it'
const kept = createSessionStore(() => window.sessionStorage)
const session = createSession(kept, storedKeys.dashboardToken)
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
  segments: ['general', 'dashboard', 'second-factor', ...reportSegments],
  home: '/dashboard',
  ahead: <AskAhead />,
  children: <DashboardApp language={language} onExpiry={expiry.onExpiry} />,
})
