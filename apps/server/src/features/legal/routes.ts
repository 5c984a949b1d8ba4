import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { readOwnText } from './own-texts.ts'

export const legal = ({ config }: Deps) => ({
  async legalText({ query, language }) {
    return { success: true as const, text: await readOwnText(config.dataDir, language, query.page) }
  },
}) satisfies Handlers<'legalText'>
