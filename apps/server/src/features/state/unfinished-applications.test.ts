import { afterAll, beforeAll, expect, test } from 'vitest'
import { postAs, settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  anna = await settleApplicant(app)
})
afterAll(() => app.end())

test(
  'unfinished applications with names, role, occupation, time and step, for main applicants',
  { tags: ['B3-unfinished', 'B6-main-only'] },
  async () => {
    const listed = async (person: TestApplicant) =>
      (await app.call({ url: '/api/v1/state/uncomplete-applications', token: person.token })).json()
    expect(
      (await postAs(app, anna, '/api/v1/state/update-step', { step: 3, step_router: 'personal-details' })).json(),
    ).toEqual({
      success: true,
    })
    expect(await listed(anna)).toMatchObject({
      applications: [
        {
          id: anna.applicationId,
          first_name: 'Giulia',
          last_name: 'Bianchi',
          applicant_role: 'main-applicant',
          employment_status: 'Employed',
          time_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          state_router: 'personal-details',
        },
      ],
      invitations: [],
    })
    // One that has begun, and would be offered to a main applicant.
    const guarantor = await settleApplicant(app, undefined, { role: 'guarantor' })
    await postAs(app, guarantor, '/api/v1/state/update-step', { step: 3, step_router: 'personal-details' })
    expect((await listed(guarantor)).applications).toEqual([])
  },
)

test('an unfinished application is offered for thirty days', { tags: ['B4-resume'] }, async () => {
  const person = await settleApplicant(app)
  await postAs(app, person, '/api/v1/state/update-step', { step: 3, step_router: 'personal-details' })
  const offeredAfter = async (days: number) => {
    app.clock.advance(days * 24 * 60 * 60_000)
    // A session does not last as long.
    const token = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.sessions.open({ userId: person.userId }),
    )
    const answer = await app.call({ url: '/api/v1/state/uncomplete-applications', token })
    return answer.json<{ applications: { id: string }[] }>().applications.map(({ id }) => id)
  }
  expect(await offeredAfter(29)).toEqual([person.applicationId])
  expect(await offeredAfter(2)).toEqual([])
})

test('the state holds user, application, documents, step and its router', { tags: ['A3-state'] }, async () => {
  const person = await settleApplicant(app)
  await postAs(app, person, '/api/v1/state/update-step', { step: 3, step_router: 'personal-details' })
  const answer = await app.call({
    url: '/api/v1/state/',
    token: person.token,
    query: { application_id: person.applicationId },
  })
  expect(answer.json().state).toMatchObject({
    user: { first_name: 'Giulia', last_name: 'Bianchi', employment_status: 'Employed' },
    application: { id: person.applicationId, step: 3, step_router: 'personal-details' },
    documents: [],
    step: 3,
    step_router: 'personal-details',
  })
})
