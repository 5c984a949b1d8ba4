import { createContext, use, type ReactNode } from 'react'
import type { Region } from '@attesta/contract/fields.ts'
import type { Api } from './calls.ts'
import type { Clock } from './clock.ts'
import type { Kept, Session } from './session.ts'
import type { Settings } from './settings.ts'

/** What the pages are given from outside; constructed once per entry. */
export interface WebDeps {
  api: Api
  session: Session
  kept: Kept
  clock: Clock
  settings: Settings
  /** Where the visit began; absent where pages have no region. */
  region?: Region
}

const DepsContext = createContext<WebDeps | undefined>(undefined)

export const DepsProvider = ({ deps, children }: { deps: WebDeps; children: ReactNode }) => <DepsContext value={deps}>{children}</DepsContext>

export function useDeps(): WebDeps {
  const deps = use(DepsContext)
  if (!deps) throw new Error('no deps above this component')
  return deps
}
