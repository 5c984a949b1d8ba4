import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

const Page = lazy(async () => ({ default: (await import('./activity-page.tsx')).ActivityPage }))

/** Shows the activity log, loaded with its texts when it is opened. */
export function ActivityPage() {
  const { language } = useDashboardWords()
  return (
    <Suspense fallback={<Skeleton />}>
      <MoreWords language={language} segments={['activity']}>
        <Page />
      </MoreWords>
    </Suspense>
  )
}
