import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { useDeps } from '../deps.tsx'
import { Login } from '../sign-in/login.tsx'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import { useOperatorWords } from './operator-words.ts'
import { inner, pages } from './pages.tsx'

interface Props {
  language: Language
  /** Told when a call finds the session ended. */ onExpiry: (listener: () => void) => () => void
}

/** The desk of whoever hosts the product; whoever is not signed in meets the sign-in at the address they wanted. */
export function OperatorApp({ language, onExpiry }: Props) {
  const { api, session } = useDeps()
  const { say } = useOperatorWords()
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
    // It succeeds for the person even when the server cannot be told: the token is gone from here, and dies there by itself.
    void api.call('operatorSignOut').catch(() => undefined)
    session.close()
    queries.clear()
    setSignedIn(false)
    void navigate('/operator', { state: null })
  }
  return (
    <ArrivalProvider brand="Attesta">
      <Frame language={language} isSignedIn={isSignedIn} onSignOut={signOut}>
        {isSignedIn ? (
          <Suspense fallback={<Skeleton />}>
            <Routes>
              {[...pages, ...inner].map(({ path, page }) => (
                <Route key={path} path={path} element={page} />
              ))}
              <Route path="*" element={pages[0]!.page} />
            </Routes>
          </Suspense>
        ) : (
          <Login
            intro={say('Operator.Login')}
            sendCode={(email) => api.call('operatorLogin', { body: { email } })}
            verify={(email, code) => api.call('operatorVerify', { body: { email, code } })}
            onSignedIn={() => setSignedIn(true)}
          />
        )}
      </Frame>
    </ArrivalProvider>
  )
}
