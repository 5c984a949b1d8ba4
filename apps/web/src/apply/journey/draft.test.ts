import { expect, test } from 'vitest'
import { draftOfQuery, invitedBy, isNavHidden, linkOf } from './draft.ts'

const today = () => '2026-11-21'

test(
  'a link of our emails names the application and nothing else, whatever stands beside it',
  { tags: ['A2-resume-link'] },
  () => {
    const query = new URLSearchParams({
      resume_application: 'true',
      application_id: 'a1',
      listing_id: 'l1',
      email: 'anna@example.com',
    })
    expect(draftOfQuery(query, today)).toEqual({ listingId: 'l1', resumedApplicationId: 'a1' })
  },
)
test.each([
  ['income-check', { opens: 'income-check' }],
  ['nowhere', {}],
])('a link that leads to %s', (step, opened) => {
  const query = new URLSearchParams({ resume_application: 'true', application_id: 'a1', step })
  expect(draftOfQuery(query, today)).toEqual({ listingId: null, resumedApplicationId: 'a1', ...opened })
})
test("a partner's link fills the fields in", { tags: ['A2-prefill'] }, () => {
  const query = new URLSearchParams({
    resume_application: 'true',
    first_name: 'Anna',
    last_name: "D'Amico",
    email: 'anna@example.com',
    mobile: '+39-3331234567',
    employment_status: 'Self-employed',
    appType: 'rent',
  })
  expect(draftOfQuery(query, today)).toEqual({
    employmentStatus: 'Self-employed',
    listingId: null,
    user: {
      first_name: 'Anna',
      last_name: "D'Amico",
      email: 'anna@example.com',
      mobile: { code: '+39', value: '3331234567' },
    },
    disableAllEdit: true,
  })
})
test('a plus that the link lost comes back', () =>
  expect(draftOfQuery(new URLSearchParams('resume_application=1&mobile=+49-1711234567'), today)?.user?.mobile).toEqual({
    code: '+49',
    value: '1711234567',
  }))
test('a number without a dial code is Italian', { tags: ['A4-dial-default'] }, () =>
  expect(draftOfQuery(new URLSearchParams('resume_application=1&mobile=3331234567'), today)?.user?.mobile).toEqual({
    code: '+39',
    value: '3331234567',
  }),
)
test('an occupation that no one has is left out', () =>
  expect(
    draftOfQuery(new URLSearchParams('resume_application=1&employment_status=Pirate'), today)?.employmentStatus,
  ).toBeUndefined())
test('the day is not looked up for a link that names none, nor for an address alone', () => {
  const unasked = (): never => expect.fail('looked up')
  for (const query of ['', 'resume_application=true&application_id=a1'])
    expect(() => draftOfQuery(new URLSearchParams(query), unasked)).not.toThrow()
})
test.each([
  ['2026-11-20', true],
  ['2026-11-21', undefined],
  ['soon', undefined],
  ['', undefined],
])('a link that is good until «%s» is over: %s', (until, isOver) => {
  const draft = draftOfQuery(
    new URLSearchParams({ resume_application: 'true', email: 'anna@example.com', listing_id: 'l1', until }),
    today,
  )
  expect(draft).toMatchObject({
    listingId: 'l1',
    ...(isOver ? { isLinkOver: true } : { disableAllEdit: true }),
  })
  expect(draft?.user?.email).toBe(isOver ? undefined : 'anna@example.com')
})
test.each([
  ['behind the hash', { search: '', hash: '#resume_application=true&email=a%40b.it' }],
  ['in the query', { search: '?resume_application=true&email=a%40b.it', hash: '#main' }],
])('a link may say it %s', (_, place) => expect(linkOf(place).get('email')).toBe('a@b.it'))
test('any other query is no such link', () =>
  expect(draftOfQuery(new URLSearchParams('email=a@b.it'), today)).toBeUndefined())
test.each([
  ['?hideNav=true', true],
  ['?hideNav=1', true],
  ['?hideNav=True', true],
  ['?hideNav=yes', false],
  ['', false],
])('%s hides: %s', { tags: ['A2-footer-hidden'] }, (search, hidden) => expect(isNavHidden(search)).toBe(hidden))
test.each([
  ['#invited=anna%2Brent%40example.com', { invitedEmail: 'anna+rent@example.com' }],
  ['#main', null],
  ['', null],
])('«%s» invites %o', (hash, expected) => expect(invitedBy(hash)).toEqual(expected))
