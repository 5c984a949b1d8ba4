import { useEffect, useRef } from 'react'
import type { Document } from '@attesta/contract/document.ts'
import { useSay } from '../../words/words.tsx'
import { useAnnounce } from '../../ui/live.tsx'

/** Says once, for each file that was being checked, how that ended. */
export function useAnnounceResults(documents: readonly Document[]): void {
  const t = useSay()
  const announce = useAnnounce()
  const pending = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, name, parse_status, error } of documents) {
      if (parse_status === 'processing') pending.current.add(id)
      else if (pending.current.delete(id)) announce(error ? error.message : t('Uploads.Announce.Ready', { file: name }))
    }
  }, [documents, announce, t])
}
