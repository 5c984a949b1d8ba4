import { mobileField, mobileText } from '@attesta/contract/fields.ts'
import { expect, test } from 'vitest'
import { placeholderMobile, placeholderText } from './placeholder-mobile.ts'

const tags = ['A4-sign-up-rapid-mobile', 'A9-rapid-mobile']
test('the short form sends a number that the contract takes', { tags }, () => {
  expect(mobileField.parse(placeholderMobile)).toEqual({ code: '+11', value: '111111111' })
  expect(mobileText.parse(placeholderText)).toBe('+11-111111111')
})
