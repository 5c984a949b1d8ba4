import { describe, expect, test } from 'vitest'
import { guarantorForm, homeForm, memberForm } from './schemas.ts'

const problemsOf = (form: ReturnType<typeof homeForm | typeof memberForm | typeof guarantorForm>, values: object) =>
  (form.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const home = {
  adults: '1',
  minors: '0',
  accessibleHouse: false,
  hasPets: false,
  petsDetails: '',
  livingSituation: '',
  currentRent: '',
  currentDeposit: '',
  landlordName: '',
  rentArrears: '',
  tenancyStartDate: '',
  tenancyEndDate: '',
  extraTenancyInfo: '',
  typeOfContract: '',
  paychecksPerYear: '',
  otherIncomes: '',
  confirmation: false,
}
const asked = (change: object, needsPetsDetails = false, asksForConfirmation = false) =>
  problemsOf(homeForm({ asksForConfirmation, needsPetsDetails }), { ...home, ...change })

describe('pets', { tags: ['A5-pets'] }, () => {
  const missing = ['petsDetails: AdditionalDetails.Error.MissingInfo']
  test.each([
    ['a student with a dog', { hasPets: true, petsDetails: 'a dog' }, true, []],
    ['a student who does not say which', { hasPets: true }, true, missing],
    ['a student who types blanks', { hasPets: true, petsDetails: '  ' }, true, missing],
    ['a student without pets', {}, true, []],
    ['another person who does not say which', { hasPets: true }, false, []],
  ])('%s', (_, change, isStudent, problems) => expect(asked(change, isStudent)).toEqual(problems))
})

test('a missing confirmation is said at its box', { tags: ['AD-8'] }, () => {
  expect(asked({}, false, true)).toEqual(['confirmation: Confirmation.Description'])
  expect(asked({ confirmation: true }, false, true)).toEqual([])
  expect(asked({})).toEqual([])
})

test.each([
  [{ petsDetails: 'x'.repeat(500), extraTenancyInfo: 'x'.repeat(1000) }, true],
  [{ petsDetails: 'x'.repeat(501) }, false],
  [{ extraTenancyInfo: 'x'.repeat(1001) }, false],
])('texts have an end', (change, fits) => expect(asked(change).length === 0).toBe(fits))

test.each([
  [{ currentRent: '99999.99' }, []],
  [{ currentRent: '100000.00' }, ['currentRent: AdditionalDetails.Error.CurrentRent']],
  [{ currentDeposit: 'x' }, ['currentDeposit: General.Error.Validation.Money']],
  [{ rentArrears: '1' }, ['rentArrears: General.Error.Validation.Money']],
  [{ landlordName: 'R' }, ['landlordName: General.Error.Validation.RegEx']],
  [{ landlordName: ' ' }, []],
  [{ tenancyStartDate: '31/02/2020' }, ['tenancyStartDate: General.Error.Validation.Date']],
  [{ tenancyEndDate: '31/02/2020' }, ['tenancyEndDate: General.Error.Validation.Date']],
])('the home %j', (change, problems) => expect(asked(change)).toEqual(problems))

const member = (change: object) =>
  problemsOf(memberForm(['a@b.it'], '2026-11-21'), {
    fullname: 'Anna Rossi',
    email: 'anna@esempio.it',
    date_of_birth: '01/02/1990',
    relationship: 'Spouse',
    ...change,
  })
test.each([
  [{}, []],
  [{ email: '' }, ['email: AdditionalDetails.Error.MissingInfo']],
  [{ email: '', relationship: 'Child' }, []],
  [{ email: 'anna' }, ['email: General.Error.Validation.Email']],
  [{ email: ' A@B.it' }, ['email: AdditionalDetails.Error.SameEmail']],
  [{ relationship: '' }, ['relationship: AdditionalDetails.Error.MissingInfo']],
  [{ date_of_birth: '22/11/2008' }, ['date_of_birth: PersonalDetails.Error.AgeTooLow']],
])('a member with %j', (change, problems) => expect(member(change)).toEqual(problems))

test('a guarantor has an email that no one else has', () =>
  expect(problemsOf(guarantorForm(['a@b.it']), { fullname: 'Anna Rossi', email: 'a@b.it' })).toEqual([
    'email: AdditionalDetails.Error.SameEmail',
  ]))
