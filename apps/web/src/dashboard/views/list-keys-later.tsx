import { lazy, Suspense } from 'react'

const Keys = lazy(async () => ({ default: (await import('./list-keys.tsx')).ListKeys }))

/** Shows the keys of a list, fetched once the list stands. */
export const ListKeys = () => (
  <Suspense fallback={null}>
    <Keys />
  </Suspense>
)
