/**
 * GoCardless Bank Account Data as the sandbox plays it: `/sandbox/gocardless/api/v2/…`, with and without the slash at
 * the end, its tokens, limits and refusals.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decimal } from '@attesta/domain/money.ts'
import type { Faults } from '../faults.ts'
import { bankKeys } from '../magic.ts'
import type { BankAccount, Consent, Consents, Stage } from './consents.ts'
import { sandboxBanks } from './institutions.ts'
import { troubled } from './troubled.ts'
import { personas } from './personas.ts'
import { wordedBooking } from './wording.ts'

export interface BankApi {
  consents: Consents
  faults: Faults
  random: { bytes(length: number): Buffer }
  clock: { now(): Date }
  /** How long «slow» takes, of the provider and of a bank. */
  slowMs: number
  bankSlowMs: number
  /** Where people reach the bank's pages. */
  pagesUrl: () => string
}

interface Agreement {
  id: string
  bank: string
  days: number
}
type Body = Record<string, unknown>

const statuses: Record<Stage, string> = {
  created: 'CR',
  consent: 'GC',
  'sign-in': 'UA',
  accounts: 'SA',
  linked: 'LN',
  rejected: 'RJ',
  expired: 'EX',
}
const no = (status_code: number, summary: string, detail: string, type?: string) => ({
  status_code,
  summary,
  detail,
  ...(type ? { type } : {}),
})
const accessSeconds = 86_400,
  refreshSeconds = 2_592_000

