import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { useDeps } from '../../deps.tsx'
import { useChange } from '../use-change.ts'
import { importParts, isRefusedForGood, nothing, type Imported } from './import-parts.ts'

/** An import that can be stopped, and that goes on after what was saved, with the listings that it began with. */
export function useImport(ready: readonly ListingFields[]) {
  const { api } = useDeps()
  const queries = useQueryClient()
  const { run, isBusy, failure, clear } = useChange('dashboardListings', 'dashboardApplicants')
  const [begun, setBegun] = useState<{ listings: readonly ListingFields[]; saved: Imported }>()
  const isStopped = useRef(false)
  const [isStopping, setStopping] = useState(false)
  const stop = () => {
    isStopped.current = true
    setStopping(true)
  }
  useEffect(() => {
    return () => {
      isStopped.current = true
    }
  }, [])
  const { listings, saved } = begun ?? { listings: ready, saved: nothing }
  return {
    /** Undefined before it is begun, and where the server refused its first part: nothing of it is saved. */
    progress: begun && { ...saved, total: listings.length },
    isBusy,
    /** Stopped, while the part that was sent before is not answered yet. */
    isStopping: isBusy && isStopping,
    failure,
    start: () => {
      isStopped.current = false
      setStopping(false)
      setBegun({ listings, saved })
      let last = saved
      const onPart = (next: Imported) => {
        last = next
        setBegun({ listings, saved: next })
      }
      return run(async () => {
        try {
          const course = { isTrial: false, from: saved, onPart, isStopped: () => isStopped.current }
          await importParts(api, listings, course)
        } catch (error) {
          if (last.rows === 0 && isRefusedForGood(error)) setBegun(undefined)
          // What was saved before the failure is there.
          await queries.invalidateQueries({ queryKey: ['dashboardListings'] })
          throw error
        }
      })
    },
    stop,
    restart: () => {
      setBegun(undefined)
      clear()
    },
  }
}
