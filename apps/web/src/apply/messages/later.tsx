import { lazy, Suspense } from 'react'
import { useCall } from '../../use-call.ts'

const Panel = lazy(async () => ({ default: (await import('./messages-panel.tsx')).MessagesPanel }))

/** Shows the company's messages, loaded only when there are any. */
export function Messages() {
  const { data } = useCall('readMessages', {}, { keepMs: 30_000 })
  if (!data || data.messages.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Panel found={data} />
    </Suspense>
  )
}
