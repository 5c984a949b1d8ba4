import { useState } from 'react'
import { CallFailed } from '../call-failed.ts'

/** Something that the server may refuse: whether it is running, what was said against it, and how often. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()
  const [refusals, setRefusals] = useState(0)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error)
      setRefusals((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, failure, refusals, clear: () => setFailure(undefined) }
}
