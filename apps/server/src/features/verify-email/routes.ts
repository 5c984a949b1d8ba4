import type { RefusalCode } from '@attesta/contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { postCode } from '../../emails/post-code.ts'
import type { Verdict } from '../../stores/codes.ts'
import type { Stores } from '../../stores/index.ts'

const door = { kind: 'system', task: 'verify-email' } as const
const refusalOf: Record<Exclude<Verdict, 'right'>, RefusalCode> = {
  wrong: 'wrong_code',
  expired: 'code_expired',
  triesUsed: 'code_tries_used',
}

/**
 * Returns the address that was typed, or that of the application which a link of ours names. For an application that
 * does not exist, an address without an account: the answers are the same.
 * @throws Refusal `validation` when neither is given
 */
async function addressOf(stores: Stores, email: string | undefined, applicationId: string | undefined) {
  if (email !== undefined) return email
  if (applicationId === undefined)
    throw new Refusal('validation', {
      msg: [{ field: 'email', key: 'General.Error.Validation.Required', params: { field: 'email' } }],
    })
  const application = await stores.applications.find(applicationId)
  const owner = application && (await stores.users.find(application.userId))
  return owner?.email ?? `${applicationId}@nobody.invalid`
}

/**
 * Returns the account that a proven address opens, where there is one: that of the application which is gone on with
 * when it was made for this address (by a partner's signature: no address finds it), else the address's own.
 */
async function knownAccount(stores: Stores, email: string, applicationId: string | undefined): Promise<string | null> {
  const application = applicationId === undefined ? null : await stores.applications.find(applicationId)
  const owner = application && (await stores.users.find(application.userId))
  return owner?.email === email ? owner.id : stores.users.idOfAddress(email)
}

/** Returns the application that is gone on with, when it is this account's. */
async function ownApplication(stores: Stores, userId: string | null, applicationId: string | undefined) {
  const application = applicationId === undefined ? null : await stores.applications.find(applicationId)
  return application?.userId === userId ? application : null
}

/** By a partner's signature that was verified minutes ago: a new account, proven by the partner and not by a mail. */
async function openByGrant(stores: Stores, email: string, code: string): Promise<string | null> {
  const grant = await stores.partnerGrants.open(email, code)
  if (!grant) return null
  const userId = await stores.users.ofGrant(grant.id, email)
  await stores.partnerGrants.bindUser(grant.id, userId)
  return stores.sessions.open({ userId })
}

export const verifyEmail = ({ transact, ...desk }: Deps) =>
  ({
    async verifyEmailSubmit({ body, query }) {
      // The verdict is thrown only after the commit: a refused try counts too.
      const outcome = await transact(door, async (stores) => {
        const email = await addressOf(stores, body.email, query.application_id)
        const entered = await openByGrant(stores, email, body.code)
        if (entered) return { verdict: 'right' as const, token: entered }
        const verdict = await stores.codes.tryCode(email, 'applicant', body.code, body.nonce)
        if (verdict !== 'right') return { verdict }
        const userId =
          (await knownAccount(stores, email, query.application_id)) ?? (await stores.users.ofAddress(email))
        await stores.users.markVerified(userId)
        return { verdict, token: await stores.sessions.open({ userId }) }
      })
      if (outcome.verdict !== 'right') throw new Refusal(refusalOf[outcome.verdict])
      return { success: true as const, access_token: outcome.token }
    },

    /** Does and answers the same for an address without an account, whose mail is never sent. */
    async resendCode({ body, query, language }) {
      const { sent, waitSeconds } = await transact(door, async (stores) => {
        const email = await addressOf(stores, body.email, query.application_id)
        const userId = await knownAccount(stores, email, query.application_id)
        return postCode(stores, desk, {
          userId,
          email,
          language,
          listingId: body.listing_id ?? null,
          application: await ownApplication(stores, userId, query.application_id),
          nonce: body.nonce,
        })
      })
      if (!sent)
        throw new Refusal('resend_too_soon', { params: { seconds: waitSeconds }, retryAfterSeconds: waitSeconds })
      return { success: true as const, retry_after_seconds: waitSeconds }
    },
  }) satisfies Handlers<'verifyEmailSubmit' | 'resendCode'>
