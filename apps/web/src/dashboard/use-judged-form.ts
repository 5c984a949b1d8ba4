import { useState } from 'react'
import * as z from 'zod/mini'
import type { CallFailed } from '../call-failed.ts'
import { useFocusNext } from '../ui/use-focus-next.ts'
import { useSay } from '../words/words.tsx'
import { useDraft } from './use-draft.ts'

/**
 * Returns a small form under the contract's own schema: judged as a whole when it is sent, then at every change.
 * `draft`: under this name what is typed outlives the form until it is sent.
 */
export function useJudgedForm<Values extends object, Sent>(
  schema: z.ZodMiniType<Sent, Values>,
  initial: Values,
  failure?: CallFailed,
  draft?: string,
) {
  const t = useSay()
  const focusNext = useFocusNext()
  const { values, change, restart } = useDraft(initial, draft)
  const [isJudged, setJudged] = useState(false)
  const parsed = z.safeParse(schema, values)
  const problemOf = (name: string): string | undefined => {
    const issue =
      isJudged && !parsed.success ? parsed.error.issues.find(({ path }) => path.join('.') === name) : undefined
    return (
      (issue && (t.told(issue.message, { field: '', label: '' }) ?? t('General.Error.Default'))) ??
      failure?.fields.find(({ field }) => field === name)?.text
    )
  }
  return {
    values,
    problemOf,
    set: <K extends keyof Values>(name: K, value: Values[K]) => change((before) => ({ ...before, [name]: value })),
    update: change,
    reset: (next: Values) => {
      restart(next)
      setJudged(false)
    },
    /** What may be sent; undefined while something is to be mended, which then is said at its field. */
    judge: (): Sent | undefined => {
      setJudged(true)
      if (parsed.success) return parsed.data
      focusNext(() => document.querySelector<HTMLElement>('form [aria-invalid=true]'))
      return undefined
    },
  }
}
