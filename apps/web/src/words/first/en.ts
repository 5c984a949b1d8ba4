import general from '@attesta/contract/words/en/general.json'
import occupation from '@attesta/contract/words/en/occupation.json'
import shell from '@attesta/contract/words/en/shell.json'

export const first = { ...general, ...shell, ...occupation }
