import { lazy, type ReactNode } from 'react'
import { Companies } from './companies.tsx'

const Deliveries = lazy(async () => ({ default: (await import('./deliveries.tsx')).Deliveries }))
const Health = lazy(async () => ({ default: (await import('./health.tsx')).Health }))
const Log = lazy(async () => ({ default: (await import('./log.tsx')).Log }))

/** The pages of the operator's menu. Their names stand under `Operator.Nav`. */
export const pages: readonly { key: 'companies' | 'deliveries' | 'health' | 'log'; path: string; page: ReactNode }[] = [
  { key: 'companies', path: '/operator', page: <Companies /> },
  { key: 'deliveries', path: '/operator/deliveries', page: <Deliveries /> },
  { key: 'health', path: '/operator/health', page: <Health /> },
  { key: 'log', path: '/operator/log', page: <Log /> },
]
