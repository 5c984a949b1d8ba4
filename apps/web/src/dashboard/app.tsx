import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { useDeps } from '../deps.tsx'
import { Login } from '../sign-in/login.tsx'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Applicants } from './applicants.tsx'
import { Compare } from './compare.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { Frame } from './frame.tsx'
import { pages } from './pages.tsx'

const ReportPage = lazy(async () => ({ default: (await import('./report-page.tsx')).ReportPage }))

interface Props {
  language: Language
  /** Told when a call finds the session ended. */ onExpiry: (listener: () => void) => () => void
}

/** The landlord's pages; whoever is not signed in meets the sign-in at the address they wanted. */
export function DashboardApp({ language, onExpiry }: Props) {
  const { api, session } = useDeps()
  const { say } = useDashboardWords()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isSignedIn, setSignedIn] = useState(session.token() !== undefined)

  useEffect(
    () =>
      onExpiry(() => {
        if (session.token() === undefined) return
        session.close()
        queries.clear()
        setSignedIn(false)
        void navigate(`${pathname}${search}`, { replace: true, state: { signedOut: true } })
      }),
    [onExpiry, session, queries, navigate, pathname, search],
  )

  const signOut = () => {
    // Signing out succeeds for the person even when the server cannot be told: the token is gone from here, and dies there by itself.
    void api.call('dashboardSignOut').catch(() => undefined)
    session.close()
    queries.clear()
    setSignedIn(false)
    void navigate('/dashboard', { state: null })
  }
  return (
    <ArrivalProvider brand="Attesta">
      <Frame language={language} isSignedIn={isSignedIn} onSignOut={signOut}>
        {isSignedIn ? (
          <Suspense fallback={<Skeleton />}>
            <Routes>
              <Route path="/dashboard/reports/:reportId" element={<ReportPage />} />
              <Route path="/dashboard/compare" element={<Compare />} />
              {pages.map(({ key, path, page }) => (
                <Route key={key} path={path} element={page} />
              ))}
              <Route path="*" element={<Applicants />} />
            </Routes>
          </Suspense>
        ) : (
          <Login
            intro={say('Login.Intro')}
            sendCode={(email) => api.call('dashboardLogin', { body: { email } })}
            verify={(email, code) => api.call('dashboardVerify', { body: { email, code } })}
            onSignedIn={() => setSignedIn(true)}
          />
        )}
      </Frame>
    </ArrivalProvider>
  )
}
