import { sql } from 'drizzle-orm'
import type { RateClass } from '@attesta/contract/route.ts'
import type { Clock } from '../clock.ts'
import { rateLimits } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'

/** A bucket that holds `burst` calls and gains one every `seconds`. */
export interface Bucket {
  burst: number
  seconds: number
}

interface Entry {
  bucket: Bucket
  /** When the bucket is full again, in milliseconds since 1970. */
  emptyAt: number
  /** Calls that the other processes do not know of yet. */
  untold: number
}

/** More callers than this at a time are not told apart for longer than one settlement: the oldest is forgotten. */
const MAX_CALLERS = 100_000
/**
 * A caller that takes no more than this part of what the bucket gains between two settlements, or no more than these
 * few calls, is not worth a write.
 */
const QUIET_SHARE = 0.25
const QUIET_CALLS = 3
/** What was taken too much in other processes is waited for, up to so many buckets in all. */
const MAX_DEBT = 2

/**
 * Buckets in memory, for calls that are cheap and change nothing. Each process counts exactly; with the others it
 * agrees by `settle`, until when a caller who spreads over N processes has N buckets. `settle` writes only for callers
 * who are busy: a page that asks every two seconds never is.
 */
export interface LocalBuckets {
  /** Takes one call. Returns the seconds to wait when the bucket is empty, else 0. */
  take(key: string, bucket: Bucket): number
  settle(): Promise<void>
}

export function createLocalBuckets(inScope: InScope, clock: Clock): LocalBuckets {
  const entries = new Map<string, Entry>()
  let settledAt = clock.now().getTime()

  /** Returns the busy ones. What the others took is forgotten, and so are buckets that are full again. */
  function busySince(since: number, now: number): [string, Entry][] {
    return [...entries].filter(([key, entry]) => {
      const gained = (now - since) / (entry.bucket.seconds * 1000)
      const isBusy = entry.untold > Math.max(QUIET_CALLS, Math.min(gained, entry.bucket.burst) * QUIET_SHARE)
      if (!isBusy) entry.untold = 0
      if (!isBusy && entry.emptyAt <= now) entries.delete(key)
      return isBusy
    })
  }

  /** What was taken is counted from the last settlement on, so that what the bucket gained since is not lost. */
  async function tell(group: [string, Entry][], since: number, now: number): Promise<void> {
    const { bucket } = group[0]![1]
    const taken = group.map(([, entry]) => entry.untold)
    for (const [, entry] of group) entry.untold = 0
    const keys = sql.param(group.map(([key]) => key)),
      counts = sql.param(taken),
      start = sql`${new Date(since).toISOString()}::timestamptz`,
      most = sql`${new Date(now + MAX_DEBT * bucket.burst * bucket.seconds * 1000).toISOString()}::timestamptz`
    const step = sql`${bucket.seconds}::float8 * interval '1 second'`
    try {
      const { rows } = await inScope(
        { kind: 'system', task: 'rate-limit' },
        (tx) =>
          tx.execute<{ key: string; emptyAt: number }>(
            sql`insert into ${rateLimits} (key, empty_at)
              select told.key, least(${start} + told.taken * ${step}, ${most})
              from unnest(${keys}::text[], ${counts}::int[]) as told (key, taken) order by told.key
              on conflict (key) do update set
                empty_at = least(greatest(rate_limits.empty_at, ${start}) + (excluded.empty_at - ${start}), ${most})
              returning key, extract(epoch from empty_at)::float8 * 1000 as "emptyAt"`,
          ),
        { together: 'writes', mayBeLost: true },
      )
      for (const { key, emptyAt } of rows) {
        const entry = entries.get(key)
        if (entry) entry.emptyAt = Math.max(entry.emptyAt, emptyAt + entry.untold * bucket.seconds * 1000)
      }
    } catch (error) {
      group.forEach(([, entry], index) => (entry.untold += taken[index]!))
      throw error
    }
  }

  return {
    take(key, bucket) {
      const now = clock.now().getTime()
      const stepMs = bucket.seconds * 1000
      const known = entries.get(key)
      const next = Math.max(known?.emptyAt ?? 0, now) + stepMs
      const fullMs = bucket.burst * stepMs
      if (next > now + fullMs) return Math.max(1, Math.ceil((next - now - fullMs) / 1000))
      if (known) {
        known.emptyAt = next
        known.untold++
      } else {
        if (entries.size >= MAX_CALLERS) entries.delete(entries.keys().next().value!)
        entries.set(key, { bucket, emptyAt: next, untold: 1 })
      }
      return 0
    },
    async settle() {
      const since = settledAt,
        now = clock.now().getTime()
      settledAt = now
      const groups = Map.groupBy(busySince(since, now), ([, { bucket }]) => `${bucket.burst}/${bucket.seconds}`)
      for (const group of groups.values()) await tell(group, since, now)
    },
  }
}

/** Calls that are counted in memory; all others in the database, exactly, over all processes. */
export const countedLocally: readonly RateClass[] = ['read', 'poll']
