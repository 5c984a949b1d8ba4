import { useCall } from '../../use-call.ts'
import { FirstSteps } from './first-steps.tsx'
import { SampleApplications } from './sample-applications.tsx'

/**
 * Shows what a company sees on its first days beside its own applications. A call that fails hides nothing of the list.
 */
export function FirstDay() {
  const { data } = useCall('dashboardFirstSteps', {}, { keepMs: 0 })
  const { data: me } = useCall('dashboardMe', {}, { keepMs: 60_000 })
  if (!data) return null
  return (
    <div className="first-day">
      <FirstSteps steps={data.steps} />
      {data.sample && <SampleApplications sample={data.sample} role={me?.role} />}
    </div>
  )
}
