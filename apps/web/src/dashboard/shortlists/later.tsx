import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

const pages = {
  all: lazy(async () => ({ default: (await import('./shortlists-page.tsx')).ShortlistsPage })),
  one: lazy(async () => ({ default: (await import('./shortlist-page.tsx')).ShortlistPage })),
}

/** Shows the pages of sealed shortlists, loaded with their texts when they are opened. */
export function ShortlistPages({ screen }: { screen: keyof typeof pages }) {
  const { language } = useDashboardWords()
  const Page = pages[screen]
  return (
    <Suspense fallback={<Skeleton />}>
      <MoreWords language={language} segments={['decisions', 'shortlists']}>
        <Page />
      </MoreWords>
    </Suspense>
  )
}
