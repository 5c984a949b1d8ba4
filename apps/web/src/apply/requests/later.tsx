import { lazy, Suspense } from 'react'
import type { StepRouter } from '@attesta/contract/application.ts'
import { useCall } from '../../use-call.ts'

const RequestsPanel = lazy(async () => ({ default: (await import('./requests-panel.tsx')).RequestsPanel }))

/**
 * What the company asked, where it is answered: on `step` what belongs there, on the result all of it. Fetched only when
 * something was asked.
 */
export function Requests({ step }: { step: StepRouter }) {
  // Asked again at each opening: a document that was added meanwhile has closed its request.
  const { data } = useCall('readRequests', {}, { keepMs: 0 })
  const requests = (data?.requests ?? []).filter((one) => step === 'result' || one.step === step)
  if (!requests.some(({ state }) => state === 'open')) return null
  return (
    <Suspense fallback={null}>
      <RequestsPanel requests={requests} step={step} />
    </Suspense>
  )
}
