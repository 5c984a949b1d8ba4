/**
 * Calls as a client writes them that knows only the specification: its payloads, its queries, its defaults; and an
 * empty answer takes a saved one away.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { questionId } from '@attesta/contract/questionnaire.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { signUpFields } from '../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(2))
  anna = await settleApplicant(app)
})

const ask = (url: string, body: unknown, person: TestApplicant, more: Record<string, string> = {}) =>
  app.call({
    method: 'POST',
    url: `/api${url}`,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'en', ...more },
    ...(body === undefined ? {} : { body }),
  })
const post = async (url: string, body: unknown, person = anna) => {
  const answer = await ask(url, body, person)
  return [
    answer.statusCode,
    (answer.json().msg ?? []).map((one: { field: string; key: string }) => `${one.field} ${one.key}`),
  ]
}
const done = [200, []]
const answers = async (person = anna) =>
  (
    await app.call({ url: '/api/v1/state/', token: person.token, query: { application_id: person.applicationId } })
  ).json().state.application.answers

describe('the user of the sign-up', () => {
  const sent = (more: object) =>
    app.call({
      method: 'POST',
      url: '/api/v1/signup/attempt',
      body: { ...signUpFields('new@esempio.example'), ...more },
    })

  test('may say is_main_tenant and what else the entity carries', { tags: ['A3-main-tenant'] }, async () =>
    expect(
      (
        await sent({
          is_main_tenant: true,
          disableAllEdit: false,
          disableEmailEdit: false,
          resumedApplicationId: null,
          hide_nav: false,
        })
      ).json(),
    ).toEqual({ success: true }),
  )

  test('may leave out the optional consent and the listing', { tags: ['A3-optional-consent'] }, async () =>
    expect((await sent({ marketing_consented: undefined, listing_id: undefined })).json()).toEqual({ success: true }),
  )

  test('still needs the consent to the privacy policy', { tags: ['A3-optional-consent'] }, async () =>
    expect((await sent({ privacy_policy_consented: false })).statusCode).toBe(422),
  )
})

describe('personal details', () => {
  const submit = '/v2/personal-details/submit'

  test.each([
    ['a code of no country', { nationality: 'ZZ' }, 'nationality'],
    ['a country that is none', { country: 'Atlantis' }, 'country'],
  ])(
    '%s is refused, by every call that takes one',
    { tags: ['A5-country', 'A5-country-named'] },
    async (_, body, field) => {
      const refused = [422, [`${field} General.Error.Validation.Country`]]
      expect(await post(submit, body)).toEqual(refused)
      if ('nationality' in body) expect(await post('/v2/personal-details/nationality', body)).toEqual(refused)
    },
  )

  test.each([
    ['Italy', 'IT'],
    ['italia', 'IT'],
    ['Deutschland', 'DE'],
    ['pl', 'PL'],
  ])('a country written «%s» is kept as %s', { tags: ['A5-country-named'] }, async (country, code) => {
    expect(await post(submit, { country })).toEqual(done)
    expect((await answers()).current_country).toBe(code)
  })

  test(
    'a fiscal code is taken away by an empty one, and stays when nothing is sent',
    { tags: ['A5-fiscal-code-blank', 'A5-fiscal-code-removed'] },
    async () => {
      const saved = async () => (await answers()).fiscal_code
      await post(submit, { fiscalCode: 'BNCGLI92C54F205X' })
      await post(submit, { placeOfBirth: 'Milano' })
      expect(await saved()).toBe('BNCGLI92C54F205X')
      expect(await post(submit, { fiscalCode: '' })).toEqual(done)
      expect(await saved()).toBe(null)
    },
  )

  const address = { country: 'IT', street: 'Via Savona', houseNum: '1', city: 'Milano' }
  test.each(['2012', 'SW1A 1AA'])(
    'the short form takes no Italian postcode «%s»',
    { tags: ['A5-postcode-server'] },
    async (postcode) =>
      expect(await post('/v1/current-address/submit', { ...address, postcode })).toEqual([
        422,
        ['postcode PersonalDetails.Error.Postcode'],
      ]),
  )
})

describe('additional details', () => {
  const additional = '/v2/personal-details/additional'
  const member = {
    fullname: 'Luca Ferri',
    email: 'luca@esempio.example',
    date_of_birth: '02/07/1990',
    relationship: 'Partner',
  }

  test(
    'in the entity’s own fields, without one that the entity does not have',
    { tags: ['A3-additional-details'] },
    async () => {
      expect(
        await post(additional, {
          hhMembers: [],
          guarantors: [],
          householdMembersCount: '1,0',
          employmentStatus: 'Employed',
          applicationType: 'rent',
          hasPets: false,
          petsDetails: '',
          hasIncome: true,
          accessibleHouse: false,
          livingSituation: 'renting',
          currentRent: '650.00',
          currentDeposit: '',
          landlordName: '',
          tenancyEndDate: '',
          extraTenancyInfo: '',
          guarantor: false,
          typeOfContract: 'open_ended',
          paychecksPerYear: 13,
          otherIncomes: 'pension,pension',
        }),
      ).toEqual(done)
      expect(await answers()).toMatchObject({
        current_rent: '650.00',
        current_deposit: null,
        type_of_contract: 'open_ended',
        paychecks_per_year: 13,
        other_incomes: 'pension',
      })
    },
  )

  test('what is left out stays; what is sent empty goes', { tags: ['A3-additional-details-kept'] }, async () => {
    await post(additional, { householdMembersCount: '2,0', currentRent: '650.00', landlordName: 'Rosa Ferri' })
    expect(await post(additional, { landlordName: '' })).toEqual(done)
    expect(await answers()).toMatchObject({
      household_members_count: '2,0',
      current_rent: '650.00',
      landlord_name: null,
    })
  })

  test(
    'arrears and the first day of the tenancy are saved by their names',
    { tags: ['A3-tenancy-saved'] },
    async () => {
      expect(await post(additional, { rentArrears: '120.00', tenancyStartDate: '01/03/2024' })).toEqual(done)
      expect(await answers()).toMatchObject({ rent_arrears: '120.00', tenancy_start_date: '01/03/2024' })
    },
  )

  test(
    'a member is a co-applicant and a guarantor a guarantor without saying so',
    { tags: ['A3-member'] },
    async () => {
      expect(
        await post(additional, {
          householdMembersCount: '2,0',
          hhMembers: [member],
          guarantors: [{ fullname: 'Rosa Ferri', email: 'rosa@esempio.example' }],
        }),
      ).toEqual(done)
      expect(await answers()).toMatchObject({
        hh_members: [{ role: 'Co-Applicant' }],
        guarantors: [{ role: 'Guarantor', relationship: 'Guarantor' }],
      })
    },
  )

  test.each([
    ['a partner of ten', { ...member, date_of_birth: '01/01/2016' }, 'PersonalDetails.Error.AgeTooLow'],
    ['a partner of a hundred and thirty', { ...member, date_of_birth: '01/01/1896' }, 'PersonalDetails.Error.DOB'],
    [
      'a child of a hundred and thirty',
      { ...member, relationship: 'Child', date_of_birth: '01/01/1896' },
      'PersonalDetails.Error.DOB',
    ],
    ['a partner born tomorrow', { ...member, date_of_birth: '01/01/2090' }, 'General.Error.Validation.Date'],
  ])('%s is refused', { tags: ['A5-member-age'] }, async (_, one, key) =>
    expect(await post(additional, { householdMembersCount: '3,1', hhMembers: [one] })).toEqual([
      422,
      [`hhMembers.0.date_of_birth ${key}`],
    ]),
  )

  test('a minor sister may be named', { tags: ['A5-member-age'] }, async () =>
    expect(
      await post(additional, {
        householdMembersCount: '2,1',
        hhMembers: [{ ...member, relationship: 'Sibling', date_of_birth: '01/01/2016' }],
      }),
    ).toEqual(done),
  )

  test('no address is asked in twice, in any role', { tags: ['A5-emails-once'] }, async () => {
    const guarantor = { fullname: 'Rosa Ferri', email: member.email }
    expect(
      await post(additional, { householdMembersCount: '2,0', hhMembers: [member], guarantors: [guarantor] }),
    ).toEqual([422, ['guarantors.0.email AdditionalDetails.Error.SameEmail']])
    expect(await post(additional, { guarantors: [guarantor, { ...guarantor, fullname: 'Anna Verdi' }] })).toEqual([
      422,
      ['guarantors.1.email AdditionalDetails.Error.SameEmail'],
    ])
  })

  test('another occupation than the application’s is refused', async () =>
    expect((await post(additional, { employmentStatus: 'Student' }))[0]).toBe(409))
})

describe('documents', () => {
  test(
    'the supported documents of the occupation that is asked for',
    { tags: ['B7-supported-occupation'] },
    async () => {
      const of = (employmentStatus: string) =>
        app.call({
          url: '/api/v2/income-check/supported-documents',
          token: anna.token,
          query: { application_id: anna.applicationId, lang: 'en', occupation: employmentStatus },
        })
      expect((await of('Employed')).json()).toMatchObject({ success: true })
      expect((await of('Student')).statusCode).toBe(422)
    },
  )

  test(
    'a statement is asked about by the form that it was handed in with',
    { tags: ['B7-statement-form'] },
    async () => {
      const fields = { type: 'bank_statement', name: 'x.pdf', bank: 'Intesa Sanpaolo', abi: '03069', country: 'IT' }
      const file = { name: 'x.pdf', bytes: Buffer.from('%PDF-1.7\n'.padEnd(300)) }
      const send = (call: string, more: Record<string, string>) =>
        app.upload({
          url: `/api/v1/bank-account/${call}`,
          token: anna.token,
          query: { application_id: anna.applicationId, lang: 'en' },
          fields: { ...fields, ...more },
          file,
        })
      const { document_id } = (await send('upload', { document_id: '1' })).json()
      for (const call of ['parse', 'finalize-parse'])
        expect((await send(call, { document_id })).json()).toMatchObject({ success: true, document_id })
      expect((await send('parse', {})).json()).toMatchObject({
        success: false,
        msg: [{ field: 'document_id', key: 'BankAccts.Error.UndefinedDocumentId' }],
      })
    },
  )
})

test(
  'a questionnaire without details for a no, and without what the specification does not send',
  { tags: ['B7-questionnaire-payload'] },
  async () => {
    const jonas = await settleApplicant(app, undefined, { region: 'de' })
    const questionnaire = questionId.options.map((question) => ({ question, response: 'NO' }))
    expect(await post('/v1/questionnaire/submit', { questionnaire }, jonas)).toEqual(done)
  },
)

test(
  'the mortgage responses under their name, and nothing that they do not know',
  { tags: ['B7-mortgage-payload'] },
  async () => {
    const buyer = await settleApplicant(app, undefined, { type: 'mortgage' })
    const mortgageResponses = {
      identifiedProperty: 'yes',
      needFinancing: 'yes',
      propertyType: 1,
      propertyValue: '200000.00',
      loanAmount: '150000.00',
      sourcesOfFund: ['bank_balance'],
    }
    expect(await post('/v1/mortgage-info/submit', { mortgageResponses }, buyer)).toEqual(done)
    expect((await answers(buyer)).mortgage_info).toMatchObject({ loan_percentage: '75%', funds: '50000.00' })
    expect(
      await post('/v1/mortgage-info/submit', { mortgageResponses: { ...mortgageResponses, x: 1 } }, buyer),
    ).toEqual([422, ['x General.Error.Validation.Unknown']])
  },
)
