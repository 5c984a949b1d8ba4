import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { postAs, settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { mailTo } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { guarantor, household, member } from './household-answers.fixture.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(2))
  anna = await settleApplicant(app)
})

const post = (url: string, body: unknown) => postAs(app, anna, url, body)
const answers = async () =>
  (await app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } })).json()
    .state.application.answers
const submit = '/api/v2/personal-details/submit'
describe('personal details', () => {
  test(
    'each part is saved and leaves the others',
    { tags: ['A3-personal-details', 'A7-personalDetailsSubmit'] },
    async () => {
      await post(submit, { nationality: 'IT', dateOfBirth: '14/03/1992', placeOfBirth: 'Milano', subStep: 1 })
      await post(submit, {
        country: 'IT',
        street: 'Via Savona',
        houseNum: '12/A',
        city: 'Milano',
        postcode: '20144',
        province: 'Milano',
        subStep: 2,
      })
      expect(await answers()).toMatchObject({
        nationality: 'IT',
        date_of_birth: '14/03/1992',
        birth_city: 'Milano',
        current_street: 'Via Savona',
        current_house_num: '12/A',
        fiscal_code: null,
      })
    },
  )

  test('whose step was never saved has begun with the first answer, once', async () => {
    const saved = async () =>
      (await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.applications.find(anna.applicationId),
      ))!
    expect((await saved()).step).toBe(1)
    await post(submit, { placeOfBirth: 'Milano' })
    expect(await saved()).toMatchObject({ step: 3, stepRouter: 'personal-details' })
    await post('/api/v1/state/update-step', { step: 4, step_router: 'additional-details' })
    const { step } = await saved()
    await post(submit, { placeOfBirth: 'Roma' })
    expect((await saved()).step).toBe(step)
  })

  test('another country leaves no part of the old address standing', { tags: ['A4-country-clears'] }, async () => {
    await post(submit, {
      country: 'IT',
      street: 'Via Savona',
      houseNum: '12',
      city: 'Milano',
      postcode: '20144',
      province: 'Milano',
    })
    await post(submit, { country: 'DE' })
    expect(await answers()).toMatchObject({
      current_country: 'DE',
      current_street: null,
      current_house_num: null,
      current_city: null,
      current_postcode: null,
      current_province: null,
    })
  })

  test.each([
    ['an age below eighteen', { dateOfBirth: '03/03/2008' }, 'dateOfBirth', 'PersonalDetails.Error.AgeTooLow'],
    ['an age above a hundred', { dateOfBirth: '01/01/1925' }, 'dateOfBirth', 'PersonalDetails.Error.DOB'],
    ['a day that no calendar has', { dateOfBirth: '30/02/1990' }, 'dateOfBirth', 'General.Error.Validation.Date'],
    ['a fiscal code that is none', { fiscalCode: 'ABC' }, 'fiscalCode', 'PersonalDetails.Error.FiscalCode'],
    ['digits in a town', { city: 'Milano 2' }, 'city', 'General.Error.Validation.RegEx'],
  ])(
    '%s is refused at its field',
    {
      tags: [
        'A5-age',
        'K-General.Error.Validation.RegEx',
        'K-PersonalDetails.Error.AgeTooLow',
        'K-PersonalDetails.Error.DOB',
      ],
    },
    async (_, body, field, key) => {
      const answer = await post(submit, body)
      expect([
        answer.statusCode,
        answer.json().msg.map((one: { field: string; key: string }) => [one.field, one.key]),
      ]).toEqual([422, [[field, key]]])
    },
  )

  test(
    'the address alone, whose state is the province',
    { tags: ['A3-current-address', 'A7-currentAddressSubmit'] },
    async () => {
      await post('/api/v1/current-address/submit', {
        country: 'DE',
        street: 'Königstraße',
        houseNum: '5',
        city: 'Stuttgart',
        postcode: '70173',
        state: 'Baden-Württemberg',
      })
      expect(await answers()).toMatchObject({
        current_country: 'DE',
        current_street: 'Königstraße',
        current_province: 'Baden-Württemberg',
      })
      await post('/api/v2/personal-details/submit', { state: 'Bayern' })
      expect(await answers()).toMatchObject({ current_street: 'Königstraße', current_province: 'Bayern' })
      await post('/api/v2/personal-details/submit', { province: '', state: '' })
      expect(await answers()).toMatchObject({ current_province: null })
    },
  )

  test(
    'finishing the step needs every field',
    { tags: ['A4-personal-ready', 'A7-personalDetailsSubmitAll'] },
    async () => {
      expect((await post('/api/v2/personal-details/submit/all', { nationality: 'IT' })).statusCode).toBe(422)
    },
  )

  test(
    'two saves at once both stay',
    { tags: ['B2-other-incomes', 'A7-otherIncomes', 'A7-employedAdditional'] },
    async () => {
      await Promise.all([
        post(submit, { nationality: 'PL' }),
        post('/api/v2/personal-details/other-incomes', { otherIncomes: 'pension,alimony,family_benefits,scholarship' }),
        post('/api/v2/personal-details/employed-additional', { typeOfContract: 'fixed_term', paychecksPerYear: 14 }),
      ])
      expect(await answers()).toMatchObject({
        nationality: 'PL',
        other_incomes: 'pension,alimony,family_benefits,scholarship',
        type_of_contract: 'fixed_term',
        paychecks_per_year: 14,
      })
    },
  )
})

