import { useState } from 'react'
import { CallFailed } from './call-failed.ts'

/**
 * Asks for a file's link when the file is wanted, and follows it at once: the link works once, so it is never kept or
 * shown. The answer is a file to save, so the page stays.
 */
export function useDownload(linkOf: () => Promise<string>) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const start = async () => {
    setBusy(true)
    setFailed(false)
    try {
      window.location.assign(await linkOf())
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, hasFailed, start: () => void start() }
}
