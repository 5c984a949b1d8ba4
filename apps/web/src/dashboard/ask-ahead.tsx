import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useDeps } from '../deps.tsx'
import { useCall } from '../use-call.ts'
import { viewOf } from './applicant-view.ts'
import { listingViewOf } from './listing-view.ts'
import { loadListings } from './pages.tsx'
import { useApplicants } from './use-applicants.ts'
import { useListings } from './use-listings.ts'

/**
 * Asks for what a list is made of while its words are on their way, not after them. It draws nothing, and stays, because
 * a call is given up when no component waits for it.
 */
export function AskAhead() {
  const { session } = useDeps()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const isSignedIn = session.token() !== undefined
  const areApplicants = isSignedIn && /^\/dashboard\/?$/.test(pathname),
    areListings = isSignedIn && /^\/dashboard\/listings\/?$/.test(pathname)
  useCall('dashboardMe', {}, { enabled: isSignedIn })
  useCall('dashboardViews', {}, { enabled: areApplicants || areListings, keepMs: 60_000 })
  useApplicants(viewOf(query), { enabled: areApplicants })
  useListings(listingViewOf(query), { enabled: areListings })
  useEffect(() => {
    if (areListings) loadListings().catch(() => undefined)
  }, [areListings])
  return null
}
