import { useState } from 'react'
import type { Problem } from '../../ui/error-summary.tsx'
import { useSay } from '../../words/words.tsx'
import { unsentProblems } from './unsent-problems.ts'
import { useUploads } from './uploads.tsx'

/** Whether files of a screen keep the person from going on, asked when Continue is pressed; what they are told stands at the top until the next press. */
export function useUnsent(slotBegins: string): { problems: readonly Problem[]; attempt: number; mayGoOn: () => boolean } {
  const say = useSay()
  const { queue } = useUploads()
  const [{ problems, attempt }, setFound] = useState<{ problems: readonly Problem[]; attempt: number }>({ problems: [], attempt: 0 })
  return {
    problems, attempt,
    mayGoOn: () => {
      const found = unsentProblems(say, queue, slotBegins)
      setFound({ problems: found, attempt: attempt + 1 })
      return found.length === 0
    },
  }
}
