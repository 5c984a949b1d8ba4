/** An email about a report promises a company no more than it sees by then. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import type { Stores } from '../../stores/index.ts'
import { postReportEmails } from './emails.ts'

let app: TestApp
let casa: TestMember
beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
})
afterAll(() => app.end())

/** What a person reads whose report was issued just now. */
async function readBy(region: 'it' | 'de'): Promise<string> {
  const person = await settleApplicant(app, casa, { region })
  const id = await settleReport(app, person, casa, (report) => ({ ...report, region }))
  const texts: string[] = []
  await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
    const emails: Stores['emails'] = {
      ...stores.emails,
      post: async (kind, _owner, _cause, { text }) => kind === 'report-ready' && texts.push(text) > 0,
    }
    const application = await stores.applications.find(person.applicationId)
    await postReportEmails(app.deps, { ...stores, emails }, application!, { id, validUntil: '2027-01-20', changes: [] })
  })
  return texts.join()
}

test('in Germany the company sees a few answers until it has chosen, in Italy the report', async () => {
  const early = /For now|Per ora|vorerst/
  expect(await readBy('de')).toMatch(early)
  const inItaly = await readBy('it')
  expect(inItaly).not.toBe('')
  expect(inItaly).not.toMatch(early)
})
