import { useState } from 'react'
import { useParams } from 'react-router'
import { useDeps } from '../../deps.tsx'
import { storedKeys } from '../../session.ts'
import { useCall, useScope } from '../../use-call.ts'
import { useDraft } from './draft.ts'
import { useApplication } from './use-application.ts'
import { useInvited } from './use-invitation.ts'

/** Returns the home that is applied for: named by the address, the draft, or the application. */
export function useListing() {
  const { listingId } = useParams()
  const draft = useDraft()
  const { applicationId } = useScope()
  const { state } = useApplication()
  const { kept } = useDeps()
  const [code] = useState(() => kept.read(storedKeys.invitation))
  const id = listingId ?? draft.listingId ?? state?.application.listing_id ?? undefined
  const query = useCall('listingInfo', { query: { listing_id: id ?? '' } }, { enabled: id !== undefined })
  const isShut = query.data?.listing.archived === true && applicationId === undefined
  // Who has an application is not asked for: its code is used up by then, and would be refused each time.
  const invited = useInvited(isShut ? code : undefined)
  return {
    listing: query.data?.listing,
    isPending: query.isLoading,
    isMissing: query.error?.kind === 'refused',
    /** It takes no new applications, none begun before is at hand, and no invitation is for it (as far as is known). */
    isArchived:
      isShut &&
      (code === undefined || invited.isSuccess || invited.error?.kind === 'refused') &&
      invited.data?.data.listing_id !== query.data?.listing.listingUuid,
    /** Why it takes none, where the landlord said so. */
    closed: query.data?.listing.closed,
    isNamed: id !== undefined,
    applicationId,
  }
}
