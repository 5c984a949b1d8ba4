import { useEffect, useState } from 'react'
import type { Document } from '@attesta/contract/document.ts'
import type { ReadJob } from '@attesta/contract/reading.ts'
import { useCall } from '../../use-call.ts'

/**
 * Returns what the documents say of an employed person's job. `read` is undefined where they say nothing of contract or
 * paychecks; `isReading` while they may still. Nothing is asked of the server where the answer is not wanted.
 */
export function useReadJob(
  documents: readonly Document[],
  isAsked: boolean,
): { read: ReadJob | undefined; isReading: boolean } {
  const ofJob = documents.filter(({ type }) => type !== 'national_id' && type !== 'mortgage_doc')
  const isWanted = isAsked && ofJob.some(({ parse_status }) => parse_status === 'done')
  const { data, refetch } = useCall('readReading', {}, { enabled: isWanted, keepMs: 0 })
  const version = ofJob.map(({ id, parse_status }) => `${id}${parse_status}`).join()
  // What was read changes with the documents.
  const [readVersion, setReadVersion] = useState<string>()
  useEffect(() => {
    let isOver = false
    if (isWanted) void refetch().then(() => isOver || setReadVersion(version))
    return () => {
      isOver = true
    }
  }, [isWanted, version, refetch])
  const job = data?.reading.job ?? undefined
  return {
    read: job && (job.type_of_contract !== null || job.paychecks_per_year !== null) ? job : undefined,
    isReading: ofJob.some(({ parse_status }) => parse_status === 'processing') || (isWanted && readVersion !== version),
  }
}
