import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { deskSignInUrl } from '../../emails/sign-in-url.ts'
import { startSession } from '../../second-factor/start-session.ts'
import { operatorCodeEmail } from './emails.ts'

const door = { kind: 'system', task: 'operator-sign-in' } as const

export const operatorSignIn = ({ transact, ...desk }: Deps) =>
  ({
    /** As at the landlord's desk: does and answers the same for any address; a stranger's mail is never sent. */
    async operatorLogin({ body, language }) {
      await transact(door, async (stores) => {
        const isKnown = await stores.operators.hasAddress(body.email)
        const issued = await stores.codes.issue(body.email, 'operator', body.nonce)
        if ('tooSoon' in issued) return
        const url = deskSignInUrl(desk.config.publicUrl, language, 'operator', { email: body.email, link: issued.link })
        await stores.emails.postCode(
          'operator-code',
          { to: body.email, ...operatorCodeEmail(desk, language, issued.code, url) },
          isKnown,
        )
      })
      return { success: true as const }
    },

    async operatorVerify({ body }) {
      const outcome = await transact(door, async (stores) => {
        const verdict = await stores.codes.tryCode(body.email, 'operator', body.code, body.nonce)
        const operator = verdict === 'right' ? await stores.operators.byAddress(body.email) : null
        if (operator) await stores.operators.markSignedIn(operator.id)
        return {
          verdict,
          entry: operator && (await startSession(stores, { kind: 'operator', operatorId: operator.id }, true)),
        }
      })
      if (outcome.entry) return { success: true as const, ...outcome.entry }
      throw new Refusal(
        outcome.verdict === 'expired'
          ? 'code_expired'
          : outcome.verdict === 'triesUsed'
            ? 'code_tries_used'
            : 'wrong_code',
      )
    },

    async operatorSignOut({ caller }) {
      await transact(door, (stores) => stores.sessions.end(caller.sessionId))
      return { success: true as const }
    },

    async operatorMe({ caller }) {
      const { operatorId } = caller
      const operator = await transact({ kind: 'operator', operatorId }, (stores) => stores.operators.find(operatorId))
      if (!operator) throw new Refusal('unauthorized')
      const open = await transact({ kind: 'system', task: 'count-reviews' }, (stores) => stores.reviews.countOpen())
      return { success: true as const, name: operator.name, email: operator.email, open_reviews: open }
    },
  }) satisfies Handlers<'operatorLogin' | 'operatorVerify' | 'operatorSignOut' | 'operatorMe'>
