import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { settleApplicant, settleMember, type TestApplicant, type TestMember } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { orNobody, readPageOwner, type PageOwner } from './page-owner.ts'

let app: TestApp
let one: TestMember, other: TestMember
let anna: TestApplicant
const sites = { one: 'https://www.casa-prova.example', other: 'https://other.example' }
beforeAll(async () => {
  app = await startTestApp()
  one = await settleMember(app)
  other = await settleMember(app)
  anna = await settleApplicant(app, one)
  await app.call({
    method: 'POST',
    url: '/api/v1/dashboard/frame-origins',
    token: other.token,
    body: { origins: [sites.other] },
  })
})
afterAll(() => app.end())

const unknown = '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a99'
test.each([
  ['of nobody', () => [unknown], []],
  ["the listing's", () => [other.listingId], [sites.other]],
  ["the application's, where no listing stands in the path", () => [anna.applicationId], [sites.one]],
  [
    "the listing's alone, beside an application of another company",
    () => [anna.applicationId, other.listingId],
    [sites.other],
  ],
  ['the last listing’s alone, beside one of another company', () => [other.listingId, one.listingId], [sites.one]],
])('who may frame a page: %s', async (_, ids, origins) =>
  expect((await readPageOwner(app.inScope)(ids())).origins).toEqual(origins),
)

test.each([
  ['in a window of its own, after a second', false, 900, 1100],
  ['in a frame, which it may not be shown in without, after ten', true, 9900, 10_100],
])('a page goes without its company %s', async (_, isFramed, known, unknownBy) => {
  vi.useFakeTimers()
  try {
    const owner: PageOwner = { origins: [sites.one], theme: null, home: null }
    const after = (ms: number) => () =>
      new Promise<PageOwner>((resolve) => {
        setTimeout(() => resolve(owner), ms)
      })
    const log = createLog('silent')
    const asked = [known, unknownBy].map((ms) => orNobody(after(ms), log)([unknown], isFramed))
    await vi.runAllTimersAsync()
    expect((await Promise.all(asked)).map(({ origins }) => origins)).toEqual([[sites.one], []])
  } finally {
    vi.useRealTimers()
  }
})
