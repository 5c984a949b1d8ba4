import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDeps } from '../deps.tsx'

/** Calls the listener when a call finds the session ended. Returns a function that stops this. */
export type OnExpiry = (listener: () => void) => () => void

interface Options {
  onExpiry: OnExpiry
  /** Where signing out leads. */
  home: string
  /** Ends the session at the server. */
  tellServer: () => Promise<unknown>
}

/**
 * Whether a person is signed in here, and how that ends: a session that expires leaves the sign-in at the same address,
 * which says so.
 */
export function useSignedIn({ onExpiry, home, tellServer }: Options) {
  const { session } = useDeps()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isSignedIn, setSignedIn] = useState(session.token() !== undefined)
  useEffect(() => {
    return onExpiry(() => {
      if (session.token() === undefined) return
      session.close()
      queries.clear()
      setSignedIn(false)
      void navigate(`${pathname}${search}`, { replace: true, state: { signedOut: true } })
    })
  }, [onExpiry, session, queries, navigate, pathname, search])
  return {
    isSignedIn,
    enter: () => setSignedIn(true),
    signOut: () => {
      // Signing out succeeds for the person even when the server cannot be told: the token is gone from here, and dies
      // there by itself.
      void tellServer().catch(() => undefined)
      session.close()
      queries.clear()
      setSignedIn(false)
      void navigate(home, { state: null })
    },
  }
}
