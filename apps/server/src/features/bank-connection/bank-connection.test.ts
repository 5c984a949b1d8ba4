/**
 * A bank connection from the choice of the bank to documents and figures, over the real adapter and the sandbox's bank.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentMarks } from '@attesta/domain/facts/document-marks.ts'
import { createGoCardless } from '@attesta/providers/bank-connection/gocardless.ts'
import { guardedBankConnection } from '@attesta/providers/bank-connection/guarded.ts'
import { bankKeys } from '@attesta/providers/sandbox/magic.ts'
import { createSandbox, listenAlone, type Sandbox } from '@attesta/providers/sandbox/sandbox.ts'
import { walkBank, type Walk } from '@attesta/providers/testing/walk-bank.ts'
import { systemRandom } from '../../random.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createTestClock, seconds, type TestClock } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let clock: TestClock
let sandbox: Sandbox
let closeApi: () => Promise<void>
let anna: TestApplicant
let before: Set<string>
beforeAll(async () => {
  clock = createTestClock('2026-11-21T09:00:00.000Z')
  let base = ''
  sandbox = createSandbox({
    env: {},
    clock,
    random: systemRandom,
    webhookUrl: () => '',
    slowMs: 60,
    bankSlowMs: 60,
    pagesUrl: () => base,
  })
  const api = await listenAlone(sandbox)
  base = `http://${api.host}:${api.port}`
  closeApi = api.close
  const bankConnectionProvider = guardedBankConnection(
    createGoCardless({
      ...bankKeys,
      clock,
      random: systemRandom,
      url: `${base}/sandbox/gocardless/api/v2`,
      pauseMs: 1,
    }),
    { clock, onDown: () => undefined },
  )
  app = await startTestApp({ clock, bankConnectionProvider })
  await app.work()
})
afterAll(async () => {
  await app.end()
  await sandbox.close()
  await closeApi()
})
beforeEach(async () => {
  sandbox.faults.clear()
  clock.advance(seconds(60))
  anna = await settleApplicant(app)
  before = new Set(sandbox.consents.all().map(({ id }) => id))
})

const intesa = 'INTESA_SANPAOLO_BCITITMMXXX'
type Query = Record<string, string>
const get = (path: string, query: Query = {}, person = anna, headers: Query = {}) =>
  app.call({
    url: `/api/v1/psd2/${path}`,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'en', ...query },
    headers,
  })
const begin = async (institution_id = intesa, person = anna) =>
  (await get('requisition', { institution_id }, person)).json() as {
    success: boolean
    requisition_id: string
    link: string
  }
const returned = async (address: string) =>
  (
    await app.call({
      method: 'POST',
      url: '/api/v1/psd2/returned',
      query: { lang: 'en' },
      body: { query: new URL(address).search },
    })
  ).json()
const accounts = async (requisition_id: string, person = anna) => {
  clock.advance(seconds(5))
  return (await get('accounts', { requisition_id }, person)).json()
}
const settled = (requisition_id: string, person = anna) =>
  until('the accounts', async () => {
    const answer = await accounts(requisition_id, person)
    return ['linked', 'failed', 'rejected', 'expired', 'cancelled', 'mapped'].includes(answer.status_key)
      ? answer
      : undefined
  })
const connect = async (walk: Walk = {}, institution = intesa, person = anna) => {
  const { requisition_id, link } = await begin(institution, person)
  const back = await returned(await walkBank(link, walk))
  return { requisition_id, back, ...(await settled(requisition_id, person)) }
}
interface WireAccount {
  id: string
}
const fetched = (list: WireAccount[], more: Query = {}, person = anna) =>
  until('the bookings', async () => {
    const answer = (
      await get('fetch-transactions', { account_ids: list.map(({ id }) => id).join(','), ...more }, person)
    ).json()
    return answer.transactions_are_mapped || !answer.success ? answer : undefined
  })
const consentsLeft = () =>
  until('the access to be given back', async () =>
    sandbox.consents.all().every(({ id }) => before.has(id)) ? true : undefined,
  )

describe('from the bank to the documents', () => {
  test(
    'an Italian salary account becomes a statement, and the access is given back',
    { tags: ['B7-psd2', 'B3-psd2-account'] },
    async () => {
      const { requisition_id, back, status_key, accounts: list, history } = await connect({ login: 'two' })
      expect([back.status_key, status_key, list.length, history]).toEqual([
        'granting_access',
        'linked',
        2,
        { wanted_days: 113, granted_days: 113 },
      ])
      expect(list[0]).toMatchObject({
        id: expect.any(String),
        owner_name: 'GIULIA BIANCHI',
        name: 'Conto corrente',
        iban: expect.stringMatching(/^IT\d\dX03069/),
        last_accessed: null,
        owner_match: 'match',
        error: null,
      })
      expect((await get('accounts/metadata', { account_id: list[0].id })).json().metadata).toMatchObject({
        ...list[0],
        requisition_id,
        institution_id: intesa,
      })
      const { documents, message, transactions_are_mapped } = await fetched([list[0]], {
        bank_name: 'Intesa Sanpaolo',
        abi: '03069',
      })
      expect([transactions_are_mapped, message, documents.length]).toEqual([true, null, 1])
      expect(documents[0]).toMatchObject({
        type: 'bank_statement',
        origin: 'connection',
        parse_status: 'done',
        bank_abi: '03069',
        bank_name: 'Intesa Sanpaolo',
        months: ['2026-08', '2026-09', '2026-10'],
        error: null,
      })
      await consentsLeft()
      const { missing_documents } = (
        await app.call({
          url: '/api/v2/income-check/validate-documents',
          token: anna.token,
          query: { application_id: anna.applicationId, lang: 'en' },
        })
      ).json()
      expect(missing_documents.map(({ type }: { type: string }) => type)).toEqual(['national_id', 'payslip', 'cud'])
      const proof = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.bankConnections.ownerMatchOf(anna.applicationId, { given: 'Giulia', family: 'Bianchi' }),
      )
      expect(proof).toMatchObject({ match: 'match', on: expect.any(Date) })
      expect(
        await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
          stores.bankConnections.ownerMatchOf(anna.applicationId, { given: 'Marta', family: 'Verdi' }),
        ),
      ).toMatchObject({ match: 'mismatch' })
    },
  )

  test('what is kept of the texts is what counts, and nothing of the bank stands in the log', async () => {
    const { accounts: list } = await connect()
    const { documents } = await fetched(list)
    const kept = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.documents.find(documents[0].id),
    )
    const texts = kept!.result!.bank_statement!.accounts[0]!.transactions.map(({ description }) => description)
    expect(texts.filter((text) => text.includes('OFFICINE LOMBARDE'))).toHaveLength(3)
    expect(texts.join(' ')).not.toMatch(/ESSELUNGA|FARMACIA|LIBRERIA/)
    expect(app.logged.join('\n')).not.toMatch(/BIANCHI|Giulia|OFFICINE|IT\d\dX/)
  })

  test('a German account, and what it proves', async () => {
    const jurgen = await settleApplicant(app, undefined, { region: 'de' })
    const { accounts: list } = await connect({ login: 'proven', holder: 'Giulia Bianchi' }, 'ING_INGDDEFF', jurgen)
    expect(list[0].iban).toMatch(/^DE\d\d50010517/)
    const { documents } = await fetched(list, {}, jurgen)
    const kept = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.documents.find(documents[0].id),
    )
    expect(kept!.result!.bank_statement!.accounts[0]).toMatchObject({
      reconciled: true,
      blz: '50010517',
      holders: ['GIULIA BIANCHI'],
    })
  })

  test("a copy in print of a stranger's connected account is known again, and whoever has left is written to", async () => {
    const { accounts: list } = await connect({ login: 'proven' })
    const { documents } = await fetched(list)
    const bruno = await settleApplicant(app)
    const likeness = await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) =>
      stores.documentMarks.likest(
        { documentId: systemRandom.uuid(), applicationId: bruno.applicationId, userId: bruno.userId },
        documentMarks((await stores.documents.find(documents[0].id))!.result!)!,
      ),
    )
    expect(likeness).toMatchObject({ share: 1, namesDiffer: false })
    const { rows } = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
      tx.execute<{ id: string }>(
        sql`select id from jobs.job where name = 'notifyOfProblems' and data->>'applicationId' = ${anna.applicationId}`,
      ),
    )
    expect(rows).toHaveLength(1)
  })

  test('asked again, all stays as it is; the page that was left finds it', async () => {
    const { requisition_id, accounts: list } = await connect()
    const [one, other] = await Promise.all([fetched(list), fetched(list)])
    expect(one.documents.map(({ id }: { id: string }) => id)).toEqual(
      other.documents.map(({ id }: { id: string }) => id),
    )
    expect((await get('current')).json().connection).toMatchObject({
      requisition_id,
      status_key: 'mapped',
      account_ids: [list[0].id],
      document_ids: [one.documents[0].id],
      link: null,
    })
    expect(
      (
        await app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } })
      ).json().state.documents,
    ).toHaveLength(1)
  })

  test('the document goes as a statement does', async () => {
    const { accounts: list } = await connect()
    const { documents } = await fetched(list)
    const answer = await app.call({
      method: 'POST',
      url: '/api/v1/bank-account/delete',
      token: anna.token,
      query: { application_id: anna.applicationId, document_id: documents[0].id },
    })
    expect([answer.statusCode, (await fetched(list)).documents]).toEqual([200, []])
  })

  test('one of two accounts fails, the other one is there', async () => {
    const { accounts: list } = await connect({ login: 'half' })
    const { documents, accounts: after } = await fetched(list)
    expect([
      documents.length,
      after.map(({ error }: { error: { kind: string } | null }) => error?.kind ?? null),
    ]).toEqual([1, [null, 'bank_error']])
  })

  test('the provider is asked once in five seconds, however often the page asks', async () => {
    const { requisition_id } = await begin()
    await accounts(requisition_id)
    sandbox.faults.set('bank-data', 'down', 50)
    await Promise.all(Array.from({ length: 6 }, () => get('accounts', { requisition_id })))
    expect(sandbox.faults.left()[0]!.times).toBe(50)
  })
})

describe('whose account it is', () => {
  test.each([
    ['mismatch', 'mismatch', 'bank_statement.name_mismatch'],
    ['noname', 'unknown', null],
    ['joint', 'partial', null],
  ] as const)('%s', async (login, match, code) => {
    const { accounts: list } = await connect({ login })
    expect(list[0].owner_match).toBe(match)
    await fetched(list)
    const { document_errors } = (
      await app.call({
        url: '/api/v2/income-check/validate-documents',
        token: anna.token,
        query: { application_id: anna.applicationId, lang: 'en' },
      })
    ).json()
    expect(document_errors.some(({ blocker }: { blocker: boolean }) => blocker)).toBe(code !== null)
    expect(
      await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.bankConnections.ownerMatchOf(anna.applicationId, { given: 'Giulia', family: 'Bianchi' }),
      ),
    ).toMatchObject({ match })
  })
})

describe('when it does not come to its end', () => {
  test.each([
    [{ leave: 'cancel' }, 'rejected', 'cancelled_at_bank'],
    [{ leave: 'fault' }, 'rejected', 'bank_error'],
    [{ codes: ['1', '2', '3'] }, 'rejected', 'wrong_code'],
  ] as const)('a bank login that is left by %j', { tags: ['B8-bank-authentication'] }, async (walk, status, kind) => {
    const { back, status_key, error } = await connect(walk)
    expect([back.status_key, back.error.kind, status_key, error.kind]).toEqual([status, kind, status, kind])
    expect(error.message).toMatch(/PDF/)
  })

  test.each([
    ['ratelimit', 'limit', false],
    ['suspended', 'suspended', false],
    ['expired', 'access_expired', false],
    ['bankdown', 'bank_error', true],
  ] as const)('a bank login %s is said', { tags: ['B8-bank-authentication'] }, async (login, kind, again) => {
    const { accounts: list } = await connect({ login })
    const answer = await fetched(list)
    expect(answer).toMatchObject({
      success: false,
      transactions_are_mapped: false,
      documents: [],
      error: { kind, again },
    })
    expect(answer.message).toMatch(/PDF/)
  })

  test(
    'the provider falls silent, and a second try succeeds',
    { tags: ['K-Yapily.Errors.TransactionsFailedTryAgain'] },
    async () => {
      const { accounts: list } = await connect()
      sandbox.faults.set('bank-data', 'garbage', 99)
      const failed = await fetched(list)
      expect(failed).toMatchObject({
        success: false,
        error: { kind: 'transactions_failed', message_key: 'Yapily.Errors.TransactionsFailedTryAgain', again: true },
      })
      sandbox.faults.clear()
      clock.advance(seconds(31))
      const again = { account_ids: list[0].id, again: 'yes' }
      expect((await get('fetch-transactions', again)).json().status_key).toBe('fetching_transactions')
      expect((await fetched(list)).documents).toHaveLength(1)
    },
  )

  test('a bank that keeps forty days says so, keeps what came, and the months before are still wanted', async () => {
    const { accounts: list } = await connect({ login: 'short' })
    const answer = await fetched(list)
    expect(answer).toMatchObject({ success: true, error: { kind: 'short_history', again: false } })
    expect(answer.documents[0].months).toEqual([])
  })

  test('cancelled here: nothing can bring it back, and a document that is there stays', async () => {
    const { requisition_id, accounts: list } = await connect()
    for (let turn = 0; turn < 2; turn++)
      expect(
        (
          await app.call({
            method: 'POST',
            url: '/api/v1/psd2/cancel',
            token: anna.token,
            query: { application_id: anna.applicationId, requisition_id },
          })
        ).statusCode,
      ).toBe(200)
    expect((await accounts(requisition_id)).status_key).toBe('cancelled')
    expect((await get('fetch-transactions', { account_ids: list[0].id })).json()).toMatchObject({
      success: false,
      code: 'bank_connection_over',
    })
    await consentsLeft()
  })

  test('a new connection ends the one before; one that was left open for an hour is over', async () => {
    const first = await begin(),
      second = await begin()
    expect((await accounts(first.requisition_id)).status_key).toBe('cancelled')
    clock.advance(seconds(3601))
    expect(await accounts(second.requisition_id)).toMatchObject({
      status_key: 'expired',
      error: { kind: 'session_expired' },
    })
  })
})

describe("what is nobody's or somebody else's", () => {
  test('foreign and unknown connections and accounts answer alike', async () => {
    const bruno = await settleApplicant(app)
    const { requisition_id, accounts: list } = await connect()
    const unknown = systemRandom.uuid()
    for (const [path, query] of [
      ['accounts', { requisition_id }],
      ['accounts', { requisition_id: unknown }],
      ['accounts/metadata', { account_id: list[0].id }],
      ['fetch-transactions', { account_ids: list[0].id }],
      ['fetch-transactions', { account_ids: unknown }],
    ] as const) {
      const answer = await get(path, query as Query, bruno)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    expect(
      (
        await app.call({
          method: 'POST',
          url: '/api/v1/psd2/cancel',
          token: bruno.token,
          query: { application_id: bruno.applicationId, requisition_id },
        })
      ).statusCode,
    ).toBe(404)
    expect((await accounts(requisition_id)).status_key).toBe('linked')
  })

  test('a return with a reference that nobody knows, or with none, is not found; a good one cannot be talked out of a link that stands', async () => {
    for (const query of ['', '?ref=', `?ref=${systemRandom.bytes(16).toString('hex')}`, '?error=UserCancelledSession'])
      expect((await app.call({ method: 'POST', url: '/api/v1/psd2/returned', body: { query } })).statusCode).toBe(404)
    const { link, requisition_id } = await begin()
    const address = await walkBank(link)
    expect(await returned(`${address}&error=UserCancelledSession`)).toMatchObject({
      status_key: 'granting_access',
      error: null,
    })
    expect((await settled(requisition_id)).status_key).toBe('linked')
    expect(await returned(address)).toMatchObject({ success: true, status_key: 'linked' })
  })

  test('a bank that cannot be connected', async () =>
    expect((await get('requisition', { institution_id: 'NO_SUCH_BANK' })).json()).toMatchObject({
      success: false,
      code: 'bank_not_connectable',
    }))
})

describe('the provider is away', () => {
  test.each(['down', 'garbage', 'cut-off'])(
    '%s: a beginning is refused in words, everything else goes on, and it comes back',
    async (fault) => {
      await begin()
      sandbox.faults.set('bank-data', fault, 99)
      const answer = await get('requisition', { institution_id: intesa })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'bank_unavailable'])
      expect(
        (await app.call({ url: '/api/v1/state/', token: anna.token, query: { application_id: anna.applicationId } }))
          .statusCode,
      ).toBe(200)
      expect(
        (
          await app.call({
            url: '/api/v1/bank-account/get-bank-list',
            token: anna.token,
            query: { application_id: anna.applicationId },
          })
        ).json().bank_list.length,
      ).toBeGreaterThan(40)
      sandbox.faults.clear()
      clock.advance(seconds(31))
      expect((await begin()).success).toBe(true)
    },
  )
})

test('the list says which banks can be connected now', { tags: ['B3-bank'] }, async () => {
  const { bank_list } = (
    await app.call({
      url: '/api/v1/bank-account/get-bank-list',
      token: anna.token,
      query: { application_id: anna.applicationId, lang: 'en' },
    })
  ).json()
  expect(bank_list).toContainEqual({
    id: '03069',
    name: 'Intesa Sanpaolo',
    bank_abi: '03069',
    gocardless_metadata: { id: intesa },
  })
  expect(bank_list.at(-1)).toMatchObject({ bank_abi: '00000', gocardless_metadata: null })
  expect(
    bank_list.filter(({ gocardless_metadata }: { gocardless_metadata: unknown }) => gocardless_metadata !== null)
      .length,
  ).toBeGreaterThan(40)
})
