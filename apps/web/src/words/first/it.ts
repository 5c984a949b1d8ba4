import general from '@attesta/contract/words/it/general.json'
import occupation from '@attesta/contract/words/it/occupation.json'
import shell from '@attesta/contract/words/it/shell.json'

export const first = { ...general, ...shell, ...occupation }
