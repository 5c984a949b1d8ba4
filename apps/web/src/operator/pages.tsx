import { lazy, type ReactNode } from 'react'
import { Companies } from './companies.tsx'

const Deliveries = lazy(async () => ({ default: (await import('./deliveries.tsx')).Deliveries }))
const Payments = lazy(async () => ({ default: (await import('./payments.tsx')).Payments }))
const Health = lazy(async () => ({ default: (await import('./health.tsx')).Health }))
const Log = lazy(async () => ({ default: (await import('./log.tsx')).Log }))

const ReviewsPage = lazy(async () => ({ default: (await import('./review/reviews-page.tsx')).ReviewsPage }))
const HoursPage = lazy(async () => ({ default: (await import('./review/hours-page.tsx')).HoursPage }))
const CasePage = lazy(async () => ({ default: (await import('./review/case-page.tsx')).CasePage }))

/** The pages of the operator's menu. Their names stand under `Operator.Nav`. */
export const pages: readonly {
  key: 'companies' | 'review' | 'deliveries' | 'payments' | 'health' | 'log'
  path: string
  page: ReactNode
}[] = [
  { key: 'companies', path: '/operator', page: <Companies /> },
  { key: 'review', path: '/operator/review', page: <ReviewsPage /> },
  { key: 'deliveries', path: '/operator/deliveries', page: <Deliveries /> },
  { key: 'payments', path: '/operator/payments', page: <Payments /> },
  { key: 'health', path: '/operator/health', page: <Health /> },
  { key: 'log', path: '/operator/log', page: <Log /> },
]

/** Pages that the menu leads to by another. */
export const inner: readonly { path: string; page: ReactNode }[] = [
  { path: '/operator/review-hours', page: <HoursPage /> },
  { path: '/operator/review/:reviewId', page: <CasePage /> },
]
