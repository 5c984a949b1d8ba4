import { lazy, Suspense } from 'react'

const Keys = lazy(async () => ({ default: (await import('./list-keys.tsx')).ListKeys }))

/** Handles a list's keyboard shortcuts, loaded after the list. */
export const ListKeys = () => (
  <Suspense fallback={null}>
    <Keys />
  </Suspense>
)
