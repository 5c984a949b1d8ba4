import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { deskSignInUrl } from '../../emails/sign-in-url.ts'
import { startSession } from '../../second-factor/start-session.ts'
import { dashboardCodeEmail } from './emails.ts'

/** Asked for in place of the company that a stranger has not. */
const noCompany = '00000000-0000-4000-8000-000000000000'
const door = { kind: 'system', task: 'dashboard-sign-in' } as const

export const dashboardSignIn = ({ transact, ...desk }: Deps) =>
  ({
    /**
     * Does and answers the same for any address, also while a code was sent a moment ago: a stranger's code is in a
     * mail that is never sent, and no session follows it.
     */
    async dashboardLogin({ body, language }) {
      await transact(door, async (stores) => {
        const companyId = await stores.members.companyOfAddress(body.email)
        const issued = await stores.codes.issue(body.email, 'member', body.nonce)
        const company = await stores.companies.find(companyId ?? noCompany)
        if ('tooSoon' in issued) {
          if (issued.isPaused) desk.log.fault({ event: 'codes.paused' })
          return
        }
        const url = deskSignInUrl(desk.config.publicUrl, language, 'dashboard', {
          email: body.email,
          link: issued.link,
        })
        await stores.emails.postCode(
          'member-code',
          { to: body.email, ...dashboardCodeEmail(desk, language, company, issued.code, url) },
          company !== null && !company.isSuspended,
        )
      })
      return { success: true as const }
    },

    async dashboardVerify({ body, language }) {
      const outcome = await transact(door, async (stores) => {
        const verdict = await stores.codes.tryCode(body.email, 'member', body.code, body.nonce)
        const member = verdict === 'right' ? await stores.members.byAddress(body.email) : null
        const company = member && (await stores.companies.find(member.companyId))
        if (!member || !company || company.isSuspended) return { verdict, entry: null }
        await stores.members.markSignedIn(member.id, language)
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
      const { companyId, memberId, by } = caller
      if ('sessionId' in by)
        await transact({ kind: 'member', companyId, memberId }, (stores) => stores.sessions.end(by.sessionId))
      return { success: true as const }
    },
  }) satisfies Handlers<'dashboardLogin' | 'dashboardVerify' | 'dashboardSignOut'>
