import { lazy, Suspense, useState } from 'react'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { useRequests } from './use-requests.ts'

const RequestsPanel = lazy(async () => ({ default: (await import('./requests-panel.tsx')).RequestsPanel }))

interface Props {
  step: StepRouter
  /** On the page of a document: only what is asked of these types. */
  types?: readonly UploadType[]
}

/**
 * Shows what the company asked, where it is answered: on `step` what belongs there, on the result all of it. Fetched
 * only when something was asked.
 */
export function Requests({ step, types }: Props) {
  const requests = useRequests().requests.filter(
    (one) => (step === 'result' || one.step === step) && (!types || types.some((type) => type === one.type)),
  )
  const isOpen = requests.some(({ state }) => state === 'open')
  // What is answered while it is looked at stays and says so.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen || requests.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RequestsPanel requests={requests} step={step} />
    </Suspense>
  )
}
