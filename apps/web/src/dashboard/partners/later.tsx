import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MoreWords } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

const screens = {
  keys: lazy(async () => ({ default: (await import('./keys.tsx')).Keys })),
  'api-keys': lazy(async () => ({ default: (await import('./api-keys.tsx')).ApiKeys })),
  webhooks: lazy(async () => ({ default: (await import('./webhooks.tsx')).Webhooks })),
}

/** The pages for a company's own systems come with their words when one of them is opened. */
export function PartnerPage({ screen }: { screen: keyof typeof screens }) {
  const { language } = useDashboardWords()
  const Screen = screens[screen]
  return (
    <Suspense fallback={<Skeleton />}>
      <MoreWords language={language} segments={['partners']}>
        <Screen />
      </MoreWords>
    </Suspense>
  )
}
