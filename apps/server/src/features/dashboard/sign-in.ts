import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { deskSignInUrl } from '../../emails/sign-in-url.ts'
import { startSession } from '../../second-factor/start-session.ts'
import { dashboardCodeEmail } from './emails.ts'

const door = { kind: 'system', task: 'dashboard-sign-in' } as const

export const dashboardSignIn = ({ transact, ...desk }: Deps) =>
  ({
    /** Answers alike for any address, also while a code was sent a moment ago: a stranger gets a code too, which no mail carries and no session follows. */
    async dashboardLogin({ body, language }) {
      await transact(door, async (stores) => {
        const member = await stores.members.byAddress(body.email)
        const issued = await stores.codes.issue(body.email, 'member', body.nonce)
        const company = member && (await stores.companies.find(member.companyId))
        if ('tooSoon' in issued || !member || !company || company.isSuspended) return
        const url = deskSignInUrl(desk.config.publicUrl, language, 'dashboard', {
          email: member.email,
          link: issued.link,
        })
        await stores.emails.post('member-code', { companyId: member.companyId }, null, {
          to: member.email,
          ...dashboardCodeEmail(desk, language, company, issued.code, url),
        })
      })
      return { success: true as const }
    },

    async dashboardVerify({ body }) {
      const outcome = await transact(door, async (stores) => {
        const verdict = await stores.codes.tryCode(body.email, 'member', body.code, body.nonce)
        const member = verdict === 'right' ? await stores.members.byAddress(body.email) : null
        const company = member && (await stores.companies.find(member.companyId))
        if (!member || !company || company.isSuspended) return { verdict, entry: null }
        await stores.members.markSignedIn(member.id)
        return {
          verdict,
          entry: await startSession(
            stores,
            { kind: 'member', memberId: member.id, companyId: member.companyId },
            company.requiresSecondFactor,
          ),
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

    async dashboardSignOut({ caller }) {
      const { companyId, memberId, sessionId } = caller
      await transact({ kind: 'member', companyId, memberId }, (stores) => stores.sessions.end(sessionId))
      return { success: true as const }
    },
  }) satisfies Handlers<'dashboardLogin' | 'dashboardVerify' | 'dashboardSignOut'>
