import type { WorkStage } from '@attesta/contract/household-work.ts'
import { useCall } from '../use-call.ts'
import { useDashboardWords } from './dashboard-words.ts'

/** Returns what the company calls a stage; the usual name in the reader's language where it has none of its own. */
export function useStageName(): (stage: WorkStage) => string {
  const { t } = useDashboardWords()
  const { data: me } = useCall('dashboardMe', {}, { keepMs: 60_000 })
  return (stage) => me?.stage_names[stage] || t(`Dashboard.Work.Stage.${stage}`)
}
