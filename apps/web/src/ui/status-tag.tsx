import type { ReactNode } from 'react'
import { CheckIcon, ClockIcon, FileIcon, ProblemIcon, UnknownIcon, WarningIcon } from './icons.tsx'

export type StatusLook = 'ok' | 'warn' | 'err' | 'info' | 'read' | 'unknown' | 'plain'
const icons = {
  ok: CheckIcon,
  warn: WarningIcon,
  err: ProblemIcon,
  info: ClockIcon,
  read: FileIcon,
  unknown: UnknownIcon,
  plain: undefined,
}

/** Shows a state in words, with a sign and a colour. */
export function StatusTag({ look, children }: { look: StatusLook; children: ReactNode }) {
  const Icon = icons[look]
  return (
    <span className={`tag ${look}`}>
      {Icon && <Icon />}
      {children}
    </span>
  )
}
