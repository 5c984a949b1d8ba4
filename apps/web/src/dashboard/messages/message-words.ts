import type words from '@attesta/contract/words/en/messages.json'
import { useDeskWords } from '../../desk-words.ts'
import type { DashboardKey } from '../dashboard-words.ts'

/** Returns the landlord's words with those of messages. */
export const useMessageWords = () => useDeskWords<DashboardKey | keyof typeof words>()
