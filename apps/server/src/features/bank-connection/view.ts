/** A connection as its owner sees it. */
import type { BankConnectionAccount } from '@attesta/contract/bank-connection.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { ownerMatch } from '@attesta/domain/owner-match.ts'
import type { Words } from '../../http/words.ts'
import type { Application } from '../../stores/applications.ts'
import type { BankConnection, ConnectedAccount } from '../../stores/bank-connections.ts'
import { errorText } from './error-text.ts'
import { isAtBank } from './stages.ts'

export interface Viewer {
  words: Words
  language: Language
  application: Application
}

const nameOf = ({ applicant }: Application) => ({ given: applicant.firstName, family: applicant.lastName })

export const viewAccount = (
  { words, language, application }: Viewer,
  { id, ownerName, name, iban, lastAccessed, currency, error }: ConnectedAccount,
): BankConnectionAccount => ({
  id,
  owner_name: ownerName,
  name,
  iban,
  last_accessed: lastAccessed,
  currency,
  owner_match: ownerMatch(ownerName, nameOf(application)),
  error: error === null ? null : errorText(words, language, error),
})

/** Accounts are shown once all of them were looked at. */
export function viewConnection(viewer: Viewer, connection: BankConnection) {
  const {
    id,
    status,
    details: { institution, link, wantedDays, grantedDays, error, accounts },
  } = connection
  const { words, language } = viewer
  return {
    requisition_id: id,
    status_key: status,
    error: error === null ? null : errorText(words, language, error),
    institution,
    link: isAtBank(connection) ? link : null,
    history: { wanted_days: wantedDays, granted_days: grantedDays },
    accounts: status === 'granting_access' ? [] : accounts.map((account) => viewAccount(viewer, account)),
  }
}
