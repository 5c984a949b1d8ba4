import { useSay } from '../../../words/words.tsx'
import { StatusTag, type StatusLook } from '../../../ui/status-tag.tsx'
import type { TaskState } from './tasks.ts'

const looks: Record<TaskState, StatusLook> = {
  todo: 'plain',
  confirm: 'warn',
  checking: 'info',
  done: 'ok',
  contested: 'info',
  explained: 'info',
  problem: 'err',
  optional: 'plain',
}

export function TaskTag({ state }: { state: TaskState }) {
  const t = useSay()
  return <StatusTag look={looks[state]}>{t(`IncomeCheck.State.${state}`)}</StatusTag>
}
