import type { FigureState } from '@attesta/contract/report.ts'
import type { Glance } from '@attesta/domain/report/at-a-glance.ts'
import { WarningIcon } from '../ui/icons.tsx'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { useSay } from '../words/words.tsx'

const looks: Record<FigureState, StatusLook> = {
  proven: 'ok',
  consistent: 'read',
  declared: 'warn',
  unknown: 'unknown',
}

/** How well a figure stands, in the report's word and with a sign. */
export function FigureStateTag({ state }: { state: FigureState }) {
  const { told } = useSay()
  return <StatusTag look={looks[state]}>{told(`Report.State.${state}`)}</StatusTag>
}

/** Shows which part of a rent's share is not proven, in the words of the report's first line. */
export function Unsure({ parts }: { parts: Glance['unsure'] }) {
  const { told } = useSay()
  return parts.map((part) => (
    <span key={part} className="meta unsure">
      <WarningIcon /> {told(`Report.Glance.Unsure.${part}`)}
    </span>
  ))
}
