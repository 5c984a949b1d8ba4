import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { MortgageForm, MortgageResponses } from '@attesta/contract/mortgage.ts'
import { useDeps } from '../../../deps.tsx'

/** As in the self-disclosure: an answer is on the server a moment after it was given. */
const saveAfterMs = 1000

/** Keeps what is answered so far on the server, so that a reload or another phone loses nothing of it. */
export function useSavedDraft({ control }: UseFormReturn<MortgageForm, unknown, MortgageResponses>): void {
  const { api } = useDeps()
  const { confirmed: _, loanPercentage: _share, funds: _funds, ...answers } = useWatch({ control })
  const now = JSON.stringify(answers)
  const saved = useRef(now)
  useEffect(() => {
    if (saved.current === now) return undefined
    // A save that fails is made good by the next one, or by «Continue», which says why it could not.
    const timer = setTimeout(() => {
      saved.current = now
      void api.call('mortgageInfoDraft', { body: JSON.parse(now) as typeof answers }).catch(() => undefined)
    }, saveAfterMs)
    return () => clearTimeout(timer)
  }, [now, api])
}
