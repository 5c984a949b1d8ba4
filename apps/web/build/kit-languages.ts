import type { Plugin } from 'vite'

/** «…/react-aria/dist/private/intl/combobox/fi-FI.mjs»: what the kit says, in one of 34 languages. */
const ofOneLanguage = /\/react-aria\/dist\/private\/intl\/[a-z-]+\/([a-z]{2})-[A-Z]{2}\.mjs$/

const ours: readonly string[] = ['en', 'it', 'de']

/** Leaves out what the kit says in languages that no page of ours is in. */
export const kitLanguages: Plugin = {
  name: 'kit-languages',
  load(id) {
    const [, language] = ofOneLanguage.exec(id) ?? []
    return language === undefined || ours.includes(language) ? null : 'export default undefined'
  },
}
