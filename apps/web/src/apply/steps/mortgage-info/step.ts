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
import { useState } from 'react'
import { useDeps } from '../../../deps.tsx'
import { idOf } from '../../../form/bound.tsx'
import { problemText } from '../../../form/problem-text.ts'
import { useFields, useDraftFields } from '../../../form/use-fields.ts'
import type { Problem } from '../../../ui/error-summary.tsx'
import { useSay } from '../../../words/words.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useSaving } from '../../shared/use-saving.ts'
import { useUnsent } from '../../uploads/use-unsent.ts'

/** The place for documents on where the money comes from. */
export const fundsSlot = 'document-mortgage_doc'

export function useMortgageInfoStep(state: State) {
  const t = useSay()
  const { api } = useDeps()
  const journey = useJourney()
  const saved = state.application.answers.mortgage_info
  const unsent = useUnsent(fundsSlot)
  const [problems, setProblems] = useState<readonly Problem[]>([])
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
  const settle = useDraftFields('mortgage', fields)
  const [propertyValue, loanAmount, sources] = useWatch({
    control: fields.control,
    name: ['propertyValue', 'loanAmount', 'sourcesOfFund'],
  })
  const saving = useSaving(
    (values: MortgageResponses) => api.call('mortgageInfoSubmit', { body: values }),
    () => {
      settle()
      journey.goNext()
    },
    t('MortgageQuestionnaire.Error.Fallback'),
  )
  const wordsAt = (name: string) => {
    const label = t.told(`MortgageQuestionnaire.${name}.Label`) ?? ''
    return { label, object: t.told(`MortgageQuestionnaire.${name}.Object`) ?? label, gender: undefined }
  }
  return {
    fields,
    saving,
    problems: [...unsent.problems, ...problems],
    attempt: attempt + unsent.attempt,
    goBack: journey.goBack,
    financing: financingOf(propertyValue, loanAmount),
    asksForDocuments: asksForMortgageDocuments(sources as SourceOfFunds[]),
    submit: fields.handleSubmit(
      (values) => {
        setProblems([])
        if (unsent.mayGoOn()) saving.save(values)
      },
      (errors) => {
        setProblems(
          Object.entries(errors).map(([name, error]) => ({
            target: idOf(name),
            text: problemText(t, error?.message ?? 'General.Error.Default', wordsAt(name), ''),
          })),
        )
        setAttempt((times) => times + 1)
      },
    ),
  }
}
