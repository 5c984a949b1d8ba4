import type words from '@attesta/contract/words/en/dashboard.json'
import { useDeskWords } from '../desk-words.ts'

export type DashboardKey = keyof typeof words

/** Returns the landlord's words. */
export const useDashboardWords = () => useDeskWords<DashboardKey>()
