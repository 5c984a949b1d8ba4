import { financingOf, type MortgageInfo, type MortgageResponses } from '@attesta/contract/mortgage.ts'
import { reasonsFor, type Absence } from '@attesta/contract/absence.ts'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { needsOf } from '@attesta/domain/journey/employment-statuses.ts'
import { saveAnswers } from '../../application/change-answers.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Stores } from '../../stores/index.ts'

/** Share and own part are worked out here: what a browser says of them is not believed. */
function mortgageInfoOf({
  identifiedProperty,
  needFinancing,
  propertyType,
  propertyValue,
  loanAmount,
  sourcesOfFund,
}: MortgageResponses): MortgageInfo {
  const financing = financingOf(propertyValue, loanAmount)
  if (!financing)
    throw new Refusal('validation', {
      msg: [{ field: 'loanAmount', key: 'MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue' }],
    })
  return {
    identified_property: identifiedProperty,
    need_financing: needFinancing,
    property_type: propertyType,
    property_value: propertyValue,
    loan_amount: loanAmount,
    loan_percentage: financing.loanPercentage,
    funds: financing.funds,
    sources_of_fund: [...new Set(sourcesOfFund)],
  }
}

export const declarations = ({ transact, clock }: Deps) => {
  /** A step that the application's own workflow lacks saves nothing. */
  const own = (
    { userId, applicationId }: CallerOf<'owner'>,
    router: StepRouter,
    work: (stores: Stores) => Promise<unknown>,
  ) =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const application = await stores.applications.find(applicationId)
      if (!application) throw new Refusal('not_found')
      if (!application.workflow.some((step) => step.router === router)) throw new Refusal('conflict')
      await work(stores)
    })

  /** `said`: null takes it back. One word for each document that is asked for. */
  const absentText = (caller: CallerOf<'owner'>, type: UploadType, said: Absence | null) =>
    transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
      const application = await stores.applications.findLocked(caller.applicationId)
      if (!application) throw new Refusal('not_found')
      const need = needsOf(application.employmentStatus, application.region, application.type).find(
        ({ anyOf: [first] }) => first === type,
      )
      if (said && !(need && reasonsFor(need.anyOf).includes(said.reason)))
        throw new Refusal('validation', { msg: [{ field: 'reason', key: 'Absence.Error.ReasonMissing' }] })
      await saveAnswers(stores, caller, {
        absences: [...application.answers.absences.filter((one) => one.type !== type), ...(said ? [said] : [])],
      })
    })

  return {
    async declareAbsence({ caller, body }) {
      await absentText(caller, body.type, { ...body, comment: body.comment || null })
      return { success: true as const }
    },

    async withdrawAbsence({ caller, body }) {
      await absentText(caller, body.type, null)
      return { success: true as const }
    },

    async questionnaireSubmit({ caller, body }) {
      await own(caller, 'questionnaire', (stores) =>
        saveAnswers(stores, caller, {
          german_questionnaire: body.questionnaire.map((answer) => ({
            ...answer,
            details: answer.details?.trim() || null,
          })),
          questionnaire_accepted_at: clock.now().toISOString(),
        }),
      )
      return { success: true as const }
    },

    async mortgageInfoSubmit({ caller, body }) {
      await own(caller, 'mortgage-info', (stores) =>
        saveAnswers(stores, caller, { mortgage_info: mortgageInfoOf(body) }),
      )
      return { success: true as const }
    },
  } satisfies Handlers<'declareAbsence' | 'withdrawAbsence' | 'questionnaireSubmit' | 'mortgageInfoSubmit'>
}
