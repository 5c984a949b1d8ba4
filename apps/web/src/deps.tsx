import { createContext, use, type ReactNode } from 'react'
import type { Api } from './calls.ts'
import type { Clock } from './clock.ts'
import type { Kept, Session } from './session.ts'
import type { Settings } from './settings.ts'
import type { Visit } from './visit.ts'

/** What the pages are given from outside; constructed once per entry. */
export interface WebDeps {
  api: Api
  session: Session
  kept: Kept
  clock: Clock
  settings: Settings
  /** Absent where pages have no region. */
  visit?: Visit
}

const DepsContext = createContext<WebDeps | undefined>(undefined)

export const DepsProvider = ({ deps, children }: { deps: WebDeps; children: ReactNode }) => (
  <DepsContext value={deps}>{children}</DepsContext>
)

export function useDeps(): WebDeps {
  const deps = use(DepsContext)
  if (!deps) throw new Error('no deps above this component')
  return deps
}
