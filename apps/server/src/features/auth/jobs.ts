import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import { dayMs } from '../../clock.ts'

/** Rows of sessions are kept for a week after their end, for the audit, and then go. */
const keptMs = 7 * dayMs

export const authJobs = ({ transact, clock, log }: Deps) =>
  ({
    async sweepSessions() {
      const count = await transact({ kind: 'system', task: 'sweep-sessions' }, (stores) =>
        stores.sessions.sweep(new Date(clock.now().getTime() - keptMs)),
      )
      log.note({ event: 'sessions.swept', count })
    },
  }) satisfies JobHandlers<'sweepSessions'>
