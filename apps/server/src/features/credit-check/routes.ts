import { dayOfDate } from '@attesta/contract/fields.ts'
import type { PersonToScore } from '@attesta/providers/credit-check/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { creditStanding } from '../../application/credit-standing.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'

const task = { kind: 'system', task: 'credit-check' } as const

/** Returns what the agency finds a person by; null while something of it is not said yet. */
function personOf({
  applicant,
  answers: {
    date_of_birth: born,
    current_street: street,
    current_house_num: houseNumber,
    current_postcode: postcode,
    current_city: city,
    current_country: country,
  },
}: Application): PersonToScore | null {
  if (born === null || !street || !houseNumber || !postcode || !city || !country) return null
  return {
    givenName: applicant.firstName,
    familyName: applicant.lastName,
    birthDate: dayOfDate(born),
    street,
    houseNumber,
    postcode,
    city,
    country,
  }
}

/**
 * A score from a credit agency, in Germany, for those who want one in their report. No agency is asked before the
 * person has agreed, and the first answer counts.
 */
export const creditCheck = ({ transact, clock, log, creditCheck: agency }: Deps) => {
  const find = ({ userId, applicationId }: CallerOf<'owner'>) =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const application = await stores.applications.find(applicationId)
      if (!application) throw new Refusal('not_found')
      return { application, standing: creditStanding(application, await stores.creditChecks.of(applicationId)) }
    })

  const tell = async (caller: CallerOf<'owner'>) => {
    const {
      application,
      standing: { isConsented, score },
    } = await find(caller)
    const isOff = agency === null || application.region !== 'de'
    const state = score
      ? ('known' as const)
      : isConsented
        ? ('unknown' as const)
        : isOff
          ? ('off' as const)
          : ('not_asked' as const)
    return {
      success: true as const,
      state,
      provider: score?.provider ?? (isOff ? null : agency.provider),
      result: score,
    }
  }

  /** An agency that does not answer stops no applicant: the score is unknown, and may be asked for again. */
  async function ask(application: Application): Promise<void> {
    const person = personOf(application)
    if (agency === null || person === null) return
    try {
      const { givenName, familyName, birthDate } = person
      const score = await agency.score(person, todayFor(application, clock.now()))
      await transact(task, (stores) =>
        stores.creditChecks.answer(application.id, { person: { givenName, familyName, birthDate }, score }),
      )
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ event: 'credit_check.unanswered', applicationId: application.id }, error)
    }
  }

  return {
    readCreditCheck: ({ caller }) => tell(caller),

    async submitCreditCheck({ caller, body }) {
      const { application, standing } = await find(caller)
      if (agency === null || application.region !== 'de') throw new Refusal('credit_check_off')
      const own = { kind: 'applicant', userId: caller.userId } as const
      if (!body.consented) await transact(own, (stores) => stores.creditChecks.withdraw(application.id))
      else if (!standing.isAnswered) {
        await transact(own, (stores) => stores.creditChecks.consent(application.id, caller.userId))
        await ask(application)
      }
      return tell(caller)
    },
  } satisfies Handlers<'readCreditCheck' | 'submitCreditCheck'>
}
