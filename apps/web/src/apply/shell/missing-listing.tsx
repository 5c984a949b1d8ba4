import { useState } from 'react'
import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useListing } from '../journey/use-listing.ts'

/**
 * The listing of the address does not exist: said until it is closed, and the form goes on without it. One that takes
 * no new applications says so for as long as none was begun.
 */
export function MissingListing() {
  const t = useSay()
  const { isMissing, isArchived, closed } = useListing()
  const [isClosed, setClosed] = useState(false)
  if (!isMissing && isClosed) setClosed(false)
  const isShown = isMissing && !isClosed
  if (!isArchived && !isShown) return null
  const text = isShown
    ? 'Shell.ListingMissing'
    : closed
      ? (`Shell.ListingClosed.${closed}` as const)
      : 'Shell.ListingArchived'
  return (
    <Banner
      look="warn"
      message={<span role="alert">{t(text)}</span>}
      {...(isShown && { onClose: () => setClosed(true) })}
    />
  )
}
