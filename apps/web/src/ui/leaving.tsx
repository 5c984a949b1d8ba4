import { createContext, use, useMemo, useTransition, type ReactNode } from 'react'

interface Leaving {
  /** Another screen was asked for and is not there yet: this one still stands, and takes no second press. */
  isLeaving: boolean
  /** Asks for another screen. */
  leave: (go: () => void) => void
}

const LeavingContext = createContext<Leaving>({ isLeaving: false, leave: (go) => go() })
export const useLeaving = () => use(LeavingContext)

export function LeavingProvider({ children }: { children: ReactNode }) {
  const [isLeaving, leave] = useTransition()
  const value = useMemo(() => ({ isLeaving, leave }), [isLeaving, leave])
  return <LeavingContext value={value}>{children}</LeavingContext>
}
