/**
 * What calls answer that no other suite asks: their shape and rules, in the specification's own names. Titles carry the
 * ids of the acceptance catalogue.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { settleApplicant, settleMember, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { until } from '../testing/until.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  app.reader.result = (fileName) => giuliaDocuments.find(({ name }) => name === fileName)?.result ?? {}
  await app.work()
  anna = await settleApplicant(app)
})
afterAll(() => app.end())

const own = (more: Record<string, string> = {}) => ({ application_id: anna.applicationId, lang: 'en', ...more })
const get = async (url: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.call({ url, token: anna.token, query: own(more), headers })
const post = async (url: string, body?: unknown, more: Record<string, string> = {}) =>
  app.call({ method: 'POST', url, token: anna.token, query: own(more), ...(body === undefined ? {} : { body }) })
const anyone = async (url: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  (await app.call({ url, query, headers })).json()
const hand = async (url: string, fields: Record<string, string>) => {
  app.clock.advance(1000)
  const bytes = Buffer.from(`%PDF-1.7\n${fields['name']}`.padEnd(300))
  return (await app.upload({ url, token: anna.token, query: own(), fields, file: { name: 'x.pdf', bytes } })).json()
}
const documents = async () =>
  (await get('/api/v1/state/')).json().state.documents as {
    id: string
    parse_status: string
    id_type: string | null
    type: string
  }[]
const untilRead = () =>
  until('documents to be read', async () => {
    const all = await documents()
    return all.every(({ parse_status }) => parse_status === 'done') ? all : undefined
  })

test(
  'the steps for an occupation by its English name, and what is never shown',
  { tags: ['A7-workflow', 'A4-workflow-by-occupation'] },
  async () => {
    const answer = await anyone('/api/v1/workflow/', {}, { occupation: 'Self-employed', region: 'de' })
    expect(answer).toMatchObject({ success: true, hidden_routes: ['current-address', 'mortgage-info'] })
    expect(answer.workflow.find(({ router }: { router: string }) => router === 'questionnaire')).toEqual({
      router: 'questionnaire',
      label: 'Workflow.questionnaire',
      hidden: false,
      skip: false,
    })
    expect(await anyone('/api/v1/workflow/', {}, { occupation: 'Pirate' })).toMatchObject({
      success: false,
      code: 'validation',
      msg: [{ field: 'occupation', key: 'SignUp.Error.Occupation' }],
    })
  },
)

test(
  'those of a role, each with key, documents, icon and fields',
  { tags: ['A7-occupations', 'A3-occupation'] },
  async () => {
    const { occupations: employmentStatuses } = await anyone('/api/v1/workflow/occupations', { role: 'guarantor' })
    expect(employmentStatuses.map(({ ref }: { ref: string }) => ref)).toEqual([
      'Employed',
      'Self-employed',
      'Unemployed',
    ])
    expect(employmentStatuses[0]).toMatchObject({
      id: 1,
      key: 'Occupation.Employed',
      description: 'Occupation.Employed.Description',
      icon: 'EMPLOYED',
      hidden: false,
      income_check_fields: expect.arrayContaining(['SOURCE_OF_INCOME', 'CONFIRMATION']),
    })
    expect(employmentStatuses[0].documents[0]).toEqual({
      ref: expect.any(String),
      key: expect.stringMatching(/^RequiredDocuments\./),
      description: expect.stringMatching(/\.Description$/),
      icon: expect.any(String),
      is_ORed: false,
    })
  },
)

test('a listing with its company, partner and four colours', { tags: ['A3-listing'] }, async () => {
  const { listingId } = await settleMember(app)
  expect((await anyone('/api/v1/workflow/listing-info', { listing_id: listingId })).listing).toMatchObject({
    id: listingId,
    listingUuid: listingId,
    lanPays: false,
    company: {
      logo: null,
      url: null,
      partnerUuid: expect.any(String),
      visualPrimaryColor: null,
      visualSecondaryColor: null,
      visualBackgroundColor: null,
      visualHeaderColor: null,
    },
  })
})

test(
  'suggestions within a country, and the parts of one',
  { tags: ['A7-addresses', 'A7-addressDetails'] },
  async () => {
    const { recommendations, success } = await anyone('/api/v1/openapis/addresses', {
      text: 'via paolo sarpi 12',
      countryCode: 'IT',
    })
    expect([success, recommendations[0].description]).toEqual([true, 'Via Paolo Sarpi 12, 20154 Milano MI'])
    expect(
      (await anyone('/api/v1/openapis/address-details', { placeId: recommendations[0].place_id })).addressDetails,
    ).toMatchObject({
      street: 'Via Paolo Sarpi',
      houseNumber: '12',
      postcode: '20154',
      city: 'Milano',
      county: 'Milano',
    })
    expect(
      (await anyone('/api/v1/openapis/addresses', { text: 'konigstrasse stuttgart' }, { region: 'de' }))
        .recommendations[0].description,
    ).toContain('Königstraße')
  },
)

test('an address of nowhere has no country', { tags: ['A7-ipLocation'] }, async () =>
  expect(await anyone('/api/v1/openapis/ip-location')).toEqual({ success: true, country: null }),
)

test(
  'as v2; a blank fiscal code is not saved; the saved fields have their names',
  { tags: ['A7-personalDetailsSubmitV1', 'A7-readState', 'A5-fiscal-code-blank', 'A3-saved-fields'] },
  async () => {
    expect(
      (
        await post('/api/v1/personal-details/submit', {
          fiscalCode: ' ',
          nationality: 'DE',
          dateOfBirth: '29/02/1992',
          placeOfBirth: 'L’Aquila',
        })
      ).json(),
    ).toEqual({ success: true })
    const { answers } = (await get('/api/v1/state/')).json().state.application
    expect(answers).toMatchObject({
      nationality: 'DE',
      date_of_birth: '29/02/1992',
      birth_city: "L'Aquila",
      fiscal_code: null,
      household_members_count: '1,0',
    })
    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining([
        'fiscal_code',
        'nationality',
        'date_of_birth',
        'birth_city',
        'current_country',
        'current_street',
        'current_house_num',
        'current_city',
        'current_postcode',
        'current_province',
        'german_questionnaire',
        'hh_members',
        'accessible_house',
        'has_pets',
        'pets_details',
        'living_situation',
        'other_incomes',
        'guarantors',
        'household_members_count',
        'type_of_contract',
        'paychecks_per_year',
        'current_deposit',
        'current_rent',
        'rent_arrears',
        'landlord_name',
        'extra_tenancy_info',
        'tenancy_start_date',
        'tenancy_end_date',
        'mortgage_info',
      ]),
    )
  },
)

test(
  'counts from 1,0 to 8,8; a guarantor needs name and address; ages are of the region’s day',
  { tags: ['A9-household', 'A9-household-default', 'A5-guarantor-complete', 'A5-age-region-day'] },
  async () => {
    const household = (more: object) =>
      post('/api/v2/personal-details/additional', {
        hhMembers: [],
        guarantors: [],
        householdMembersCount: '1,0',
        hasPets: null,
        petsDetails: null,
        accessibleHouse: null,
        livingSituation: null,
        currentRent: null,
        currentDeposit: null,
        landlordName: null,
        tenancyEndDate: null,
        extraTenancyInfo: null,
        confirmation: true,
        ...more,
      })
    expect((await get('/api/v1/state/')).json().state.application.answers.household_members_count).toBe('1,0')
    for (const [count, status] of [
      ['8,0', 200],
      ['8,7', 200],
      ['0,0', 422],
      ['9,0', 422],
      ['1,9', 422],
      ['1', 422],
      ['1,0', 200],
    ] as const)
      expect([count, (await household({ householdMembersCount: count })).statusCode]).toEqual([count, status])
    const guarantor = {
      fullname: 'Rosa Ferri',
      email: 'rosa@esempio.example',
      relationship: 'Guarantor',
      role: 'Guarantor',
    }
    for (const [field, value] of [
      ['fullname', 'R'],
      ['email', 'rosa@'],
    ] as const) {
      const refused = await household({ guarantors: [{ ...guarantor, [field]: value }] })
      expect([refused.statusCode, refused.json().msg[0].field]).toEqual([422, `guarantors.0.${field}`])
    }
    // The server's clock stands at the region's midnight, when London still has yesterday.
    app.clock.advance(Date.parse('2026-11-20T22:59:00Z') - app.clock.now().getTime())
    anna = await settleApplicant(app)
    const born = async () => (await post('/api/v2/personal-details/submit', { dateOfBirth: '21/11/2008' })).statusCode
    expect(await born()).toBe(422)
    app.clock.advance(minutes(1))
    expect(await born()).toBe(200)
  },
)

test('12, 13 or 14', { tags: ['B9-paychecks'] }, async () => {
  for (const [count, status] of [
    [12, 200],
    [13, 200],
    [14, 200],
    [11, 422],
    [15, 422],
  ] as const)
    expect([
      count,
      (
        await post('/api/v2/personal-details/employed-additional', {
          typeOfContract: 'open_ended',
          paychecksPerYear: count,
        })
      ).statusCode,
    ]).toEqual([count, status])
})

test(
  'what the check of the documents says',
  {
    tags: [
      'K-Uploads.AtleastOneDocument',
      'K-Uploads.UploadMissingDocuments',
      'K-Uploads.PleaseWaitFilesParsed',
      'K-Uploads.Warning.Missing',
    ],
  },
  async () => {
    // The month after the last payslip, also when this test runs alone.
    app.clock.advance(Math.max(0, Date.parse('2026-11-20T23:00:00Z') - app.clock.now().getTime()))
    anna = await settleApplicant(app)
    const general = async () => (await get('/api/v2/income-check/validate-documents')).json().global_error
    expect(await general()).toBe('Upload at least one document')
    await post('/api/v2/personal-details/submit', { nationality: 'IT', idCombination: 'passport' })
    const { read } = app.reader
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    app.reader.read = async (...given) => {
      await gate
      return read.apply(app.reader, given)
    }
    await hand('/api/v1/other-documents/upload', { type: 'national_id', name: 'id.pdf', id_type: 'passport' })
    expect(await general()).toBe('We’re still checking 1 file')
    release()
    app.reader.read = read
    await untilRead()
    expect(await general()).toBe('Upload the missing documents')
    for (const {
      name,
      result: { type },
    } of giuliaDocuments) {
      if (type === 'payslip') await hand('/api/v1/other-documents/upload', { type, name })
      if (type === 'bank_statement') await hand('/api/v1/bank-account/upload', { type, name })
    }
    await untilRead()
    expect(await general()).toBe('A tax document is missing')
  },
)

test(
  'the documents to choose from, those handed in, those that were read',
  { tags: ['B7-idUploadOptions', 'B7-idDocuments', 'B7-parsedIdDocumentTypes'] },
  async () => {
    await post('/api/v2/personal-details/nationality', { nationality: 'PL' })
    expect((await get('/api/v1/identity-verification/id-upload-options')).json()).toMatchObject({
      default: ['digitalId', 'passportAndFiscal', 'paperIdAndFiscal'],
      ce: ['digitalId', 'passport', 'paperId'],
      x_ce: ['passport', 'passportAndPermit'],
      selected: 'ce',
    })
    const handedIn = (await get('/api/v1/identity-verification/id-documents')).json().documents
    expect(handedIn).toMatchObject([{ name: 'id.pdf', type: 'national_id', id_type: 'passport', parse_status: 'done' }])
    expect(Array.isArray((await get('/api/v1/identity-verification/parsed-id-document-types')).json().types)).toBe(true)
  },
)

test(
  'a tax document, and a statement from upload to removal',
  {
    tags: [
      'B7-uploadFiscalDocument',
      'B7-parseBankStatement',
      'B7-finalizeParseBankStatement',
      'B7-deleteBankStatement',
      'B4-finalize',
    ],
  },
  async () => {
    expect(await hand('/api/v1/other-documents/upload-fiscal', { type: 'cud', name: 'cu.pdf' })).toMatchObject({
      success: true,
      document_type: 'cud',
      parse_results: { done: false },
      is_global_warning: false,
    })
    const { document_id, parse_status } = await hand('/api/v1/bank-account/upload', {
      type: 'bank_statement',
      name: 'second.pdf',
      bank: 'Intesa Sanpaolo',
      abi: '03069',
    })
    expect(parse_status).toBe('in progress')
    await untilRead()
    for (const call of ['parse', 'finalize-parse'])
      expect((await post(`/api/v1/bank-account/${call}`, undefined, { document_id })).json()).toEqual({
        success: true,
        document_id,
        parse_status: 'done',
      })
    expect((await post('/api/v1/bank-account/delete', undefined, { document_id })).json()).toMatchObject({
      success: true,
    })
    expect((await documents()).map(({ id }) => id)).not.toContain(document_id)
  },
)

test(
  'removing a statement without saying which says «undefined document id»',
  { tags: ['L-statement-without-id'] },
  async () => {
    const refused = await post('/api/v1/bank-account/delete')
    expect([refused.statusCode, refused.json().msg]).toEqual([
      422,
      [{ field: 'document_id', key: 'BankAccts.Error.UndefinedDocumentId', loc_msg: 'undefined document id' }],
    ])
  },
)
