import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const Panel = lazy(async () => ({ default: (await import('./household-work.tsx')).HouseholdPanel }))
const ReportWork = lazy(async () => ({ default: (await import('./household-work.tsx')).ReportHouseholdWork }))

/** Fetched when it is opened: most visits are to look at who applies. */
export const HouseholdPanel = ({ applicationId }: { applicationId: string }) => (
  <Suspense fallback={<Skeleton isPart shape="list" />}>
    <Panel applicationId={applicationId} startsOpen />
  </Suspense>
)

export const ReportHouseholdWork = ({ reportId }: { reportId: string }) => (
  <Suspense fallback={null}>
    <ReportWork reportId={reportId} />
  </Suspense>
)
