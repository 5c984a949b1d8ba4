import { lazy, type ReactNode } from 'react'
import { Overview } from './overview.tsx'

const ReviewsPage = lazy(async () => ({ default: (await import('./review/reviews-page.tsx')).ReviewsPage }))
const CasePage = lazy(async () => ({ default: (await import('./review/case-page.tsx')).CasePage }))

/** The pages of the operator's menu. Their names stand under `Operator.Nav`. */
export const pages: readonly { key: 'overview' | 'review'; path: string; page: ReactNode }[] = [
  { key: 'overview', path: '/operator', page: <Overview /> },
  { key: 'review', path: '/operator/review', page: <ReviewsPage /> },
]

/** Pages that the menu leads to by another. */
export const inner: readonly { path: string; page: ReactNode }[] = [{ path: '/operator/review/:reviewId', page: <CasePage /> }]
