import { useWatch } from 'react-hook-form'
import type { State } from '@attesta/contract/application.ts'
import {
  asksForMortgageDocuments,
  financingOf,
  mortgageResponses,
  type MortgageForm,
  type MortgageResponses,
  type SourceOfFunds,
} from '@attesta/contract/mortgage.ts'
import { useEffect, useState } from 'react'
import { useDeps } from '../../../deps.tsx'
import { fieldProblems } from '../../../form/field-problems.ts'
import { problemText, wordsAt } from '../../../form/problem-text.ts'
import { useFields, useDraftFields } from '../../../form/use-fields.ts'
import { useSay } from '../../../words/words.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useSaving } from '../../shared/use-saving.ts'
import { useUnsent } from '../../uploads/use-unsent.ts'

/** The place for documents on where the money comes from. */
export const fundsSlot = 'document-mortgage_doc'

const onScreen = [
  'identifiedProperty',
  'propertyType',
  'needFinancing',
  'propertyValue',
  'loanAmount',
  'sourcesOfFund',
  'confirmed',
] as const satisfies readonly (keyof MortgageForm)[]

export function useMortgageInfoStep(state: State) {
  const t = useSay()
  const { api } = useDeps()
  const journey = useJourney()
  const { mortgage_info: saved } = state.application.answers
  const unsent = useUnsent(fundsSlot)
  const [attempt, setAttempt] = useState(0)
  const fields = useFields<MortgageForm, MortgageResponses>(mortgageResponses, {
    identifiedProperty: saved?.identified_property,
    needFinancing: saved?.need_financing,
    propertyType: saved?.property_type,
    propertyValue: saved?.property_value ?? '',
    loanAmount: saved?.loan_amount ?? '',
    sourcesOfFund: saved?.sources_of_fund ?? [],
    confirmed: false,
  })
  const settle = useDraftFields('mortgage', fields, 'confirmed')
  const {
    propertyValue = '',
    loanAmount = '',
    sourcesOfFund = [],
    needFinancing,
  } = useWatch({ control: fields.control })
  const { errors, submitCount } = fields.formState
  const { trigger } = fields
  // The loan is measured by the value: raising the value mends the loan's field too.
  useEffect(() => {
    if (submitCount > 0) void trigger('loanAmount')
  }, [propertyValue, submitCount, trigger])
  const { form, ...saving } = useSaving(
    (values: MortgageResponses) => api.call('mortgageInfoSubmit', { body: values }),
    () => {
      settle()
      journey.goNext()
    },
    t('MortgageQuestionnaire.Error.Fallback'),
  )
  const problems =
    attempt === 0
      ? []
      : fieldProblems(errors, onScreen, (name, key) =>
          problemText(t, key, wordsAt(t, `MortgageQuestionnaire.${name}`), ''),
        )
  return {
    fields,
    form,
    saving,
    problems: [...unsent.problems, ...problems],
    attempt: attempt + unsent.attempt,
    goBack: journey.goBack,
    // The specification asks for a loan in any case (B5-mortgage-zero): it is said what for.
    needsNoLoan: needFinancing === 'no',
    financing: financingOf(propertyValue, loanAmount),
    asksForDocuments: asksForMortgageDocuments(sourcesOfFund as SourceOfFunds[]),
    submit: fields.handleSubmit(
      (values) => {
        if (unsent.mayGoOn()) saving.save(values)
      },
      () => setAttempt((times) => times + 1),
    ),
  }
}
