import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

const Page = lazy(async () => ({ default: (await import('./templates-page.tsx')).TemplatesPage }))

/** Shows the templates, loaded with their texts when they are opened. */
export function TemplatesPage() {
  const { language } = useDashboardWords()
  return (
    <Suspense fallback={<Skeleton />}>
      <MoreWords language={language} segments={['messages']}>
        <Page />
      </MoreWords>
    </Suspense>
  )
}
