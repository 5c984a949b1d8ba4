import type words from '@attesta/contract/words/en/messages.json'
import { useDeskWords } from '../../desk-words.ts'
import type { DashboardKey } from '../dashboard-words.ts'

/** The landlord's words with those of messages. */
export const useMessageWords = () => useDeskWords<DashboardKey | keyof typeof words>()
