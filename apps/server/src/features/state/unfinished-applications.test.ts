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
    const guarantor = await settleApplicant(app, undefined, { role: 'guarantor' })
    expect((await listed(guarantor)).applications).toEqual([])
  },
)
