/** An invitation, from the email to the application that it is taken up by. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postAs, settleApplicant, settleMember, type TestApplicant } from '../../testing/people.ts'
import { mailTo, signUpFields, signUpPerson } from '../../testing/sign-up-person.ts'
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

const post = (url: string, body: unknown, person: Pick<TestApplicant, 'token' | 'applicationId'> = anna) =>
  postAs(app, person, url, body)

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
      const data = { applicant_role: 'guarantor', email: rosa, listing_id: null }
      expect((await info(code)).json()).toEqual({ success: true, data })
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
      const used = await info(code)
      expect([used.statusCode, used.json().code]).toEqual([404, 'invitation_gone'])
      expect(used.json().message).toBe(app.deps.words.t('it', 'SignUp.Error.InvitationUsed'))
      const again = await app.call({
        method: 'POST',
        url: '/api/v1/signup/submit',
        body: signUpFields(rosa, { invitation_code: code }),
      })
      expect(again.json().msg).toMatchObject([{ field: 'invitation_code', key: 'SignUp.Error.InvitationUsed' }])
    },
  )

  test('names the home of the application that it is to', { tags: ['A7-invitationPublicInfo'] }, async () => {
    const member = await settleMember(app)
    anna = await settleApplicant(app, member)
    const { code } = await invite()
    expect((await info(code)).json().data.listing_id).toBe(member.listingId)
  })

  test('makes a guarantor, who asks no one in', { tags: ['A5-guarantor-alone'] }, async () => {
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

  test('taken back while its taker stands before the door, it lets no one in; taken back later, it takes nothing away', async () => {
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

  test('runs out after thirty days; saved again, the person is asked in again', async () => {
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

  test("is seen by anyone who sent it: not taken up, begun, finished, run out; and of no one else's anything", async () => {
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

  test('is not for anyone else who is signed in', async () => {
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
    'can be taken up from the list by someone who began without it',
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
        ).json().state,
      ).toMatchObject({ application: { applicant_role: 'guarantor' }, user: { disableEmailEdit: true } })
    },
  )
})
