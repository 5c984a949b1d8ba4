import { lazy, Suspense } from 'react'
import { useCall } from '../../use-call.ts'

const Panel = lazy(async () => ({ default: (await import('./viewings-panel.tsx')).ViewingsPanel }))

/** Viewings that the company proposed; fetched only when it proposed one. */
export function Viewings() {
  const { data } = useCall('readViewings', {}, { keepMs: 30_000 })
  const newest = data?.viewings[0]
  if (!newest) return null
  return (
    <Suspense fallback={null}>
      <Panel key={newest.id} found={data} viewing={newest} />
    </Suspense>
  )
}
