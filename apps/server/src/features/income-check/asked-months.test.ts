import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedAnswers } from '@attesta/contract/application.ts'
import { assessNeeds } from '../../documents/assess-documents.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-27T10:00:00Z') - app.clock.now().getTime())
  anna = await settleApplicant(app)
})
afterAll(() => app.end())

const system = { kind: 'system', task: 'test' } as const
const found = () => app.deps.transact(system, (stores) => stores.applications.find(anna.applicationId))
const change = (answers: Partial<SavedAnswers>) =>
  app.deps.transact(system, (stores) => stores.applications.changeAnswers(anna.applicationId, answers))
const monthsOn = async (day: string) => assessNeeds((await found())!, [], new Map(), day)[1]!.months

test('the months that were asked for stay when a new month begins, until their newest is too old', async () => {
  await change({
    nationality: 'IT',
    date_of_birth: '12/03/1992',
    birth_city: 'Roma',
    current_country: 'IT',
    current_street: 'Via Po',
    current_house_num: '1',
    current_city: 'Roma',
    current_postcode: '00198',
    additional_details_at: '2026-11-27T10:00:00Z',
  })
  const [autumn, winter] = [
    ['2026-08', '2026-09', '2026-10'],
    ['2026-09', '2026-10', '2026-11'],
  ]
  expect([await monthsOn('2026-11-27'), await monthsOn('2026-12-01')]).toEqual([autumn, winter])
  const open = async () => {
    const step = (await found())!.workflow.findIndex(({ router }) => router === 'income-check')
    const answer = await app.call({
      method: 'POST',
      url: '/api/v1/state/update-step',
      token: anna.token,
      query: { application_id: anna.applicationId, lang: 'en' },
      body: { step, step_router: 'income-check' },
    })
    expect(answer.statusCode).toBe(200)
  }
  await open()
  expect([await monthsOn('2026-11-27'), await monthsOn('2026-12-01'), await monthsOn('2026-12-16')]).toEqual([
    autumn,
    autumn,
    winter,
  ])
  await open()
  expect((await found())!.answers.documents_asked_on).toBe('2026-11-27')
  await change({ documents_asked_on: '2026-09-20' })
  await open()
  expect((await found())!.answers.documents_asked_on).toBe('2026-11-27')
})
