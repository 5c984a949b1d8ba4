/**
 * Fakes for three identity services over one and the same page: IDnow's gateway, Stripe Identity, and a contract's
 * own API.
 */
import type { FastifyInstance } from 'fastify'
import type { Sources } from '../checkout/sessions.ts'
import type { Faults } from '../faults.ts'
import { identityKeys } from '../magic.ts'
import { misbehaving } from '../misbehave.ts'
import { contractApi } from './contract-api.ts'
import { idnowApi } from './idnow-api.ts'
import { identityPage } from './page.ts'
import { stripeIdentityApi } from './stripe-api.ts'
import type { Verification, Verifications } from './verifications.ts'

export interface IdentityServices {
  verifications: Verifications
  announce(verification: Verification): void
  faults: Faults
  slowMs: number
  sources: Sources
  /** Where the sandbox is reached from a browser. */
  ownUrl(): string
}

export function identityServices({ verifications, announce, faults, slowMs, sources, ownUrl }: IdentityServices) {
  const pageOf = ({ id }: Verification) =>
    `${ownUrl()}/sandbox/identity/go/${identityKeys.company}/identifications/${id}`
  const troubled = (app: FastifyInstance) =>
    app.addHook(
      'preHandler',
      misbehaving(faults, 'identity', slowMs, (status) => ({
        error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message: 'The service is down.' },
      })),
    )
  return {
    async stripe(app: FastifyInstance): Promise<void> {
      troubled(app)
      await app.register(stripeIdentityApi(verifications, pageOf, sources))
    },
    async rest(app: FastifyInstance): Promise<void> {
      await app.register(identityPage(verifications, announce), { prefix: '/go' })
      await app.register(async (apis) => {
        troubled(apis)
        await apis.register(idnowApi(verifications), { prefix: '/idnow/api/v1' })
        await apis.register(contractApi(verifications, pageOf), { prefix: '/contract' })
      })
    },
  }
}
