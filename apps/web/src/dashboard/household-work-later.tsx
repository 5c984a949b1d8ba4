import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const Work = lazy(async () => ({ default: (await import('./household-work.tsx')).HouseholdWork }))
const ReportWork = lazy(async () => ({ default: (await import('./household-work.tsx')).ReportHouseholdWork }))

/** Fetched when it is opened: most visits are to look at who applies. */
export const HouseholdWork = ({ applicationId }: { applicationId: string }) => (
  <Suspense fallback={<Skeleton isPart shape="list" />}>
    <Work applicationId={applicationId} />
  </Suspense>
)

export const ReportHouseholdWork = ({ reportId }: { reportId: string }) => (
  <Suspense fallback={null}>
    <ReportWork reportId={reportId} />
  </Suspense>
)
