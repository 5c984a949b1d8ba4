import { useParams } from 'react-router'
import { useCall, useScope } from '../../use-call.ts'
import { useDraft } from './draft.ts'
import { useApplication } from './use-application.ts'
import { useInvitation } from './use-invitation.ts'

/** Returns the home that is applied for: named by the address, the draft, or the application. */
export function useListing() {
  const { listingId } = useParams()
  const draft = useDraft()
  const { applicationId } = useScope()
  const { state } = useApplication()
  const { code } = useInvitation()
  const id = listingId ?? draft.listingId ?? state?.application.listing_id ?? undefined
  const query = useCall('listingInfo', { query: { listing_id: id ?? '' } }, { enabled: id !== undefined })
  return {
    listing: query.data?.listing,
    isPending: query.isLoading,
    isMissing: query.error?.kind === 'refused',
    /** It takes no new applications, and none is at hand that was begun before, or that an invitation leads to. */
    isArchived: query.data?.listing.archived === true && applicationId === undefined && code === undefined,
    /** Why it takes none, where the landlord said so. */
    closed: query.data?.listing.closed,
    isNamed: id !== undefined,
    applicationId,
  }
}
