import { sql } from 'drizzle-orm'
import type { RateClass } from '@attesta/contract/route.ts'
import type { Clock } from '../clock.ts'
import type { InScope } from '../db/in-scope.ts'
import { rateLimits } from '../db/schema.ts'
import type { Log } from '../log.ts'
import { within } from '../within.ts'
import { countedLocally, createLocalBuckets, type Bucket } from './local-buckets.ts'
import { Refusal } from './refusal.ts'

/**
 * For each caller and class of calls. An applicant's page asks often while documents are read; a stranger has no reason
 * to.
 */
export const buckets: Record<RateClass, Bucket> = {
  read: { burst: 240, seconds: 0.25 },
  poll: { burst: 120, seconds: 0.5 },
  write: { burst: 90, seconds: 1 },
  upload: { burst: 45, seconds: 4 },
  auth: { burst: 20, seconds: 10 },
  money: { burst: 20, seconds: 10 },
  mail: { burst: 20, seconds: 180 },
  // Of one report, about rents other than its listing's: enough for those who read it.
  rent: { burst: 5, seconds: 86_400 },
}

/** No call waits longer than this to be counted; a machine that is only busy counts within it. */
const longestWaitMs = 5000

/** As wide with fakes: one person's figure is guarded, and no machine plays all who ask about it. */
const neverWider: readonly RateClass[] = ['rent']

/** Without an answer of the limiter these are refused, and not as too many; the others go on. Source: security must-have 15. */
const failClosed: readonly RateClass[] = ['auth', 'money', 'mail', 'rent']

export interface RateLimiter {
  /** Takes one call from the caller's bucket. @throws Refusal `too_many_requests` with the seconds to wait */
  take(rate: RateClass, caller: string): Promise<void>
  /** Exchanges the calls counted in memory with the other processes. */
  settle(): Promise<void>
}

/**
 * Reads and polls are counted in memory. Everything else is counted in the database, so that every process counts the
 * same and a restart forgives nothing: of
 * many at once exactly as many pass as the bucket holds. `factor`: how much wider the buckets are where fakes take the
 * emails and one machine plays all callers.
 */
export function createRateLimiter(
  inScope: InScope,
  { clock, log, factor, patienceMs = longestWaitMs }: { clock: Clock; log: Log; factor: number; patienceMs?: number },
): RateLimiter {
  const local = createLocalBuckets(inScope, clock)

  /** Returns the seconds to wait, or 0. */
  const takeFromDatabase = (key: string, { burst, seconds }: Bucket): Promise<number> => {
    const now = clock.now()
    return inScope(
      { kind: 'system', task: 'rate-limit' },
      async (tx) => {
        const next = sql`greatest(${rateLimits.emptyAt}, ${now}::timestamptz) + ${seconds} * interval '1 second'`
        const taken = await tx
          .insert(rateLimits)
          .values({ key, emptyAt: new Date(now.getTime() + seconds * 1000) })
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: { emptyAt: next },
            setWhere: sql`${next} <= ${now}::timestamptz + ${burst * seconds} * interval '1 second'`,
          })
        if (taken.rowCount) return 0
        const [full] = await tx
          .select({ emptyAt: rateLimits.emptyAt })
          .from(rateLimits)
          .where(sql`${rateLimits.key} = ${key}`)
        return Math.max(
          1,
          Math.ceil(((full?.emptyAt.getTime() ?? 0) + seconds * 1000 - now.getTime()) / 1000 - burst * seconds),
        )
      },
      { mayBeLost: true, together: 'writes' },
    )
  }

  return {
    settle: local.settle,
    async take(rate, caller) {
      const { burst, seconds } = buckets[rate]
      const bucket = { burst: neverWider.includes(rate) ? burst : burst * factor, seconds }
      const key = `${rate}|${caller}`
      try {
        const wait = countedLocally.includes(rate)
          ? local.take(key, bucket)
          : await within(patienceMs, takeFromDatabase(key, bucket))
        if (wait > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: wait })
      } catch (error) {
        if (error instanceof Refusal) throw error
        log.warn({ event: 'limiter.failed' }, error)
        if (failClosed.includes(rate)) throw new Refusal('busy', { retryAfterSeconds: 5 })
      }
    },
  }
}
