/** A report that is asked for again and again while its documents are read. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keptAssessments } from '../../documents/assess-documents.ts'
import { complete } from '../../testing/complete-person.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const reportOf = ({ token, applicationId }: TestApplicant) =>
  app.call({ url: '/api/v2/report/', token, query: { application_id: applicationId } })

const handIn = async ({ token, applicationId }: TestApplicant, fields: Record<string, string>) => {
  const { statusCode } = await app.upload({
    url: '/api/v1/other-documents/upload',
    token,
    query: { application_id: applicationId },
    fields,
    file: { name: 'file.pdf', bytes: Buffer.from(`%PDF-1.7\n${applicationId}\n`) },
  })
  expect(statusCode).toBe(200)
}

test('documents are compared with each other for it only once all are read', async () => {
  const person = await settleApplicant(app)
  await complete(app, person)
  await handIn(person, { type: 'payslip', name: 'slip.pdf' })
  const assessed = vi.spyOn(keptAssessments, 'once')
  try {
    const early = await reportOf(person)
    expect(early.statusCode).toBe(409)
    expect(early.json().lacks.map(({ kind }: { kind: string }) => kind)).toContain('unread')
    expect(assessed).not.toHaveBeenCalled()
  } finally {
    assessed.mockRestore()
  }
})

test('what the short form does not wait for keeps back no comparison', { tags: ['B1-rapid'] }, async () => {
  const person = await settleApplicant(app, undefined, { type: 'rapid', employmentStatus: 'Hybrid-employed' })
  await complete(app, person)
  await handIn(person, { type: 'national_id', id_type: 'id-card-front', name: 'card.pdf' })
  const assessed = vi.spyOn(keptAssessments, 'once')
  try {
    await reportOf(person)
    expect(assessed).toHaveBeenCalled()
  } finally {
    assessed.mockRestore()
  }
})
