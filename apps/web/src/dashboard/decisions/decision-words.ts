import type words from '@attesta/contract/words/en/decisions.json'
import { useDeskWords } from '../../desk-words.ts'
import type { DashboardKey } from '../dashboard-words.ts'

/** Returns the landlord's words with those of criteria and decisions. */
export const useDecisionWords = () => useDeskWords<DashboardKey | keyof typeof words>()
export type DecisionWords = ReturnType<typeof useDecisionWords>
