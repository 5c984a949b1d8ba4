import type { Clock } from '../clock.ts'
import { sha256Of } from '../crypto/sha256-of.ts'
import type { Caller } from './handlers.ts'

const hourMs = 3_600_000

/**
 * Names the answer to a call that follows from the application's rows, the language and the day alone; undefined where
 * the route has no version.
 * The hour stands for the day: it changes with the day in every time zone of whole hours.
 */
export function entityTagOf(
  caller: Caller,
  language: string,
  { clock, releaseId }: { clock: Clock; releaseId: string },
): string | undefined {
  if (caller.who !== 'owner' || typeof caller.version !== 'string') return undefined
  const hour = Math.floor(clock.now().getTime() / hourMs)
  return `"${sha256Of([releaseId, caller.applicationId, caller.version, language, hour].join('|')).slice(0, 32)}"`
}

/**
 * Whether the caller's `If-None-Match` names this answer; a proxy that packs answers makes the tag a weak one
 * («W/"…"»).
 */
export const isHeld = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((held) => held.trim().replace(/^W\//, '') === tag) ?? false
