import general from '@attesta/contract/words/de/general.json'
import occupation from '@attesta/contract/words/de/occupation.json'
import shell from '@attesta/contract/words/de/shell.json'

export const first = { ...general, ...shell, ...occupation }
