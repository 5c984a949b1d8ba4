import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import { kidOf, readSignature } from './read-signature.ts'

const task = { kind: 'system', task: 'partner-entry' } as const

/**
 * Returns the home that a signature is for, as far as it stands; of another company's the signature is worth nothing.
 */
async function listingFor(
  stores: Stores,
  companyId: string,
  signed: string | null,
  asked: string | undefined,
): Promise<string | null> {
  if (asked !== undefined && asked.toLowerCase() !== signed) throw new Refusal('partner_signature')
  const found = signed === null ? null : await stores.listings.find(signed)
  if (found && found.company.id !== companyId) throw new Refusal('partner_signature')
  // A home that is gone, or never was: they come in for none, and the page says so.
  return found && (await stores.listings.findOpen(found.listing.id)) ? found.listing.id : null
}

export const partnerEntry = ({ transact, clock }: Deps) =>
  ({
    /**
     * Changed, over, used, revoked, unknown, for another home: one and the same refusal, so that no caller learns
     * which.
     */
    async verifyPartnerSignature({ query }) {
      const kid = kidOf(query.sig)
      if (kid === null) throw new Refusal('partner_signature')
      return transact(task, async (stores) => {
        const found = await stores.partnerKeys.live(kid)
        const signed = found && (await readSignature(query.sig, found.material, clock.now()))
        if (!found || !signed) throw new Refusal('partner_signature')
        const { id: keyId, companyId } = found.key
        const listingId = await listingFor(stores, companyId, signed.listingId, query.listing_id)
        const code = await stores.partnerGrants.give({
          keyId,
          companyId,
          listingId,
          jti: signed.jti,
          person: signed.person,
          signedUntil: signed.until,
        })
        if (code === null) throw new Refusal('partner_signature')
        await stores.partnerKeys.markUsed(keyId)
        const { firstName, lastName, email } = signed.person
        return {
          success: true as const,
          certificate: { first_name: firstName, last_name: lastName, email, message: 'Authenticated' },
          code,
        }
      })
    },
  }) satisfies Handlers<'verifyPartnerSignature'>
