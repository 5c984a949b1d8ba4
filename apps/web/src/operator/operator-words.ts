import type dashboard from '@attesta/contract/words/en/dashboard.json'
import type operator from '@attesta/contract/words/en/operator.json'
import { useDeskWords } from '../desk-words.ts'

/** Returns the operator's words; what both desks say alike stands with the landlord's. */
export const useOperatorWords = () => useDeskWords<keyof typeof operator | keyof typeof dashboard>()
