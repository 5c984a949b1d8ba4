/** Notifies the product of a changed verification, in the format of each service. */
import { eventText, postSigned } from '../checkout/announce.ts'
import type { Sources } from '../checkout/sessions.ts'
import type { Faults } from '../faults.ts'
import { identityKeys } from '../magic.ts'
import { createPostman } from '../postman.ts'
import { contractAnswer } from './contract-api.ts'
import { idnowAnswer } from './idnow-api.ts'
import { stripeAnswer } from './stripe-api.ts'
import type { Verification } from './verifications.ts'

export interface IdentityNotices {
  faults: Faults
  /** Where the product takes notices, without the last part of the address, which is the secret. */
  webhookUrl(): string
  pausesMs?: readonly number[]
}

export function createIdentityNotices({ clock, random }: Sources, { faults, webhookUrl, pausesMs }: IdentityNotices) {
  const postman = createPostman(faults, 'identity-notices', pausesMs)
  const address = () => `${webhookUrl()}/${identityKeys.webhookSecret}`
  const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300
  return {
    announce(verification: Verification): void {
      if (verification.api === 'stripe') {
        const object = stripeAnswer(verification, { pageUrl: '', isWhole: false })
        const payload = eventText({
          id: `evt_${random.bytes(12).toString('hex')}`,
          type: `identity.verification_session.${object.status}`,
          object,
          at: clock.now(),
        })
        return postman.carry(async (signal) => isTaken(await postSigned(address(), payload, clock.now(), signal)))
      }
      const body = JSON.stringify(
        verification.api === 'idnow' ? idnowAnswer(verification) : contractAnswer(verification),
      )
      return postman.carry(async (signal) =>
        isTaken(
          await fetch(address(), {
            method: 'POST',
            body,
            redirect: 'error',
            headers: { 'content-type': 'application/json' },
            signal,
          }).then(
            ({ status }) => status,
            () => null,
          ),
        ),
      )
    },
    settled: postman.settled,
    stop: postman.stop,
  }
}
