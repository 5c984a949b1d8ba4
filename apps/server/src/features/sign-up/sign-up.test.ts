import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listings } from '../../db/schema.ts'
import { settleMember, type TestMember } from '../../testing/people.ts'
import { signUpFields, signUpPerson } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let casa: TestMember
let count = 0
const address = () => `person-${++count}@esempio.example`
beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  await app.work()
  casa = await settleMember(app)
})
afterAll(() => app.end())
beforeEach(() => app.clock.advance(minutes(3)))

const submit = (more: Record<string, unknown>, headers?: Record<string, string>) =>
  app.call({
    method: 'POST',
    url: '/api/v1/signup/submit',
    body: signUpFields(address(), more),
    ...(headers ? { headers } : {}),
  })
const stored = (id: string) =>
  app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => (await stores.applications.find(id))!)

describe('what is asked at sign-up', () => {
  test.each([
    ['no consent', { privacy_policy_consented: false }, 'privacy_policy_consented', 'SignUp.Error.Consent'],
    ['a name of marks only', { first_name: '. -' }, 'first_name', 'General.Error.Validation.RegEx'],
    ['an address without a domain', { email: 'anna@' }, 'email', 'General.Error.Validation.Email'],
    ['a number that is too short', { mobile: '+39-123' }, 'mobile', 'General.Error.Validation.Mobile'],
    ['an invitation that nobody gave', { invitation_code: 'none' }, 'invitation_code', 'SignUp.Error.InvitationUsed'],
    ['an occupation that is none', { employment_status: 'Pirate' }, 'employment_status', undefined],
  ])('%s', { tags: ['A5-consents', 'A7-signUpSubmit'] }, async (_, more, field, key) => {
    const answer = await submit(more)
    expect([answer.statusCode, answer.json().msg[0].field]).toEqual([422, field])
    if (key) expect(answer.json().msg[0].key).toBe(key)
    expect(answer.json().msg[0].loc_msg).not.toMatch(/Error\./)
  })

  test('an attempt says the same and makes nothing', { tags: ['A7-signUpAttempt'] }, async () => {
    const email = address()
    expect(
      (await app.call({ method: 'POST', url: '/api/v1/signup/attempt', body: signUpFields(email) })).json(),
    ).toEqual({ success: true })
    expect(
      await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.users.idOfAddress(email)),
    ).toBeNull()
    // The short form offers one status, which is not drawn.
    const refused = await app.call({
      method: 'POST',
      url: '/api/v1/signup/attempt',
      body: signUpFields(email, { employment_status: 'Employed' }),
      headers: { 'application-type': 'rapid' },
    })
    expect([refused.statusCode, refused.json().msg[0].key]).toEqual([422, 'SignUp.Error.Occupation'])
  })
})

