import { limits } from '@attesta/contract/limits.ts'
import type { Clock } from '../../../clock.ts'

/** Leads on after a moment. Returns what keeps a person who has left from being led. Source: B4-parsing-rapid-on. */
export function leadOn(clock: Clock, act: () => void): () => void {
  let hasLeft = false
  void clock.wait(limits.rapidContinueMs).then(() => hasLeft || act())
  return () => {
    hasLeft = true
  }
}
