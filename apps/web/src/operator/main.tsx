import { createApi } from '../api.ts'
import { machineClock } from '../clock.ts'
import { deskPaths } from '../desk-paths.ts'
import { isLanguage } from '../languages.ts'
import { randomKey } from '../once-keys.ts'
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
const listeners = new Set<() => void>()
const api = createApi({
  deskPaths,
  session,
  scope: () => ({ language, region: 'it', applicationType: 'rent', applicationId: undefined }),
  onExpired: () => listeners.forEach((listener) => listener()),
  wait: machineClock.wait,
  newKey: randomKey,
})
const onExpiry = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

startPage({
  deps: { api, session, kept, clock: machineClock, settings: readSettings() },
  language,
  segments: operatorSegments,
  home: '/operator',
  children: <OperatorApp language={language} onExpiry={onExpiry} />,
})
