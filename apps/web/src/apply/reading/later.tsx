import { lazy, Suspense } from 'react'
import type { State } from '@attesta/contract/application.ts'
import { ReadingToCome } from './reading-to-come.tsx'

const ReadingPanel = lazy(async () => ({ default: (await import('./reading-panel.tsx')).ReadingPanel }))

/** «What we read», fetched when there is something to show. */
export const WhatWeRead = ({ state }: { state: State }) => (
  <Suspense fallback={<ReadingToCome />}>
    <ReadingPanel state={state} />
  </Suspense>
)
