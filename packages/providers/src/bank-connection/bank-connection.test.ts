/** One suite for every provider of bank data, against the sandbox; `real-providers.test.ts` holds the real ones. */
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { bankKeys } from '../sandbox/magic.ts'
import { createSandbox, listenAlone, type Sandbox } from '../sandbox/sandbox.ts'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { walkBank, type Walk } from '../testing/walk-bank.ts'
import { createEnableBanking } from './enable-banking.ts'
import { createGoCardless } from './gocardless.ts'
import { guardedBankConnection } from './guarded.ts'
import { BankRefused, type BankConnectionProvider } from './port.ts'

const clock = testClock(),
  random = testRandom()
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
/** Long enough for a busy machine; only who waits for what never comes is impatient. */
const quick = { timeoutMs: 30_000, bookingsTimeoutMs: 30_000, pauseMs: 1, clock, random },
  impatient = { ...quick, timeoutMs: 300 }
let sandbox: Sandbox
let closers: (() => Promise<void>)[] = []
let base = ''
beforeAll(async () => {
  sandbox = createSandbox({
    env: {},
    clock,
    random,
    webhookUrl: () => '',
    slowMs: 30_000,
    bankSlowMs: 50,
    pagesUrl: () => base,
  })
  const api = await listenAlone(sandbox)
  base = `http://${api.host}:${api.port}`
  closers = [api.close, sandbox.close]
})
afterAll(async () => {
  for (const close of closers) await close()
})
beforeEach(() => sandbox.faults.clear())

const adapters: Record<BankConnectionProvider['provider'], (times?: typeof quick) => BankConnectionProvider> = {
  gocardless: (times = quick) => createGoCardless({ ...times, ...bankKeys, url: `${base}/sandbox/gocardless/api/v2` }),
  enablebanking: (times = quick) =>
    createEnableBanking({
      ...times,
      applicationId: '0199c2f0-5d1e-7c3a-9b51-000000000001',
      privateKeyPem: privateKey,
      url: `${base}/sandbox/enablebanking`,
    }),
}
const from = '2026-08-01',
  to = '2026-11-21'

describe.each(Object.entries(adapters))('%s', (name, create) => {
  let bank: BankConnectionProvider
  beforeAll(() => {
    bank = create()
  })
  const begin = async (bankName = 'Intesa Sanpaolo', country: 'IT' | 'DE' = 'IT') => {
    const found = (await bank.institutions(country)).find((one) => one.name === bankName)!
    const reference = random.bytes(16).toString('hex')
    return {
      reference,
      ...(await bank.begin({
        institution: found.id,
        country,
        redirectUrl: 'http://form.example/it/bank-return',
        reference,
        language: 'it',
        historyDays: 113,
      })),
    }
  }
  const connect = async (walk: Walk = {}, bankName?: string, country?: 'IT' | 'DE') => {
    const { linkId: first, url, reference } = await begin(bankName, country)
    const returned = new URL(await walkBank(url, walk)).searchParams
    expect(bank.referenceIn(returned)).toBe(reference)
    const { linkId, denial } = await bank.complete(first, returned)
    return { linkId, denial, ...(await bank.standing(linkId)) }
  }
  const refused = (ask: () => Promise<unknown>) =>
    ask().then(
      () => null,
      (error: unknown) => (error instanceof BankRefused ? error.reason : error),
    )

  test('the banks of each country', async () => {
    for (const country of ['IT', 'DE'] as const) expect((await bank.institutions(country)).length).toBeGreaterThan(40)
  })

  test('consent, sign-in, accounts, bookings', async () => {
    const { state, denial, accountIds } = await connect({ login: 'two', holder: 'Giulia Bianchi' })
    expect([state, denial, accountIds.length]).toEqual(['linked', null, 2])
    const account = await bank.account(accountIds[0]!)
    expect(account).toMatchObject({
      id: accountIds[0],
      iban: expect.stringMatching(/^IT\d\dX03069/),
      ownerName: 'GIULIA BIANCHI',
      name: 'Conto corrente',
      currency: 'EUR',
    })
    const [balance] = await bank.balances(accountIds[0]!)
    expect(balance).toMatchObject({ kind: 'booked', currency: 'EUR', on: '2026-11-21' })
    const bookings = await bank.bookings(accountIds[0]!, from, to)
    expect(
      bookings
        .filter(({ amount }) => !amount.startsWith('-'))
        .map(({ bookedOn, amount, counterpart }) => [bookedOn, amount, counterpart]),
    ).toEqual(['2026-10-27', '2026-09-27', '2026-08-27'].map((day) => [day, '1900.00', 'OFFICINE LOMBARDE SRL']))
    expect(bookings.some(({ text }) => text.includes('PENDING'))).toBe(false)
    expect(new Set(bookings.map(({ balanceAfter }) => balanceAfter))).toEqual(new Set([null]))
  })

  test('running balances where the bank gives them follow from each other', async () => {
    const { accountIds } = await connect({ login: 'proven' })
    const bookings = (await bank.bookings(accountIds[0]!, from, to)).toReversed()
    const cents = (text: string) => Math.round(Number(text) * 100)
    expect(
      bookings
        .slice(1)
        .filter((one, index) => cents(bookings[index]!.balanceAfter!) + cents(one.amount) !== cents(one.balanceAfter!)),
    ).toEqual([])
  })

  test('a German bank in its own words', async () => {
    const { accountIds } = await connect({ holder: 'Jürgen Weiß' }, 'ING-DiBa (ING)', 'DE')
    expect((await bank.bookings(accountIds[0]!, from, to)).find(({ amount }) => amount === '2892.61')).toMatchObject({
      counterpart: 'Rheinwerk Maschinenbau GmbH',
      text: expect.stringMatching(/^Gehalt \d\d\/2026/),
    })
  })

  test.each([
    [{ leave: 'cancel' }, 'cancelled_at_bank'],
    [{ leave: 'fault' }, 'bank_error'],
    [{ codes: ['1', '2', '3'] }, 'wrong_code'],
  ] as const)('left by %j', async (walk, denial) => {
    const answer = await connect(walk)
    expect([answer.denial, answer.state === 'linked', answer.accountIds]).toEqual([denial, false, []])
  })

  test.each([
    ['ratelimit', 'limit'],
    ['suspended', name === 'gocardless' ? 'suspended' : 'access_expired'],
    ['expired', 'access_expired'],
    ['bankdown', 'bank_error'],
  ] as const)('%s is refused as %s', async (login, reason) => {
    const { accountIds } = await connect({ login })
    expect(await refused(() => bank.bookings(accountIds[0]!, from, to))).toBe(reason)
  })

  test('the fifth call of a day for one scope is refused', async () => {
    const { accountIds } = await connect()
    for (let call = 0; call < 4; call++) await bank.balances(accountIds[0]!)
    expect(await refused(() => bank.balances(accountIds[0]!))).toBe('limit')
  })

  test('given back, twice, and then unknown', async () => {
    const { linkId, accountIds } = await connect()
    await bank.revoke(linkId)
    await bank.revoke(linkId)
    expect(await refused(() => bank.bookings(accountIds[0]!, from, to))).toBe('not_found')
  })

  test('a bank that is not there', async () =>
    expect(
      await refused(() =>
        bank.begin({
          institution: 'IT:NO_SUCH_BANK',
          country: 'IT',
          redirectUrl: 'http://form.example/',
          reference: 'x',
          language: 'it',
          historyDays: 90,
        }),
      ),
    ).toBe('not_found'))

  test.each(['down', 'slow', 'garbage', 'cut-off', 'limited'])(
    '%s for long is no answer, once is none of our business',
    async (fault) => {
      sandbox.faults.set('bank-data', fault, 9)
      await expect((fault === 'slow' ? create(impatient) : bank).institutions('IT')).rejects.toThrow(
        ProviderUnavailable,
      )
      sandbox.faults.clear()
      if (fault !== 'down' && fault !== 'cut-off') return
      sandbox.faults.set('bank-data', fault, 1)
      expect(await bank.institutions('IT')).not.toEqual([])
    },
  )

  test('a lost answer makes no second link', async () => {
    const before = sandbox.consents.all().length
    const { id } = (await bank.institutions('IT'))[0]!
    sandbox.faults.set('bank-data', 'cut-off', 9)
    await expect(
      bank.begin({
        institution: id,
        country: 'IT',
        redirectUrl: 'http://form.example/',
        reference: 'once',
        language: 'it',
        historyDays: 90,
      }),
    ).rejects.toThrow(ProviderUnavailable)
    expect(sandbox.consents.all()).toHaveLength(before)
  })
})

