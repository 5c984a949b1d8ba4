import { expect, test } from 'vitest'
import { draftOfQuery, isNavHidden } from './draft.ts'

test('a mail\'s link fills the fields in and names the application', () => {
  const query = new URLSearchParams({ resume_application: 'true', first_name: 'Anna', last_name: "D'Amico", email: 'anna@example.com', mobile: '+39-3331234567', application_id: 'a1', employment_status: 'Self-employed', appType: 'rent' })
  expect(draftOfQuery(query)).toEqual({ employmentStatus: 'Self-employed', listingId: null, user: { first_name: 'Anna', last_name: "D'Amico", email: 'anna@example.com', mobile: { code: '+39', value: '3331234567' } }, disableAllEdit: true, resumedApplicationId: 'a1' })
})
test('a plus that the link lost comes back', () => expect(draftOfQuery(new URLSearchParams('resume_application=1&mobile=+49-1711234567'))?.user?.mobile).toEqual({ code: '+49', value: '1711234567' }))
test('an occupation that nobody has is left out', () => expect(draftOfQuery(new URLSearchParams('resume_application=1&employment_status=Pirate'))?.employmentStatus).toBeUndefined())
test('any other query is no such link', () => expect(draftOfQuery(new URLSearchParams('email=a@b.it'))).toBeUndefined())
test.each([['?hideNav=true', true], ['?hideNav=1', true], ['?hideNav=True', true], ['?hideNav=yes', false], ['', false]])('%s hides: %s', (search, hidden) => expect(isNavHidden(search)).toBe(hidden))
