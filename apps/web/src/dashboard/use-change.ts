import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '../call-failed.ts'
import type { CallName } from '../paths.ts'

/**
 * Something that changes what the server keeps: whether it is running, what was said against it, and which lists are
 * asked for again afterwards.
 */
export function useChange(...stale: readonly CallName[]) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()
  /** False when the server said no. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      await Promise.all(stale.map((name) => queries.invalidateQueries({ queryKey: [name] })))
      return true
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, failure, clear: () => setFailure(undefined) }
}
