import { dayOfDate } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { ForgedEvent } from '@attesta/providers/forged-event.ts'
import type { IdentityCheck, Notice } from '@attesta/providers/identity-check/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { identityOf } from '../../application/identity-of.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers, HandlerInput } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import { askService } from './ask.ts'

const task = { kind: 'system', task: 'settle-identity' } as const

const refuseWhenDown = (error: unknown): never => {
  if (error instanceof ProviderUnavailable) throw new Refusal('identity_unavailable')
  throw error
}

/**
 * Identity by a service: begun, watched and believed only as the service says when it is asked. Only where the region
 * takes no identity documents.
 */
export const verification = (deps: Deps) => {
  const { transact, words, log, config, identityCheck: service } = deps

  const standingOf = ({ userId, applicationId }: CallerOf<'owner'>) =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const application = await stores.applications.find(applicationId)
      if (!application) throw new Refusal('not_found')
      const newest = (await stores.identityVerifications.of(applicationId)).at(-1)
      return {
        application,
        newest,
        standing: await identityOf(stores, application),
        offered: service !== null && application.region === 'de',
      }
    })

  /**
   * As `standingOf`, after the service was asked, which it is by one of all who want to know in five seconds. Without
   * an answer what is written down counts.
   */
  async function freshStandingOf(caller: CallerOf<'owner'>) {
    const known = await standingOf(caller)
    const { newest } = known
    if (service === null || newest?.outcome.state !== 'pending') return known
    if (!(await transact(task, (stores) => stores.identityVerifications.claimAsk(newest.id, limits.identityAskMs))))
      return known
    try {
      await askService(deps, service, newest)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ event: 'identity.unanswered', applicationId: caller.applicationId }, error)
    }
    return standingOf(caller)
  }

  async function tell({ caller, language }: Pick<HandlerInput<'isIdentityVerified'>, 'caller' | 'language'>) {
    const {
      standing: { state, verifiedAt, method, reason },
      newest,
      offered,
    } = await freshStandingOf(caller)
    return {
      success: true as const,
      user_verified: state === 'verified',
      verified_at: verifiedAt,
      verification_method: method,
      tried_and_failed: state === 'failed',
      state,
      reason,
      offered,
      verification_url: state === 'pending' ? (newest?.page ?? null) : null,
      ...(reason && { message: words.t(language, `PersonalDetails.Verify.Failed.${reason}`) }),
    }
  }

  /** The service gives one and the same verification for one attempt, however often it is asked. */
  async function begin(
    check: IdentityCheck,
    { userId, applicationId }: CallerOf<'owner'>,
    { applicant, answers, language, type }: Application,
  ): Promise<string> {
    const scope = { kind: 'applicant', userId } as const
    // Read under the lock under which applications change, so that all who ask at once get the same attempt, or the one
    // that another call has begun meanwhile.
    const { attempt, open } = await transact(scope, async (stores) => {
      await stores.applications.findLocked(applicationId)
      const newest = (await stores.identityVerifications.of(applicationId)).at(-1)
      return { attempt: (newest?.attempt ?? 0) + 1, open: newest?.outcome.state === 'pending' ? newest : null }
    })
    if (open) return open.page
    const { reference, url } = await check.start({
      applicationId,
      attempt,
      givenName: applicant.firstName,
      familyName: applicant.lastName,
      birthDate: answers.date_of_birth === null ? null : dayOfDate(answers.date_of_birth),
      email: applicant.email,
      mobile: applicant.mobile,
      language,
      returnUrl: `${config.publicUrl}/${language}/${type}/fill/${applicationId}/personal-details`,
    })
    const kept = await transact(scope, async (stores) => {
      await stores.identityVerifications.keep({
        applicationId,
        userId,
        attempt,
        provider: check.provider,
        reference,
        page: url,
      })
      return (await stores.identityVerifications.of(applicationId)).at(-1)
    })
    if (!kept) throw new Error('an attempt that was just kept is not there')
    return kept.page
  }

  return {
    isIdentityVerified: tell,
    readIdentityVerification: tell,

    async startVerification({ caller }) {
      const { application, newest, standing, offered } = await freshStandingOf(caller)
      if (service === null || !offered) throw new Refusal('identity_not_offered')
      if (standing.state === 'verified') throw new Refusal('identity_verified')
      const verification_url =
        standing.state === 'pending' && newest
          ? newest.page
          : await begin(service, caller, application).catch(refuseWhenDown)
      return { success: true as const, verification_url }
    },

    /**
     * The notice only names an attempt. One of which we know nothing is taken and dropped; one that cannot be checked
     * now is refused, so that it comes again.
     */
    async identityWebhook({ caller: { rawBody, headers }, params }) {
      if (service === null) throw new Refusal('not_found')
      const reference = readNotice(service, { rawBody, headers, secret: params.secret })
      const known =
        reference === null
          ? null
          : await transact(task, (stores) => stores.identityVerifications.byReference(service.provider, reference))
      if (known) await askService(deps, service, known).catch(refuseWhenDown)
      return { received: true as const }
    },
  } satisfies Handlers<'isIdentityVerified' | 'readIdentityVerification' | 'startVerification' | 'identityWebhook'>
}

function readNotice(service: IdentityCheck, notice: Notice): string | null {
  try {
    return service.readNotice(notice).reference
  } catch (error) {
    if (error instanceof ForgedEvent) throw new Refusal('bad_request')
    throw error
  }
}
