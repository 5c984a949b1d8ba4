import type { WebIdSettings } from '../../identity-check/webid-settings.ts'
import { identityKeys } from '../magic.ts'

/**
 * Returns the settings with which the adapter of a contract's API talks to the fake; an example for those of a real
 * contract.
 */
export const contractSettings = (sandboxUrl: string): WebIdSettings => ({
  headers: { authorization: `Bearer ${identityKeys.apiKey}` },
  startUrl: `${sandboxUrl}/sandbox/identity/contract/actions`,
  startBody: {
    order: '{applicationId}-{attempt}',
    firstName: '{givenName}',
    lastName: '{familyName}',
    birthDate: '{birthDate}',
    email: '{email}',
    phone: '{mobile}',
    language: '{language}',
    redirectUrl: '{returnUrl}',
  },
  referenceAt: '/action/id',
  pageAt: '/action/link',
  readUrl: `${sandboxUrl}/sandbox/identity/contract/actions/{reference}`,
  resultAt: '/action/state',
  results: {
    pending: ['open', 'in_review'],
    verified: ['successful'],
    aborted: ['cancelled'],
    refused: ['rejected'],
    expired: ['expired'],
  },
  givenNameAt: '/person/givenName',
  familyNameAt: '/person/familyName',
  birthDateAt: '/person/birthDate',
  verifiedAtAt: '/action/finished',
  noticeReferenceAt: '/action/id',
  webhookSecret: identityKeys.webhookSecret,
})