describe('household', () => {
  test.each([
    [
      'a co-applicant without an address',
      { hhMembers: [{ ...member, email: null }] },
      'hhMembers.0.email',
      'AdditionalDetails.Error.MissingInfo',
    ],
    [
      "a guarantor with the applicant's own address",
      () => ({ guarantors: [{ ...guarantor, email: anna.email }] }),
      'guarantors.0.email',
      'AdditionalDetails.Error.SameEmail',
    ],
    [
      'a co-applicant who is born tomorrow',
      { hhMembers: [{ ...member, date_of_birth: '01/01/2090' }] },
      'hhMembers.0.date_of_birth',
      'General.Error.Validation.Date',
    ],
    [
      'two co-applicants of one address',
      { hhMembers: [member, { ...member, fullname: 'Anna Ferri' }] },
      'hhMembers.1.email',
      'AdditionalDetails.Error.SameEmail',
    ],
    [
      "a guarantor of the applicant's name",
      { guarantors: [{ ...guarantor, fullname: 'BIANCHI Giulia' }] },
      'guarantors.0.fullname',
      'PersonalDetails.Error.GuarantorSameName',
    ],
  ])(
    '%s is refused at its field',
    {
      tags: [
        'A3-member',
        'A5-member-complete',
        'A5-same-name',
        'A5-guarantor-differs',
        'A5-emails-differ',
        'A7-additional',
        'K-PersonalDetails.Error.GuarantorSameName',
        'K-AdditionalDetails.Error.MissingInfo',
      ],
    },
    async (_, more, field, key) => {
      const answer = await post(
        '/api/v2/personal-details/additional',
        household({ householdMembersCount: '3,0', ...(typeof more === 'function' ? more() : more) }),
      )
      expect([
        answer.statusCode,
        answer.json().msg.map((one: { field: string; key: string }) => [one.field, one.key]),
      ]).toEqual([422, [[field, key]]])
    },
  )

  test('without the confirmation is refused', { tags: ['A5-confirmation', 'K-Confirmation.Description'] }, async () => {
    expect(
      (await post('/api/v2/personal-details/additional', household({ confirmation: false }))).json(),
    ).toMatchObject({ code: 'not_confirmed' })
  })

  test.each([
    ['1,0', 0, true],
    ['2,0', 1, true],
    ['1,0', 1, false],
    ['2,1', 1, false],
    ['3,1', 1, true],
  ])(
    'a count of %s with %i added: %s',
    { tags: ['A5-household-count', 'K-CoApplicants.CountMisMatch'] },
    async (householdMembersCount, count, fits) => {
      const answer = await post(
        '/api/v2/personal-details/additional',
        household({ householdMembersCount, hhMembers: Array.from({ length: count }, () => member) }),
      )
      expect([answer.statusCode, answer.json().code]).toEqual(fits ? [200, undefined] : [422, 'household_mismatch'])
    },
  )

  test(
    'a child needs no address and is not invited; saving again invites no one twice',
    { tags: ['A5-child-no-email'] },
    async () => {
      const luca = `luca-${anna.userId}@esempio.example`
      const child = {
        ...member,
        fullname: 'Mia Ferri',
        email: null,
        date_of_birth: '02/07/2020',
        relationship: 'Child',
      }
      const body = household({ hhMembers: [{ ...member, email: luca }, child], householdMembersCount: '4,1' })
      expect((await post('/api/v2/personal-details/additional', body)).json()).toEqual({ success: true })
      await post('/api/v2/personal-details/additional', body)
      await mailTo(app, luca)
      const invitations = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.invitations.ofApplication(anna.applicationId),
      )
      expect(invitations.map(({ email, role }) => [email, role])).toEqual([[luca, 'co-applicant']])
    },
  )
})

test(
  'the mail to go on later names the application and nothing of the person',
  { tags: ['A2-resume-link', 'B4-resume-mail', 'A7-sendContinueLaterEmail'] },
  async () => {
    await post('/api/v1/workflow/send-continue-later-email', undefined)
    const email = await mailTo(app, anna.email)
    const link = new URL(/http\S+/.exec(email)![0])
    expect(link.search).toBe('')
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      until: addDays(dayIn(app.clock.now(), 'Europe/Rome'), 30),
      resume_application: 'true',
      application_id: anna.applicationId,
      appType: 'rent',
    })
  },
)
