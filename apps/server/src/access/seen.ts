import { sql } from 'drizzle-orm'
import type { InScope } from '../db/in-scope.ts'
import { sessions } from '../db/schema.ts'

/**
 * When people were last seen: kept in memory and written in one statement now and then, so that a poll writes nothing.
 */
export interface Seen {
  note(sessionId: string, at: Date): void
  settle(): Promise<void>
}

export function createSeen(inScope: InScope): Seen {
  let noted = new Map<string, Date>()
  return {
    note: (sessionId, at) => void noted.set(sessionId, at),
    async settle() {
      if (noted.size === 0) return
      const taken = noted
      noted = new Map()
      const ids = sql.param([...taken.keys()]),
        times = sql.param([...taken.values()].map((at) => at.toISOString()))
      try {
        await inScope(
          { kind: 'system', task: 'settle-seen' },
          (tx) =>
            tx.execute(
              sql`update ${sessions} set seen_at = greatest(seen_at, noted.at)
                from unnest(${ids}::uuid[], ${times}::timestamptz[]) as noted (id, at) where sessions.id = noted.id`,
            ),
          { together: 'writes', mayBeLost: true },
        )
      } catch (error) {
        // Told of once more with the next settlement; what came meanwhile is newer.
        noted = new Map([...taken, ...noted])
        throw error
      }
    },
  }
}