export function goCardlessApi({ consents, faults, random, clock, slowMs, bankSlowMs, pagesUrl }: BankApi) {
  const tokens = new Map<string, number>(),
    refreshes = new Set<string>(),
    agreements = new Map<string, Agreement>(),
    details = new Map<string, { reference: string; redirect: string; agreement: string | null }>()
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const refuse = (reply: FastifyReply, body: { status_code: number }) => reply.code(body.status_code).send(body)

  const wire = (consent: Consent) => ({
    id: consent.id,
    created: clock.now().toISOString(),
    redirect: details.get(consent.id)?.redirect,
    status: statuses[consent.stage],
    institution_id: consent.bank.id,
    agreement: details.get(consent.id)?.agreement,
    reference: details.get(consent.id)?.reference,
    accounts: consent.stage === 'linked' ? consent.chosen.map(({ id }) => id) : [],
    user_language: consent.language.toUpperCase(),
    link: `${pagesUrl()}/sandbox/bank/${consent.id}`,
    ssn: null,
    account_selection: false,
    redirect_immediate: false,
  })

  function issue(): { access: string; access_expires: number } {
    const access = random.bytes(24).toString('hex')
    tokens.set(access, seconds() + accessSeconds)
    return { access, access_expires: accessSeconds }
  }

  const found = (request: FastifyRequest): BankAccount | null => consents.account((request.params as { id: string }).id)
  const unknownAccount = (request: FastifyRequest) =>
    no(
      404,
      `Account ID ${(request.params as { id: string }).id} not found`,
      'Please check whether you specified a valid Account ID',
    )

  /** What stands in the way of a scope of an account; it costs a call only when nothing does. */
  function obstacle(account: BankAccount, scope: 'details' | 'balances' | 'transactions') {
    const { fault } = personas[account.consent.login!],
      of = `Couldn't update account ${scope}`
    if (scope === 'transactions') {
      if (fault === 'limit')
        return no(429, of, 'Daily request limit set by the Institution has been exceeded.', 'RateLimitError')
      if (fault === 'suspended')
        return no(
          409,
          'Account suspended',
          'This account or its requisition was suspended due to numerous errors that occurred while accessing it.',
        )
      if (fault === 'expired')
        return no(
          401,
          of,
          'Access has expired or it has been revoked. To restore access reconnect the account.',
          'AccessExpiredError',
        )
      if (fault === 'bank') return no(503, of, 'Institution service unavailable', 'ServiceError')
      if (fault === 'second' && account.isSavings)
        return no(500, of, 'Request to Institution returned an error', 'UnknownRequestError')
    }
    return consents.takeCall(account, scope)
      ? null
      : no(429, 'Rate limit exceeded', 'The rate limit for this resource is 4/day. Please try again in 85092 seconds')
  }

  return async (api: FastifyInstance) => {
    // The real one ends each path with a slash; a client that ignores that slash knows the other spelling already.
    const spellings = api.initialConfig.routerOptions?.ignoreTrailingSlash ? [''] : ['', '/']
    const both = (
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
    ) => {
      for (const end of spellings) api.route({ method, url: `${path}${end}`, handler })
    }

    api.addHook('preHandler', troubled(faults, slowMs))
    api.addHook('preHandler', async (request, reply) => {
      if (request.url.includes('/api/v2/token/')) return
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
      if ((tokens.get(token) ?? 0) <= seconds())
        return refuse(reply, no(401, 'Invalid token', 'Token is invalid or expired'))
    })

    both('POST', '/token/new', (request, reply) => {
      const { secret_id, secret_key } = request.body as Body
      if (secret_id !== bankKeys.secretId || secret_key !== bankKeys.secretKey)
        return refuse(reply, no(401, 'Authentication failed', 'No active account found with the given credentials'))
      const refresh = random.bytes(24).toString('hex')
      refreshes.add(refresh)
      return { ...issue(), refresh, refresh_expires: refreshSeconds }
    })
    both('POST', '/token/refresh', (request, reply) =>
      refreshes.has(String((request.body as Body).refresh))
        ? issue()
        : refuse(reply, no(401, 'Invalid token', 'Token is invalid or expired')),
    )

    const institution = ({ id, name, country, totalDays }: (typeof sandboxBanks)[number]) => ({
      id,
      name,
      bic: '',
      transaction_total_days: String(totalDays),
      max_access_valid_for_days: '180',
      countries: [country],
      logo: '',
    })
    both('GET', '/institutions', (request, reply) => {
      const { country = '' } = request.query as { country?: string }
      return ['IT', 'DE'].includes(country)
        ? sandboxBanks.filter((bank) => bank.country === country).map(institution)
        : refuse(reply, no(400, 'Invalid country choice.', `${country} is not a valid choice.`))
    })
    both('GET', '/institutions/:id', (request, reply) => {
      const bank = sandboxBanks.find(({ id }) => id === (request.params as { id: string }).id)
      return bank
        ? {
            ...institution(bank),
            supported_features: ['account_selection', 'private_accounts'],
            identification_codes: [],
          }
        : refuse(reply, no(404, 'Not found.', 'Not found.'))
    })

    both('POST', '/agreements/enduser', (request, reply) => {
      const { institution_id, max_historical_days = 90, access_valid_for_days = 90 } = request.body as Body,
        bank = sandboxBanks.find(({ id }) => id === institution_id),
        days = Number(max_historical_days)
      if (!bank)
        return reply.code(400).send({
          institution_id: no(
            400,
            `Unknown Institution ID ${String(institution_id)}`,
            'Get Institution IDs from /institutions/?country={$COUNTRY_CODE}',
          ),
          status_code: 400,
        })
      if (days < 1 || days > bank.totalDays)
        return reply.code(400).send({
          max_historical_days: [
            no(
              400,
              'Incorrect max_historical_days',
              `max_historical_days must be > 0 and <= ${bank.id} transaction_total_days (${bank.totalDays})`,
            ),
          ],
          status_code: 400,
        })
      const agreement = { id: consents.uuid(), bank: bank.id, days }
      agreements.set(agreement.id, agreement)
      return reply.code(201).send({
        id: agreement.id,
        created: clock.now().toISOString(),
        institution_id,
        max_historical_days: days,
        access_valid_for_days,
        access_scope: ['balances', 'details', 'transactions'],
        accepted: null,
      })
    })

    both('POST', '/requisitions', (request, reply) => {
      const { redirect, institution_id, agreement, reference, user_language } = request.body as Record<
          string,
          string | undefined
        >,
        bank = sandboxBanks.find(({ id }) => id === institution_id)
      if (!redirect || !institution_id)
        return reply.code(400).send({
          redirect: ['This field is required.'],
          institution_id: ['This field is required.'],
          status_code: 400,
        })
      if (!bank)
        return reply.code(400).send({
          institution_id: no(
            400,
            `Unknown Institution ID ${institution_id}`,
            'Get Institution IDs from /institutions/?country={$COUNTRY_CODE}',
          ),
          status_code: 400,
        })
      const own = reference ?? consents.uuid()
      if ([...details.values()].some((known) => known.reference === own))
        return reply.code(400).send({
          reference: no(400, 'Client reference must be unique', `Client reference: ${own} already exists`),
          status_code: 400,
        })
      const consent = consents.begin({
        bank,
        historyDays: agreements.get(agreement ?? '')?.days ?? 90,
        language: user_language === 'DE' ? 'de' : user_language === 'IT' ? 'it' : 'en',
        leadBack: (bad) => {
          const back = new URL(redirect)
          for (const [name, value] of Object.entries({ ref: own, ...bad })) back.searchParams.set(name, value)
          return back.href
        },
      })
      details.set(consent.id, { reference: own, redirect, agreement: agreement ?? null })
      return reply.code(201).send(wire(consent))
    })
    both('GET', '/requisitions/:id', (request, reply) => {
      const consent = consents.find((request.params as { id: string }).id)
      return consent && details.has(consent.id) ? wire(consent) : refuse(reply, no(404, 'Not found.', 'Not found.'))
    })
    both('DELETE', '/requisitions/:id', (request, reply) => {
      const { id } = request.params as { id: string }
      return consents.end(id)
        ? { summary: 'Requisition deleted', detail: `Requisition '${id}' deleted with all its End User Agreements` }
        : refuse(reply, no(404, 'Not found.', 'Not found.'))
    })

    both('GET', '/accounts/:id', (request, reply) => {
      const account = found(request)
      return account
        ? {
            id: account.id,
            created: clock.now().toISOString(),
            last_accessed: null,
            iban: account.iban,
            institution_id: account.consent.bank.id,
            status: 'READY',
            owner_name: '',
          }
        : refuse(reply, unknownAccount(request))
    })
    both('GET', '/accounts/:id/details', (request, reply) => {
      const account = found(request),
        wrong = account ? obstacle(account, 'details') : unknownAccount(request)
      return wrong
        ? refuse(reply, wrong)
        : {
            account: {
              resourceId: account!.id.slice(0, 8),
              iban: account!.iban,
              currency: 'EUR',
              ...(account!.ownerName === null ? {} : { ownerName: account!.ownerName }),
              name: account!.name,
              product: account!.name,
              cashAccountType: account!.isSavings ? 'SVGS' : 'CACC',
              usage: 'PRIV',
            },
          }
    })
    both('GET', '/accounts/:id/balances', (request, reply) => {
      const account = found(request),
        wrong = account ? obstacle(account, 'balances') : unknownAccount(request)
      if (wrong) return refuse(reply, wrong)
      const amount = consents.balance(account!)
      return {
        balances: [
          {
            balanceAmount: { amount: decimal(amount + 100_000), currency: 'EUR' },
            balanceType: 'interimAvailable',
            creditLimitIncluded: true,
          },
          {
            balanceAmount: { amount: decimal(amount), currency: 'EUR' },
            balanceType: 'interimBooked',
            referenceDate: consents.today(),
          },
        ],
      }
    })
    both('GET', '/accounts/:id/transactions', async (request, reply) => {
      const account = found(request),
        wrong = account ? obstacle(account, 'transactions') : unknownAccount(request)
      if (wrong) return refuse(reply, wrong)
      const { date_from = '2000-01-01' } = request.query as { date_from?: string },
        persona = personas[account!.consent.login!]
      if (persona.fault === 'slow')
        await new Promise((resolve) => {
          setTimeout(resolve, bankSlowMs).unref()
        })
      let after = consents.balance(account!)
      const booked = consents
        .bookings(account!, date_from)
        .toReversed()
        .map((happening, index) => {
          const worded = wordedBooking(
            account!.consent.bank,
            happening,
            `${account!.id.slice(0, 8)}-${happening.day}-${index}`,
            persona.hasRunningBalances ? after : null,
          )
          after -= happening.amount
          return worded
        })
      return {
        transactions: {
          booked,
          pending: [
            { transactionAmount: { amount: '-9.90', currency: 'EUR' }, remittanceInformationUnstructured: 'PENDING' },
          ],
        },
      }
    })
  }
}
