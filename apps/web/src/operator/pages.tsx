import type { ReactNode } from 'react'
import { Overview } from './overview.tsx'

/** The pages of the operator's menu. Their names stand under `Operator.Nav`. */
export const pages: readonly { key: 'overview'; path: string; page: ReactNode }[] = [
  { key: 'overview', path: '/operator', page: <Overview /> },
]
