import { WrongConfig } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { makeCompany } from '../../new-company.ts'
import type { Stores } from '../../stores/index.ts'
import { ownerInvitedEmail } from './emails.ts'

const when = (instant: Date | null) => instant?.toISOString() ?? null

/** The one thing that can still be wrong: an operator was made under the address a moment ago. */
function refuseTaken(error: unknown): never {
  if (error instanceof WrongConfig) throw new Refusal('member_taken')
  throw error
}

/**
 * Companies and what was sent: every row by the operator's own role, which reads no more of them than is shown here.
 */
export const operatorDesk = (deps: Deps) => {
  const own = <T>({ operatorId }: CallerOf<'operator'>, work: (stores: Stores) => Promise<T>) =>
    deps.transact({ kind: 'operator', operatorId }, work)
  const done = (isThere: boolean, otherwise: 'not_found' | 'email_gone' = 'not_found') => {
    if (!isThere) throw new Refusal(otherwise)
    return { success: true as const }
  }

  return {
    async operatorCompanies({ caller }) {
      const companies = await own(caller, (stores) => stores.desk.companies())
      return {
        success: true as const,
        companies: companies.map(
          ({ id, name, createdAt, suspendedAt, monthlyApplications, people, listings, applications }) => ({
            id,
            name,
            created_at: createdAt.toISOString(),
            is_suspended: suspendedAt !== null,
            monthly_applications: monthlyApplications,
            people,
            listings,
            applications,
          }),
        ),
      }
    },

    // It makes a key, an owner and an email: as the system, as the command line does.
    async operatorMakeCompany({ body, language }) {
      return {
        success: true as const,
        company_id: await deps.transact({ kind: 'system', task: 'make-company' }, async (stores) => {
          if (await stores.members.byAddress(body.owner_email)) throw new Refusal('member_taken')
          const id = await makeCompany(stores, deps.random, {
            name: body.name,
            ownerEmail: body.owner_email,
            ownerName: body.owner_name,
          }).catch(refuseTaken)
          await stores.emails.post('member-invited', { companyId: id }, null, {
            to: body.owner_email,
            ...ownerInvitedEmail(deps, language, body.name, body.owner_name),
          })
          return id
        }),
      }
    },

    async operatorSuspendCompany({ caller, params }) {
      return done(await own(caller, (stores) => stores.desk.setSuspended(params.company_id, true)))
    },
    async operatorResumeCompany({ caller, params }) {
      return done(await own(caller, (stores) => stores.desk.setSuspended(params.company_id, false)))
    },
    async operatorSetQuota({ caller, params, body }) {
      return done(await own(caller, (stores) => stores.desk.setQuota(params.company_id, body.monthly_applications)))
    },

    async operatorDeliveries({ caller }) {
      const { emails, deliveries } = await own(caller, async (stores) => ({
        emails: await stores.desk.emails(),
        deliveries: await stores.desk.deliveries(),
      }))
      return {
        success: true as const,
        emails: emails.map(({ id, kind, createdAt, failedAt, failure, tries, canResend }) => ({
          id,
          kind,
          state: failedAt === null ? ('waiting' as const) : ('failed' as const),
          created_at: createdAt.toISOString(),
          failed_at: when(failedAt),
          reason: failure,
          tries,
          can_resend: canResend,
        })),
        webhooks: deliveries.map(
          ({ id, companyName, url, event, state, attempts, lastStatus, createdAt, nextAttemptAt, canResend }) => ({
            id,
            company_name: companyName,
            host: new URL(url).host,
            event,
            state,
            attempts,
            last_status: lastStatus,
            created_at: createdAt.toISOString(),
            next_attempt_at: state === 'pending' ? when(nextAttemptAt) : null,
            can_resend: canResend,
          }),
        ),
      }
    },

    async operatorPayments({ caller }) {
      const { returned, unreported } = await own(caller, async (stores) => ({
        returned: await stores.desk.returnedPayments(),
        unreported: await stores.deskAttention.unreportedPayments(),
      }))
      return {
        success: true as const,
        payments: returned.map(({ id, companyName, account, amount, refunded, dispute, paidAt }) => ({
          id,
          company_name: companyName,
          account,
          amount,
          refunded,
          dispute,
          paid_at: when(paidAt),
        })),
        unreported: unreported.map(({ id, companyName, amount, paidAt }) => ({
          id,
          company_name: companyName,
          amount,
          paid_at: when(paidAt),
        })),
      }
    },

    async operatorResendEmail({ caller, params }) {
      return done(await own(caller, (stores) => stores.desk.resendEmail(params.subject_id)), 'email_gone')
    },
    async operatorResendWebhook({ caller, params }) {
      return done(await own(caller, (stores) => stores.desk.resendDelivery(params.subject_id)))
    },
  } satisfies Handlers<
    | 'operatorCompanies'
    | 'operatorMakeCompany'
    | 'operatorSuspendCompany'
    | 'operatorResumeCompany'
    | 'operatorSetQuota'
    | 'operatorDeliveries'
    | 'operatorPayments'
    | 'operatorResendEmail'
    | 'operatorResendWebhook'
  >
}
