import type words from '@attesta/contract/words/en/viewings.json'
import { useDeskWords } from '../../desk-words.ts'
import type { DashboardKey } from '../dashboard-words.ts'

/** Returns the landlord's words with those of viewings. */
export const useViewingWords = () => useDeskWords<DashboardKey | keyof typeof words>()
