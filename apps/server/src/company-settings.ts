/**
 * What the operator settles for a company from the command line: «asks-for-address=on hides-report=off
 * legal-terms=https://…».
 */
import { legalPages } from '@attesta/contract/listing.ts'
import { WrongConfig } from './config.ts'
import type { Company } from './stores/companies.ts'

type Settled = Partial<Pick<Company, 'hidesFullReport' | 'asksForAddress' | 'ownLegalPages' | 'paymentAccount'>>

const switches: Record<string, 'asksForAddress' | 'hidesFullReport'> = {
  'asks-for-address': 'asksForAddress',
  'hides-report': 'hidesFullReport',
}
const pages = ['legal-terms', 'legal-privacy', 'legal-marketing'] as const

const switchUsage = Object.keys(switches).map((name) => `${name}=on|off`)
const pageUsage = pages.map((page) => `${page}=https://…/{lang}`)
export const companyUsage =
  `which company, then ${switchUsage.join(', ')}, ${pageUsage.join(', ')} (all three) or legal=operator, ` +
  'payment-account=acct_… or payment-account=operator'

/** «acct_1PqRsTuVwXyZ»: an account connected to the operator's */
const accountPattern = /^acct_[A-Za-z0-9]{4,60}$/

/** @throws WrongConfig in words for the operator, when a setting is none or the three pages are not all there */
export function readCompanySettings(words: readonly string[]): Settled {
  const said = Object.fromEntries(
    words.map((word) => [word.slice(0, Math.max(word.indexOf('='), 0)) || word, word.slice(word.indexOf('=') + 1)]),
  )
  const strange = Object.keys(said).filter(
    (name) =>
      !(name in switches) && name !== 'legal' && name !== 'payment-account' && !pages.some((page) => page === name),
  )
  if (strange.length > 0 || words.length === 0)
    throw new WrongConfig([...strange.map((name) => `${name} is no setting of a company`), companyUsage])
  const settled: Settled = {}
  for (const [name, flag] of Object.entries(switches)) {
    if (said[name] === undefined) continue
    if (said[name] !== 'on' && said[name] !== 'off') throw new WrongConfig([`${name} must be on or off`])
    settled[flag] = said[name] === 'on'
  }
  const account = said['payment-account']
  if (account !== undefined) {
    if (account !== 'operator' && !accountPattern.test(account))
      throw new WrongConfig(['payment-account must be the id of a connected account, acct_…, or operator'])
    settled.paymentAccount = account === 'operator' ? null : account
  }
  if (said.legal !== undefined) {
    if (said.legal !== 'operator')
      throw new WrongConfig(['legal must be operator: then the pages of this installation stand'])
    settled.ownLegalPages = null
  } else if (pages.some((page) => said[page] !== undefined)) {
    const own = legalPages.safeParse({
      terms: said['legal-terms'],
      privacy: said['legal-privacy'],
      marketing: said['legal-marketing'],
    })
    if (!own.success)
      throw new WrongConfig([`${pages.join(', ')} are needed together, each an address that starts with https://`])
    settled.ownLegalPages = own.data
  }
  return settled
}
