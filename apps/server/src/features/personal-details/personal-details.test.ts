import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { mailTo, signUpFields, signUpPerson } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

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

const post = (url: string, body: unknown, person: { token: string; applicationId: string } = anna) =>
  app.call({
    method: 'POST',
    url,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'en' },
    body,
  })
const answers = async () =>
  (await app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } })).json()
    .state.application.answers
const submit = '/api/v2/personal-details/submit'
const member = {
  fullname: 'Luca Ferri',
  email: 'luca@esempio.example',
  date_of_birth: '02/07/1990',
  relationship: 'Partner',
  role: 'Co-Applicant',
}
const guarantor = { fullname: 'Rosa Ferri', email: 'rosa@esempio.example', relationship: 'Parent', role: 'Guarantor' }
const household = (more: Record<string, unknown> = {}) => ({
  hhMembers: [],
  guarantors: [],
  householdMembersCount: '1,0',
  hasPets: false,
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
    'a child needs no address and is not invited; saving again invites nobody twice',
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

describe('an invitation', () => {
  const invite = async () => {
    const rosa = `rosa-${anna.userId}@esempio.example`
    await post('/api/v2/personal-details/additional', household({ guarantors: [{ ...guarantor, email: rosa }] }))
    const email = await mailTo(app, rosa)
    return { rosa, email, code: /invitation_code=([\w-]+)/.exec(email)![1]! }
  }
  const info = (invitation_code: string) =>
    app.call({ url: '/api/v1/signup/invitation-public-info', query: { invitation_code } })

  test(
    'says who invites and for what, and is taken up once, by the address it went to',
    {
      tags: [
        'A3-main-tenant',
        'A3-invitation-info',
        'A4-invitation-used',
        'A6-lock-email',
        'B8-invitation-used',
        'A7-invitationPublicInfo',
        'RE-4',
      ],
    },
    async () => {
      const { rosa, email, code } = await invite()
      expect(email).toContain('Giulia Bianchi invites you')
      expect(email).toContain('/en/rent/fill/occupation?invitation_code=')
      // Which form it is, its language does not say.
      expect(email).toContain('region=it')
      expect((await info(code)).json()).toEqual({ success: true, data: { applicant_role: 'guarantor', email: rosa } })
      const stranger = await app.call({
        method: 'POST',
        url: '/api/v1/signup/submit',
        body: signUpFields('stranger@esempio.example', { invitation_code: code }),
      })
      expect(stranger.json().msg).toMatchObject([{ field: 'email', key: 'SignUp.Error.InvitationEmail' }])

      const joined = await signUpPerson(app, rosa, { invitation_code: code, first_name: 'Rosa', last_name: 'Ferri' })
      const state = (
        await app.call({ url: '/api/v1/state/', token: joined.token, query: { application_id: joined.applicationId } })
      ).json().state
      expect(state).toMatchObject({
        application: { applicant_role: 'guarantor' },
        user: { disableEmailEdit: true, is_main_tenant: false },
      })
      await post('/api/v1/state/update-step', { step: 3, step_router: 'personal-details' }, joined)
      expect((await info(code)).statusCode).toBe(404)
      const again = await app.call({
        method: 'POST',
        url: '/api/v1/signup/submit',
        body: signUpFields(rosa, { invitation_code: code }),
      })
      expect(again.json().msg).toMatchObject([{ field: 'invitation_code', key: 'SignUp.Error.InvitationUsed' }])
    },
  )

  test('makes a guarantor, who asks nobody in', { tags: ['A5-guarantor-alone'] }, async () => {
    const { rosa, code } = await invite()
    const joined = await signUpPerson(app, rosa, { invitation_code: code, first_name: 'Rosa', last_name: 'Ferri' })
    const answer = await post(
      '/api/v2/personal-details/additional',
      household({ hhMembers: [member], householdMembersCount: '2,0' }),
      joined,
    )
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  })

  test(
    'of many who take it up at once one holds it, and the others are put away',
    { tags: ['A4-invitation-used'] },
    async () => {
      const { rosa, code } = await invite()
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, () =>
          app.call({
            method: 'POST',
            url: '/api/v1/signup/submit',
            body: signUpFields(rosa, { invitation_code: code }),
          }),
        ),
      )
      expect(outcomes.map(({ statusCode }) => statusCode)).toContain(200)
      const [linked, holders] = await app.deps.transact(
        { kind: 'system', task: 'test' },
        async (stores) =>
          [
            await stores.applications.linkedTo(anna.applicationId),
            await stores.invitations.ofApplication(anna.applicationId),
          ] as const,
      )
      expect(linked.map(({ id }) => id)).toEqual([holders[0]!.takenBy])
    },
  )

  const rosas = () => `rosa-${anna.userId}@esempio.example`
  const save = (...guarantors: unknown[]) => post('/api/v2/personal-details/additional', household({ guarantors }))
  const rosa = () => ({ ...guarantor, email: rosas() })
  const emailsToRosa = () =>
    app.deps.transact(
      { kind: 'system', task: 'test' },
      async (stores) =>
        (await stores.invitations.ofApplication(anna.applicationId)).filter(({ email }) => email === rosas()).length,
    )
  const begin = (code: string) =>
    app.call({
      method: 'POST',
      url: '/api/v1/signup/submit',
      query: { lang: 'it' },
      body: signUpFields(rosas(), { invitation_code: code }),
    })

  test('says in words that it is good no more, whatever the reason', async () => {
    const answer = await app.call({
      url: '/api/v1/signup/invitation-public-info',
      query: { invitation_code: 'no-such-code', lang: 'it' },
    })
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      404,
      'invitation_gone',
      'Questo invito non è più valido: è già stato usato, è scaduto o è stato ritirato. Chiedine uno nuovo a chi ti ha invitato',
    ])
  })

  test('is taken back with the person, and stands again by the same mail when they are put back', async () => {
    const { code } = await invite()
    await save()
    expect((await info(code)).statusCode).toBe(404)
    expect((await begin(code)).json().msg).toMatchObject([
      { field: 'invitation_code', key: 'SignUp.Error.InvitationUsed' },
    ])
    await save(rosa())
    expect((await info(code)).statusCode).toBe(200)
    expect(await emailsToRosa()).toBe(1)
  })

  test('taken back while its taker stands before the door, it lets nobody in; taken back later, it takes nothing away', async () => {
    const { code } = await invite()
    await begin(code)
    await save()
    expect((await info(code)).statusCode).toBe(404)
    await save(rosa())
    app.clock.advance(minutes(2))
    const joined = await signUpPerson(app, rosas(), { invitation_code: code })
    await post('/api/v1/state/update-step', { step: 3, step_router: 'personal-details' }, joined)
    await save()
    expect(
      (
        await app.call({ url: '/api/v1/state/', token: joined.token, query: { application_id: joined.applicationId } })
      ).json().state.application.applicant_role,
    ).toBe('guarantor')
    await save(rosa())
    expect(await emailsToRosa()).toBe(1)
  })

  test('runs out after thirty days; saved again, the person is asked in anew', async () => {
    const { code } = await invite()
    app.clock.advance(minutes(30 * 24 * 60) + 1000)
    expect((await info(code)).statusCode).toBe(404)
    anna = {
      ...anna,
      token: await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.sessions.open({ userId: anna.userId }),
      ),
    }
    await save(rosa())
    const again = /invitation_code=([\w-]+)/.exec(await mailTo(app, rosas(), 2))![1]!
    expect(again).not.toBe(code)
    expect([(await info(code)).statusCode, (await info(again)).statusCode]).toEqual([404, 200])
  })

  test('leads nowhere once the application that it is to is put away, and is in no list', async () => {
    const { code } = await invite()
    const joined = await signUpPerson(app, rosas())
    const listed = async () =>
      (await app.call({ url: '/api/v1/state/uncomplete-applications', token: joined.token })).json().invitations.length
    expect(await listed()).toBe(1)
    await app.call({
      method: 'POST',
      url: '/api/v1/signup/delete-application',
      token: anna.token,
      query: { delete_application_id: anna.applicationId },
    })
    expect([(await info(code)).statusCode, await listed()]).toEqual([404, 0])
    expect(
      (
        await app.call({
          url: '/api/v1/state/link-applications',
          token: joined.token,
          query: { application_id: joined.applicationId, invitation_code: code },
        })
      ).statusCode,
    ).toBe(404)
  })

  test("is seen by whoever sent it: not taken up, begun, finished, run out; and of nobody else's anything", async () => {
    const at = (person: { token: string; applicationId: string }) => ({
      token: person.token,
      query: { application_id: person.applicationId },
    })
    const states = async () =>
      (await app.call({ url: '/api/v2/personal-details/invitations', ...at(anna) }))
        .json()
        .invitations.map(({ email, role, state }: Record<string, string>) => [email, role, state])
    const { code } = await invite()
    expect(await states()).toEqual([[rosas(), 'guarantor', 'sent']])
    const joined = await signUpPerson(app, rosas(), { invitation_code: code })
    expect(await states()).toEqual([[rosas(), 'guarantor', 'sent']])
    await post('/api/v1/state/update-step', { step: 3, step_router: 'personal-details' }, joined)
    expect(await states()).toEqual([[rosas(), 'guarantor', 'begun']])
    expect((await app.call({ url: '/api/v2/personal-details/invitations', ...at(joined) })).json().invitations).toEqual(
      [],
    )
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.applications.markConfirmed(joined.applicationId),
    )
    expect(await states()).toEqual([[rosas(), 'guarantor', 'finished']])
    await save()
    expect(await states()).toEqual([])
  })

  test('is sent again with the same link, once a day, and is then good for thirty days more', async () => {
    const { code } = await invite()
    const list = async () =>
      (
        await app.call({
          url: '/api/v2/personal-details/invitations',
          token: anna.token,
          query: { application_id: anna.applicationId },
        })
      ).json().invitations
    const [{ id }] = await list()
    const resend = () => post('/api/v2/personal-details/resend-invitation', { id })
    expect((await resend()).json()).toEqual({ success: true })
    expect(await mailTo(app, rosas(), 2)).toContain(code)
    expect((await resend()).json()).toMatchObject({
      code: 'invitation_sent_today',
      message: 'We’ve already emailed this person today. You can resend the invitation tomorrow',
    })
    app.clock.advance(minutes(31 * 24 * 60))
    const reopen = async () => {
      anna = {
        ...anna,
        token: await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
          stores.sessions.open({ userId: anna.userId }),
        ),
      }
    }
    await reopen()
    expect((await list())[0].state).toBe('expired')
    expect((await resend()).statusCode).toBe(200)
    app.clock.advance(minutes(29 * 24 * 60))
    expect((await info(code)).statusCode).toBe(200)
    const stranger = await settleApplicant(app)
    expect((await post('/api/v2/personal-details/resend-invitation', { id }, stranger)).json().code).toBe('not_found')
  })

  test('is not for whoever else is signed in', async () => {
    const { code } = await invite()
    const stranger = await settleApplicant(app)
    const link = await app.call({
      url: '/api/v1/state/link-applications',
      token: stranger.token,
      query: { application_id: stranger.applicationId, invitation_code: code },
    })
    expect(link.json().code).toBe('not_found')
    expect(
      (
        await app.call({
          method: 'POST',
          url: '/api/v1/signup/submit',
          token: stranger.token,
          body: signUpFields(stranger.email, { invitation_code: code }),
        })
      ).json().msg,
    ).toMatchObject([{ field: 'email', key: 'SignUp.Error.InvitationEmail' }])
    expect((await info(code)).statusCode).toBe(200)
  })

  test(
    'can be taken up from the list by somebody who began without it',
    { tags: ['A2-resume', 'A7-linkApplications'] },
    async () => {
      const { rosa, code } = await invite()
      const joined = await signUpPerson(app, rosa)
      const listed = (await app.call({ url: '/api/v1/state/uncomplete-applications', token: joined.token })).json()
      expect(listed.invitations).toMatchObject([{ role: 'guarantor', invited_by: 'Giulia Bianchi', code }])
      const link = (person: { token: string; applicationId: string }) =>
        app.call({
          url: '/api/v1/state/link-applications',
          token: person.token,
          query: { application_id: person.applicationId, invitation_code: code },
        })
      expect((await link(anna)).statusCode).toBe(404)
      expect((await link(joined)).json()).toEqual({ success: true })
      expect((await link(joined)).json()).toEqual({ success: true })
      expect(
        (
          await app.call({
            url: '/api/v1/state/',
            token: joined.token,
            query: { application_id: joined.applicationId },
          })
        ).json().state.application.applicant_role,
      ).toBe('guarantor')
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
