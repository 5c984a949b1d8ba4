import absence from '@attesta/contract/words/de/absence.json'
import contest from '@attesta/contract/words/de/contest.json'
import handover from '@attesta/contract/words/de/handover.json'
import incomeCheck from '@attesta/contract/words/de/income-check.json'
import personalDetails from '@attesta/contract/words/de/personal-details.json'
import uploads from '@attesta/contract/words/de/uploads.json'

export const files = { ...absence, ...contest, ...handover, ...incomeCheck, ...personalDetails, ...uploads }
