/** A bank connection that breaks off, is cancelled, belongs to another person, or has no provider. */
import { describe, expect, test } from 'vitest'
import { walkBank } from '@attesta/providers/testing/walk-bank.ts'
import { systemRandom } from '../../random.ts'
import { settleApplicant } from '../../testing/people.ts'
import { seconds } from '../../testing/test-clock.ts'
import { connectBank, intesa } from './connect-bank.fixture.ts'

const { bank, get, begin, returned, connect, fetched, accounts, settled, consentsLeft } = connectBank()

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

  test('a refusal that is asked for before the tab is back: the tab says why', async () => {
    const { requisition_id, link } = await begin()
    const address = await walkBank(link, { codes: ['1', '2', '3'] })
    expect((await accounts(requisition_id)).error).toBeNull()
    expect((await returned(address)).error.kind).toBe('wrong_code')
    expect(await accounts(requisition_id)).toMatchObject({ status_key: 'rejected', error: { kind: 'wrong_code' } })
  })

  test('a refusal whose tab never comes back is told without its reason', async () => {
    const { requisition_id, link } = await begin()
    await walkBank(link, { codes: ['1', '2', '3'] })
    expect((await accounts(requisition_id)).error).toBeNull()
    expect((await accounts(requisition_id)).error).toBeNull()
    expect(await accounts(requisition_id)).toMatchObject({
      status_key: 'rejected',
      error: { kind: 'authentication_failed' },
    })
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
      bank.sandbox.faults.set('bank-data', 'garbage', 99)
      const failed = await fetched(list)
      expect(failed).toMatchObject({
        success: false,
        error: { kind: 'transactions_failed', message_key: 'Yapily.Errors.TransactionsFailedTryAgain', again: true },
      })
      bank.sandbox.faults.clear()
      bank.clock.advance(seconds(31))
      const again = { account_ids: list[0].id, again: 'yes' }
      expect((await get('fetch-transactions', again)).json().status_key).toBe('fetching_transactions')
      expect((await fetched(list)).documents).toHaveLength(1)
    },
  )

  test('a bank that keeps forty days says so, keeps what came, and the months bank.before are still wanted', async () => {
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
          await bank.app.call({
            method: 'POST',
            url: '/api/v1/psd2/cancel',
            token: bank.anna.token,
            query: { application_id: bank.anna.applicationId, requisition_id },
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
    bank.clock.advance(seconds(3601))
    expect(await accounts(second.requisition_id)).toMatchObject({
      status_key: 'expired',
      error: { kind: 'session_expired' },
    })
  })
})

describe("what is no one's or someone else's", () => {
  test('foreign and unknown connections and accounts answer alike', async () => {
    const bruno = await settleApplicant(bank.app)
    const { requisition_id, accounts: list } = await connect()
    const unknown = systemRandom.uuid()
    for (const [path, query] of [
      ['accounts', { requisition_id }],
      ['accounts', { requisition_id: unknown }],
      ['accounts/metadata', { account_id: list[0].id }],
      ['fetch-transactions', { account_ids: list[0].id }],
      ['fetch-transactions', { account_ids: unknown }],
    ] as const) {
      const answer = await get(path, query as Record<string, string>, bruno)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    expect(
      (
        await bank.app.call({
          method: 'POST',
          url: '/api/v1/psd2/cancel',
          token: bruno.token,
          query: { application_id: bruno.applicationId, requisition_id },
        })
      ).statusCode,
    ).toBe(404)
    expect((await accounts(requisition_id)).status_key).toBe('linked')
  })

  test('a return with a reference that no one knows, or with none, is not found; a good one cannot be talked out of a link that stands', async () => {
    for (const query of ['', '?ref=', `?ref=${systemRandom.bytes(16).toString('hex')}`, '?error=UserCancelledSession'])
      expect((await bank.app.call({ method: 'POST', url: '/api/v1/psd2/returned', body: { query } })).statusCode).toBe(
        404,
      )
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
      bank.sandbox.faults.set('bank-data', fault, 99)
      const answer = await get('requisition', { institution_id: intesa })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'bank_unavailable'])
      expect(
        (
          await bank.app.call({
            url: '/api/v1/state/',
            token: bank.anna.token,
            query: { application_id: bank.anna.applicationId },
          })
        ).statusCode,
      ).toBe(200)
      expect(
        (
          await bank.app.call({
            url: '/api/v1/bank-account/get-bank-list',
            token: bank.anna.token,
            query: { application_id: bank.anna.applicationId },
          })
        ).json().bank_list.length,
      ).toBeGreaterThan(40)
      bank.sandbox.faults.clear()
      bank.clock.advance(seconds(31))
      expect((await begin()).success).toBe(true)
    },
  )
})

test('the list says which banks can be connected now', { tags: ['B3-bank'] }, async () => {
  const { bank_list } = (
    await bank.app.call({
      url: '/api/v1/bank-account/get-bank-list',
      token: bank.anna.token,
      query: { application_id: bank.anna.applicationId, lang: 'en' },
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
