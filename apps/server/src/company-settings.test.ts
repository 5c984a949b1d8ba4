import { expect, test } from 'vitest'
import { readCompanySettings } from './company-settings.ts'

const own = {
  terms: 'https://portale.example/{lang}/terms',
  privacy: 'https://portale.example/privacy',
  marketing: 'https://portale.example/marketing',
}
const pages = Object.entries(own).map(([page, url]) => `legal-${page}=${url}`)

test.each([
  [['asks-for-address=on'], { asksForAddress: true }],
  [['asks-for-address=off', 'hides-report=on'], { asksForAddress: false, hidesFullReport: true }],
  [pages, { ownLegalPages: own }],
  [['legal=operator'], { ownLegalPages: null }],
  [['payment-account=acct_1PqRsTuV'], { paymentAccount: 'acct_1PqRsTuV' }],
  [['payment-account=operator'], { paymentAccount: null }],
])('%j', (words, settled) => expect(readCompanySettings(words)).toEqual(settled))

test.each([
  [[], 'which company'],
  [['colour=red'], 'colour is no setting'],
  [['hides-report=yes'], 'must be on or off'],
  [['hides-report'], 'must be on or off'],
  [pages.slice(1), 'needed together'],
  [[...pages.slice(1), 'legal-terms=javascript:alert(1)'], 'https://'],
  [['legal=none'], 'must be operator'],
  [['payment-account=sk_live_x'], 'acct_'],
  [['payment-account='], 'acct_'],
])('%j is refused in words', (words, text) => expect(() => readCompanySettings(words)).toThrow(text))
