import type { StepRouter } from '@attesta/contract/application.ts'
import type { HelpKind } from '@attesta/contract/reading.ts'
import { useJourney } from '../journey/use-journey.ts'

const here: StepRouter = 'parsing-status'

/**
 * The ways from «What we read» to where something is put right, each of which leads back. A way to a step that this
 * person does not walk is absent.
 */
export function useWays(): {
  toAnswers: (() => void) | undefined
  toDocuments: () => void
  toHelp: Record<HelpKind, (() => void) | undefined>
} {
  const journey = useJourney()
  const toAnswers =
    journey.indexOf('additional-details') === undefined
      ? undefined
      : () => journey.go('additional-details', { draft: { returnTo: here } })
  // From the documents the way leads here by itself.
  const toDocuments = () => journey.go('income-check')
  return { toAnswers, toDocuments, toHelp: { guarantor: toAnswers, income: toDocuments, document: toDocuments } }
}
