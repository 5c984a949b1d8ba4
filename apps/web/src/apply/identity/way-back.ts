import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useScope } from '../../use-call.ts'
import { stepAddress } from '../journey/addresses.ts'
import { useDraft } from '../journey/draft.ts'

/**
 * Travels with the browser's history entry: how far the income check was scrolled when the person left it for the
 * panel.
 */
interface WayBack {
  incomeCheckAt?: number
  scrollTo?: number
}
const wayOf = (state: unknown): WayBack => (typeof state === 'object' && state !== null ? state : {})

/** The way from the income check to the panel of identity and back to the same place. */
export function useWayBack() {
  const navigate = useNavigate()
  const scope = useScope()
  const { listingId } = useDraft()
  const { incomeCheckAt } = wayOf(useLocation().state)
  const go = useCallback(
    (router: 'personal-details' | 'income-check', state: WayBack) =>
      void navigate(stepAddress(router, { ...scope, listingId }), { state }),
    [navigate, scope, listingId],
  )
  return {
    toPanel: () => go('personal-details', { incomeCheckAt: window.scrollY }),
    /** Absent when the person did not come from there. */
    toIncomeCheck: incomeCheckAt === undefined ? undefined : () => go('income-check', { scrollTo: incomeCheckAt }),
  }
}

/** Scrolls to where the person was, once what they saw there stands again. */
export function useSamePlace(isDrawn: boolean): void {
  const { scrollTo } = wayOf(useLocation().state)
  const wasScrolled = useRef(false)
  useEffect(() => {
    if (!isDrawn || scrollTo === undefined || wasScrolled.current) return
    wasScrolled.current = true
    window.scrollTo(0, scrollTo)
  }, [isDrawn, scrollTo])
}
