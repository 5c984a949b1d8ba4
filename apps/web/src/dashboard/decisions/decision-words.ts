import type words from '@attesta/contract/words/en/decisions.json'
import { useDeskWords } from '../../desk-words.ts'
import type { DashboardKey } from '../dashboard-words.ts'

/** The landlord's words with those of criteria and decisions. */
export const useDecisionWords = () => useDeskWords<DashboardKey | keyof typeof words>()
export type DecisionWords = ReturnType<typeof useDecisionWords>
