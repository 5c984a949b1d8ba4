import { todayFor } from '../../documents/applicant-facts.ts'
import { beginWithAnswers } from '../../application/begin.ts'
import { saveAnswers } from '../../application/change-answers.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'
import { answersOf, eachIncomeOnce, refuseWrongDetails, withCountryCodes, type PersonalDetails } from './answers.ts'
import { householdAnswers, refuseWrongHousehold, withSaved } from './household.ts'
import { sentInvitations } from './invitations.ts'
import { inviteHousehold } from './invite.ts'

const done = { success: true as const }

export const personalDetails = (deps: Deps) => {
  const { transact, clock, ...desk } = deps
  const own = <T>({ userId }: CallerOf<'owner'>, work: (stores: Stores) => Promise<T>) =>
    transact({ kind: 'applicant', userId }, work)

  const save = async (
    caller: CallerOf<'owner'>,
    { state, ...sent }: PersonalDetails & { state?: string | undefined },
    isShortForm: boolean,
  ) => {
    const body = withCountryCodes({ ...sent, province: sent.province || (state ?? sent.province) })
    await own(caller, async (stores) => {
      const application = await stores.applications.findLocked(caller.applicationId)
      if (!application) throw new Refusal('not_found')
      refuseWrongDetails(body, isShortForm || application.region === 'de', todayFor(application, clock.now()))
      await saveAnswers(stores, caller, answersOf(body, application.answers))
      await beginWithAnswers(stores, application, clock.now())
    })
    return done
  }
  const submit = ({ caller, body }: { caller: CallerOf<'owner'>; body: PersonalDetails }) => save(caller, body, false)

  return {
    ...sentInvitations(deps),
    personalDetailsSubmitV1: submit,
    personalDetailsSubmit: submit,
    personalDetailsSubmitAll: submit,
    nationality: submit,

    async currentAddressSubmit({ caller, body }) {
      return save(caller, body, true)
    },

    async otherIncomes({ caller, body }) {
      await own(caller, (stores) =>
        saveAnswers(stores, caller, {
          other_incomes: eachIncomeOnce(body.otherIncomes),
        }),
      )
      return done
    },

    async employedAdditional({ caller, body }) {
      await own(caller, (stores) =>
        saveAnswers(stores, caller, {
          type_of_contract: body.typeOfContract,
          paychecks_per_year: body.paychecksPerYear,
        }),
      )
      return done
    },

    async additional({ caller, body, language }) {
      await own(caller, async (stores) => {
        const application = await stores.applications.findLocked(caller.applicationId)
        if (!application) throw new Refusal('not_found')
        const today = todayFor(application, clock.now())
        const details = withSaved(body, application)
        refuseWrongHousehold(details, application, today)
        await saveAnswers(stores, caller, {
          ...householdAnswers(details),
          additional_details_at: clock.now().toISOString(),
        })
        await inviteHousehold(stores, desk, { application, details, language, today, now: clock.now() })
      })
      return done
    },
  } satisfies Handlers<
    | 'personalDetailsSubmitV1'
    | 'personalDetailsSubmit'
    | 'personalDetailsSubmitAll'
    | 'nationality'
    | 'currentAddressSubmit'
    | 'otherIncomes'
    | 'employedAdditional'
    | 'additional'
    | 'invitations'
    | 'resendInvitation'
  >
}