describe('gocardless alone', () => {
  test('an access token is renewed, and a new one made when it no longer can be', async () => {
    const bank = adapters.gocardless()
    for (const seconds of [0, 86_400, 40 * 86_400]) {
      clock.advance(seconds)
      expect(await bank.institutions('DE')).not.toEqual([])
    }
  })

  test("wrong keys are the operator's trouble, and are not tried for ever", async () => {
    const bank = createGoCardless({ ...quick, secretId: 'x', secretKey: 'y', url: `${base}/sandbox/gocardless/api/v2` })
    const reasons = await Promise.all(
      Array.from({ length: 3 }, () => bank.institutions('IT').catch((error: BankRefused) => error.reason)),
    )
    expect(reasons).toEqual(['credentials', 'credentials', 'credentials'])
    for (let turn = 0; turn < 30; turn++) await bank.institutions('IT').catch(() => undefined)
    await expect(bank.institutions('IT')).rejects.toThrow(ProviderUnavailable)
  })

  test('a bank that gives ninety days is asked for ninety', async () => {
    const bank = adapters.gocardless()
    const found = (await bank.institutions('DE')).find(({ id }) => id.startsWith('N26'))!
    expect(
      (
        await bank.begin({
          institution: found.id,
          country: 'DE',
          redirectUrl: 'http://form.example/',
          reference: 'n26',
          language: 'de',
          historyDays: 113,
        })
      ).grantedDays,
    ).toBe(90)
  })
})

describe('behind the circuit', () => {
  test('three failures open it, half a minute later one answer closes it; the list of banks stays', async () => {
    const down: unknown[] = []
    const bank = guardedBankConnection(adapters.gocardless(), { clock, onDown: (error) => down.push(error) })
    const banks = await bank.institutions('IT')
    sandbox.faults.set('bank-data', 'down', 99)
    for (let turn = 0; turn < 3; turn++) await expect(bank.standing('x')).rejects.toThrow(ProviderUnavailable)
    const left = sandbox.faults.left()
    await expect(bank.standing('x')).rejects.toThrow(ProviderUnavailable)
    expect([sandbox.faults.left(), down.length, await bank.institutions('IT')]).toEqual([left, 1, banks])
    clock.advance(86_401)
    expect(await bank.institutions('IT')).toEqual(banks)
    sandbox.faults.clear()
    clock.advance(31)
    await expect(bank.standing('6fbc5a3e-0000-4000-8000-000000000000')).rejects.toMatchObject({ reason: 'not_found' })
    expect(await bank.institutions('DE')).not.toEqual([])
  })
})
