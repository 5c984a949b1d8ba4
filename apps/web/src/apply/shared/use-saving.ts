import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import type { CallFailed } from '../../call-failed.ts'
import { surfaceErrors } from '../../form/surface-errors.ts'
import { useScope } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { tellSaved } from '../journey/other-windows.ts'
import { useReloadApplication } from '../journey/use-application.ts'
import { failureText } from '../shell/call-problem.tsx'

/**
 * Saves a part, and goes on when that worked; else the banner says why and every field shows what it lacks. `fallback`:
 * what is said first when the server gave no reason.
 */
export function useSaving<Values>(
  save: (values: Values) => Promise<unknown>,
  onSaved: () => void,
  fallback?: string,
): {
  form: RefObject<HTMLFormElement | null>
  save: (values: Values) => void
  isSaving: boolean
  problem: string | undefined
  closeProblem: () => void
} {
  const t = useSay()
  const { applicationId } = useScope()
  const reload = useReloadApplication()
  const form = useRef<HTMLFormElement>(null)
  const [isClosed, setClosed] = useState(false)
  const saving = useMutation<unknown, CallFailed, Values>({
    mutationFn: async (values) => {
      await save(values)
      if (applicationId) tellSaved(applicationId)
      await reload()
    },
    onMutate: () => setClosed(false),
    onSuccess: onSaved,
    onError: () => surfaceErrors(form.current),
  })
  return {
    form,
    save: saving.mutate,
    isSaving: saving.isPending,
    problem: saving.error && !isClosed ? problemOf(saving.error) : undefined,
    closeProblem: () => setClosed(true),
  }

  function problemOf(error: CallFailed): string {
    const text = failureText(t, error) || t('General.Error.Fallback')
    return fallback !== undefined && error.kind === 'server' && error.text === undefined ? `${fallback} ${text}` : text
  }
}
