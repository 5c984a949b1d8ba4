import type decisions from '@attesta/contract/words/en/decisions.json'
import type words from '@attesta/contract/words/en/shortlists.json'
import type report from '@attesta/contract/words/en/report.json'
import { useDeskWords } from '../../desk-words.ts'
import type { DashboardKey } from '../dashboard-words.ts'

/** Returns the landlord's words with those of decisions and of sealed shortlists. */
export const useShortlistWords = () =>
  useDeskWords<DashboardKey | keyof typeof decisions | keyof typeof words | keyof typeof report>()
export type ShortlistWords = ReturnType<typeof useShortlistWords>
