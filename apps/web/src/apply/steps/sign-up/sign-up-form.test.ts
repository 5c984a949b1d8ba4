import { expect, test } from 'vitest'
import { signUpForm } from './step.ts'

const filled = {
  first_name: 'Giulia',
  last_name: 'Bianchi',
  email: 'giulia@esempio.it',
  mobile: { code: '+39', value: '3331234567' },
  privacy_policy_consented: true,
  marketing_consented: false,
}

test.each([
  ['all that is needed', {}, []],
  ['a first name of one letter', { first_name: 'G' }, ['first_name']],
  ['no last name', { last_name: '' }, ['last_name']],
  ['an email without a domain', { email: 'giulia' }, ['email']],
  ['a mobile number that is too short', { mobile: { code: '+39', value: '333' } }, ['mobile']],
  ['no consent', { privacy_policy_consented: false }, ['privacy_policy_consented']],
])('sign-up with %s', { tags: ['A4-sign-up-ready'] }, (_, change, wrong) =>
  expect([...new Set(signUpForm.safeParse({ ...filled, ...change }).error?.issues.map(({ path }) => path[0]))]).toEqual(
    wrong,
  ),
)
