import { useState } from 'react'
import type { Problem } from '../../ui/error-summary.tsx'
import { useSay } from '../../words/words.tsx'
import { unsentProblems } from './unsent-problems.ts'
import { useUploads } from './uploads.tsx'

/**
 * Whether files of a screen keep the person from going on, asked when Continue is pressed. From then on what they are
 * told follows the files: it goes when they have arrived.
 */
export function useUnsent(slotBegins: string): {
  problems: readonly Problem[]
  attempt: number
  mayGoOn: () => boolean
} {
  const t = useSay()
  const { queue } = useUploads()
  const [attempt, setAttempt] = useState(0)
  const problems = unsentProblems(t, queue, slotBegins)
  return {
    attempt,
    problems: attempt > 0 ? problems : [],
    mayGoOn: () => {
      if (problems.length > 0) setAttempt(attempt + 1)
      return problems.length === 0
    },
  }
}
