import absence from '@attesta/contract/words/it/absence.json'
import contest from '@attesta/contract/words/it/contest.json'
import handover from '@attesta/contract/words/it/handover.json'
import incomeCheck from '@attesta/contract/words/it/income-check.json'
import personalDetails from '@attesta/contract/words/it/personal-details.json'
import uploads from '@attesta/contract/words/it/uploads.json'

export const files = { ...absence, ...contest, ...handover, ...incomeCheck, ...personalDetails, ...uploads }
