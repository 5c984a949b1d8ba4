import absence from '@attesta/contract/words/en/absence.json'
import contest from '@attesta/contract/words/en/contest.json'
import handover from '@attesta/contract/words/en/handover.json'
import incomeCheck from '@attesta/contract/words/en/income-check.json'
import personalDetails from '@attesta/contract/words/en/personal-details.json'
import uploads from '@attesta/contract/words/en/uploads.json'

export const files = { ...absence, ...contest, ...handover, ...incomeCheck, ...personalDetails, ...uploads }
