import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

const pages = {
  protocol: lazy(async () => ({ default: (await import('./protocol-page.tsx')).ProtocolPage })),
  criteria: lazy(async () => ({ default: (await import('./criteria-page.tsx')).CriteriaPage })),
}

/** Shows the pages of decisions, loaded with their texts when they are opened. */
export function DecisionsPage({ screen }: { screen: keyof typeof pages }) {
  const { language } = useDashboardWords()
  const Page = pages[screen]
  return (
    <Suspense fallback={<Skeleton />}>
      <MoreWords language={language} segments={['decisions']}>
        <Page />
      </MoreWords>
    </Suspense>
  )
}
