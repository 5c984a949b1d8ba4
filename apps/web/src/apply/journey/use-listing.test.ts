import { expect, test } from 'vitest'
import { applicationId, around, listing, listingId } from '../played/sample-applicants.ts'
import { drawnHook } from '../testing/drawn-hook.ts'
import { useListing } from './use-listing.ts'

const shut = { ...listing, archived: true } as const
const start = '/en/rent/fill/occupation'

test.each([
  ['asked for where a home takes no more applications', start, true, 1],
  ['not asked for where the home takes applications', start, false, 0],
  ['not asked for once there is an application', `/en/rent/fill/${applicationId}/income-check`, true, 0],
] as const)('an invitation is %s', async (_, path, isShut, times) => {
  let asked = 0
  const replies = {
    ...around('income-check'),
    listingInfo: { success: true, listing: isShut ? shut : listing } as const,
    invitationPublicInfo: () => {
      asked++
      return {
        success: true,
        data: { applicant_role: 'main-applicant', email: 'a@example.com', listing_id: null },
      } as const
    },
  }
  await drawnHook(useListing, path, replies, { invitation: 'good', draft: { listingId } })
  expect(asked).toBe(times)
})
