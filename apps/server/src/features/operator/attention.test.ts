/** What is late, stuck or failing over all companies: counted, with the rows behind each count, of no person. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AttentionKind } from '@attesta/contract/attention.ts'
import { euros } from '@attesta/domain/money.ts'
import { systemRandom } from '../../random.ts'
import {
  settleApplicant,
  settleMember,
  settleOperator,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember
beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
})
afterAll(() => app.end())

/** As an operator who has just signed in. */
const told = async (path: 'health' | 'payments') => {
  const { token } = await settleOperator(app)
  return (await app.call({ url: `/api/v1/operator/${path}`, token })).json()
}
const counted = async (kind: AttentionKind): Promise<{ count: number; since: string | null }> =>
  (await told('health')).attention.find((one: { kind: string }) => one.kind === kind)

const upload = ({ applicationId, userId }: TestApplicant) =>
  app.deps.transact(system, (stores) =>
    stores.documents.create({
      id: systemRandom.uuid(),
      applicationId,
      userId,
      type: 'payslip',
      idType: null,
      labels: { fileName: 'busta.pdf', otherType: null, bankName: null, bankAbi: null },
      fileKey: null,
      size: 1,
      mediaType: 'application/pdf',
      fingerprint: systemRandom.uuid(),
      handoverId: null,
      connectionId: null,
    }),
  )

test('a document that waits for more than ten minutes is listed with its company', async () => {
  const anna = await settleApplicant(app, casa)
  const since = app.clock.now().toISOString()
  await upload(anna)
  app.clock.advance(minutes(9))
  expect(await counted('documents_unread')).toMatchObject({ count: 0, since: null })
  app.clock.advance(minutes(2))
  await upload(anna)
  expect(await counted('documents_unread')).toMatchObject({ count: 1, since })
  const { unread } = await told('health')
  expect(unread).toMatchObject([{ company_name: 'Casa Prova', created_at: since }])
  for (const secret of [anna.applicationId, anna.userId, anna.email, 'busta'])
    expect(JSON.stringify(await told('health'))).not.toContain(secret)
})

async function paid(person: TestApplicant): Promise<string> {
  const sessionId = systemRandom.uuid()
  const { applicationId, userId } = person
  await app.deps.transact(system, async (stores) => {
    const session = { applicationId, userId, attempt: 1, sessionId, clientSecret: 'secret', account: null }
    await stores.payments.keep({ ...session, amount: euros(20) })
    await stores.payments.complete(sessionId)
  })
  return sessionId
}

test('a payment without a report is listed an hour later, until there is one or the money is back', async () => {
  const [anna, bruno, carla] = [
    await settleApplicant(app, casa),
    await settleApplicant(app, casa),
    await settleApplicant(app),
  ]
  await paid(anna)
  const brunos = await paid(bruno)
  const since = app.clock.now().toISOString()
  app.clock.advance(minutes(59))
  expect(await counted('payments_unreported')).toMatchObject({ count: 0 })
  app.clock.advance(minutes(2))
  expect(await counted('payments_unreported')).toMatchObject({ count: 2, since })
  expect((await told('payments')).unreported).toMatchObject([
    { company_name: 'Casa Prova', amount: 2000, paid_at: since },
    { company_name: 'Casa Prova' },
  ])
  await settleReport(app, anna, casa)
  await app.deps.transact(system, (stores) =>
    stores.payments.noteReturns(brunos, { refunded: euros(20), dispute: null }),
  )
  await paid(carla)
  app.clock.advance(minutes(61))
  expect((await told('payments')).unreported).toMatchObject([{ company_name: null }])
})

test('a review is late after its day, and no more when it is over', async () => {
  const { applicationId, userId } = await settleApplicant(app, casa)
  await app.deps.transact(system, (stores) => stores.reviews.open({ id: applicationId, userId }, ['asked']))
  expect(await counted('reviews_late')).toMatchObject({ count: 0 })
  app.clock.advance(minutes(40 * 24 * 60))
  expect(await counted('reviews_late')).toMatchObject({ count: 1 })
  await app.deps.transact(system, async (stores) =>
    stores.reviews.release((await stores.reviews.of(applicationId))!.id),
  )
  expect(await counted('reviews_late')).toMatchObject({ count: 0 })
})

test('a message that was given up counts, one that is on its way does not', async () => {
  await app.deps.transact(system, async (stores) => {
    const url = 'https://hooks.casa-prova.example/attesta'
    const { id } = await stores.webhooks.add({ companyId: casa.companyId, url, events: [], secret: 'secret' })
    await stores.webhooks.test(casa.companyId, id)
    await stores.webhooks.test(casa.companyId, id)
    const [first] = await stores.webhooks.deliveriesOf(casa.companyId, new Set())
    await stores.webhooks.settle(first!.id, 'given_up', 503)
  })
  expect(await counted('webhooks_failed')).toMatchObject({ count: 1 })
})
