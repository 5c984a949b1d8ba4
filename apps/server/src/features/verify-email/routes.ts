import type { RefusalCode } from '@attesta/contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { postCode } from '../../letters/post-code.ts'
import type { Verdict } from '../../stores/codes.ts'

const door = { kind: 'system', task: 'verify-email' } as const
const refusalOf: Record<Exclude<Verdict, 'right'>, RefusalCode> = { wrong: 'wrong_code', expired: 'code_expired', triesUsed: 'code_tries_used' }

export const verifyEmail = ({ transact, ...desk }: Deps) => ({
  async verifyEmailSubmit({ body }) {
    // The verdict is thrown only after the commit: a refused try counts too.
    const outcome = await transact(door, async (stores) => {
      const verdict = await stores.codes.tryCode(body.email, 'applicant', body.code)
      if (verdict !== 'right') return { verdict }
      const userId = await stores.users.ofAddress(body.email)
      await stores.users.markVerified(userId)
      return { verdict, token: await stores.sessions.open({ userId }) }
    })
    if (outcome.verdict !== 'right') throw new Refusal(refusalOf[outcome.verdict])
    return { success: true as const, access_token: outcome.token }
  },

  /** Answers alike for an address without an account: it is given one wait like any other, and no mail. */
  async resendCode({ body, language }) {
    const { sent, waitSeconds } = await transact(door, async (stores) => {
      const user = await stores.users.findByAddress(body.email)
      if (user) return postCode(stores, desk, { userId: user.id, email: body.email, language, listingId: body.listing_id ?? null })
      const issued = await stores.codes.issue(body.email, 'applicant')
      return 'tooSoon' in issued ? { sent: false, waitSeconds: issued.tooSoon } : { sent: true, waitSeconds: issued.waitSeconds }
    })
    if (!sent) throw new Refusal('resend_too_soon', { params: { seconds: waitSeconds }, retryAfterSeconds: waitSeconds })
    return { success: true as const, retry_after_seconds: waitSeconds }
  },
}) satisfies Handlers<'verifyEmailSubmit' | 'resendCode'>