describe('an application', () => {
  test(
    'keeps the workflow that it was made with, and the consents with their time',
    { tags: ['A3-user', 'A5-consents', 'A7-signUpSubmit', 'C-workflow'] },
    async () => {
      const now = app.clock.now().toISOString()
      const { application_id } = (await submit({ marketing_consented: true, last_name: 'D’Amico' })).json()
      const application = await stored(application_id)
      expect(application.applicant).toMatchObject({
        lastName: "D'Amico",
        privacyConsentedAt: now,
        marketingConsentedAt: now,
      })
      expect(application.workflow.map(({ router }) => router)).toEqual([
        'sign-up',
        'verify-email',
        'resume-application',
        'personal-details',
        'additional-details',
        'income-check',
        'parsing-status',
        'confirmation',
        'payment',
        'result',
      ])
      expect((await stored((await submit({})).json().application_id)).applicant.marketingConsentedAt).toBeNull()
    },
  )

  test('for a listing that is not there is a general one', { tags: ['A4-listing-missing'] }, async () => {
    const unknown = await stored((await submit({ listing_id: app.deps.random.uuid() })).json().application_id)
    expect([unknown.listingId, unknown.companyId]).toEqual([null, null])
    const known = await stored((await submit({ listing_id: casa.listingId })).json().application_id)
    expect([known.listingId, known.companyId]).toEqual([casa.listingId, casa.companyId])
  })

  test(
    'whose landlord pays skips the payment and asks for none',
    { tags: ['A4-skip-payment', 'B4-payment-not-required'] },
    async () => {
      const other = await settleMember(app)
      await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.update(listings).set({ lanPays: true }))
      const person = await signUpPerson(app, address(), { listing_id: other.listingId })
      await app.inScope({ kind: 'system', task: 'test' }, (tx) => tx.update(listings).set({ lanPays: false }))
      const at = { token: person.token, query: { application_id: person.applicationId } }
      expect((await stored(person.applicationId)).workflow.find(({ router }) => router === 'payment')?.skip).toBe(true)
      expect((await app.call({ url: '/api/v1/payment/is-payment-required', ...at })).json().is_payment_required).toBe(
        false,
      )
      expect((await app.call({ url: '/api/v2/report/', ...at })).json().code).toBe('not_ready')
    },
  )

  test('of the short form asks for the address where the company wants it', async () => {
    const steps = async () =>
      (
        await stored(
          (
            await submit(
              { employment_status: 'Hybrid-employed', mobile: '+11-111111111', listing_id: casa.listingId },
              { 'application-type': 'rapid' },
            )
          ).json().application_id,
        )
      ).workflow.filter(({ router }) => router === 'current-address')
    expect(await steps()).toMatchObject([{ skip: true, hidden: true }])
    const set = (asksForAddress: boolean, id = casa.companyId) =>
      app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.companies.settle(id, { asksForAddress }))
    expect([await set(true), await set(true, app.deps.random.uuid())]).toEqual([true, false])
    expect(await steps()).toMatchObject([{ skip: false, hidden: false }])
    expect(
      (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: casa.listingId } })).json().listing
        .asksForAddress,
    ).toBe(true)
    await set(false)
  })

  test('of the German form has its questionnaire, the rapid one neither confirmation nor payment', async () => {
    const routers = async (headers: Record<string, string>, more: Record<string, unknown> = {}) =>
      (await stored((await submit(more, headers)).json().application_id)).workflow.map(({ router }) => router)
    expect(await routers({ region: 'de' })).toContain('questionnaire')
    expect(
      await routers({ 'application-type': 'rapid' }, { employment_status: 'Hybrid-employed', mobile: '+11-111111111' }),
    ).toEqual([
      'sign-up',
      'verify-email',
      'resume-application',
      'current-address',
      'income-check',
      'parsing-status',
      'result',
    ])
  })
})

describe('going on later', () => {
  test(
    'an unfinished application is offered for a month, and can be put away once',
    { tags: ['A2-resume', 'B4-resume', 'B4-resume-load', 'A7-uncompleteApplications', 'A7-deleteApplication'] },
    async () => {
      const person = await signUpPerson(app, address())
      const at = { token: person.token }
      const listed = async () =>
        (await app.call({ url: '/api/v1/state/uncomplete-applications', ...at }))
          .json()
          .applications.map(({ id }: { id: string }) => id)
      await app.call({
        method: 'POST',
        url: '/api/v1/state/update-step',
        ...at,
        query: { application_id: person.applicationId },
        body: { step: 3, step_router: 'personal-details' },
      })
      expect(await listed()).toEqual([person.applicationId])
      const [offered] = (await app.call({ url: '/api/v1/state/uncomplete-applications', ...at })).json().applications
      expect(offered.time_created).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      const away = () =>
        app.call({
          method: 'POST',
          url: '/api/v1/signup/delete-application',
          ...at,
          query: { delete_application_id: person.applicationId },
        })
      expect((await away()).json()).toEqual({ success: true })
      expect(await listed()).toEqual([])
      expect((await away()).statusCode).toBe(404)
      expect(
        (
          await app.call({
            method: 'POST',
            url: '/api/v1/auth/validate',
            ...at,
            query: { application_id: person.applicationId },
          })
        ).statusCode,
      ).toBe(404)
    },
  )

  test('a step is kept by its number and its name', { tags: ['A7-updateStep'] }, async () => {
    const { token, applicationId } = await signUpPerson(app, address())
    const at = { token, query: { application_id: applicationId } }
    const body = { step: 3, step_router: 'personal-details' }
    await app.call({ method: 'POST', url: '/api/v1/state/update-step', ...at, body })
    expect((await app.call({ url: '/api/v1/state/', ...at })).json().state).toMatchObject(body)
    const offered = await app.call({ url: '/api/v1/state/uncomplete-applications', token })
    expect(offered.json().applications).toMatchObject([{ id: applicationId, state_router: body.step_router }])
  })

  test.each([
    [{ step: 3, step_router: 'questionnaire' }],
    [{ step: 12, step_router: 'income-check' }],
    [{ step: -1, step_router: 'sign-up' }],
  ])('a step that the workflow does not have is refused: %o', { tags: ['A7-updateStep'] }, async (body) => {
    const person = await signUpPerson(app, address())
    expect(
      (
        await app.call({
          method: 'POST',
          url: '/api/v1/state/update-step',
          token: person.token,
          query: { application_id: person.applicationId },
          body,
        })
      ).statusCode,
    ).toBe(422)
  })
})
