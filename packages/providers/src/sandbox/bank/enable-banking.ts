/**
 * Enable Banking over the same bank: `/sandbox/enablebanking/…`. Any application's key is taken, but the token must be
 * one of theirs in form, and of now.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decimal } from '@attesta/domain/money.ts'
import type { BankAccount, Consent } from './consents.ts'
import type { BankApi } from './gocardless.ts'
import { sandboxBanks } from './institutions.ts'
import { troubled } from './troubled.ts'
import { personas } from './personas.ts'

const no = (code: number, error: string, message: string) => ({ code, error, message, detail: null })
/** Bookings of one page. */
const pageSize = 50

function isToken(header: string | undefined, now: number): boolean {
  const [head = '', claims = '', signature = ''] = (/^Bearer (.+)$/.exec(header ?? '')?.[1] ?? '').split('.')
  try {
    const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string },
      { iss, aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        iss?: string
        aud?: string
        exp?: number
      }
    return (
      alg === 'RS256' &&
      signature.length > 100 &&
      iss === 'enablebanking.com' &&
      aud === 'api.enablebanking.com' &&
      Number(exp) > now
    )
  } catch {
    return false
  }
}

export function enableBankingApi({ consents, faults, clock, random, slowMs, bankSlowMs, pagesUrl }: BankApi) {
  const codes = new Map<string, string>(),
    sessions = new Map<string, string>()
  const refuse = (reply: FastifyReply, body: { code: number }) => reply.code(body.code).send(body)
  const param = (request: FastifyRequest) => (request.params as { id: string }).id
  const ofSession = (id: string): Consent | null => consents.find(sessions.get(id) ?? '')

  function obstacle(account: BankAccount | null, scope: 'details' | 'balances' | 'transactions') {
    if (!account) return no(404, 'ACCOUNT_DOES_NOT_EXIST', 'No account found matching provided id')
    const { fault } = personas[account.consent.login!]
    if (scope === 'transactions') {
      if (fault === 'limit') return no(429, 'ASPSP_RATE_LIMIT_EXCEEDED', 'Rate limit of the bank exceeded')
      if (fault === 'suspended' || fault === 'expired') return no(401, 'EXPIRED_SESSION', 'Session has expired')
      if (fault === 'bank' || (fault === 'second' && account.isSavings))
        return no(400, 'ASPSP_ERROR', 'Error interacting with the bank')
    }
    return consents.takeCall(account, scope)
      ? null
      : no(429, 'ASPSP_RATE_LIMIT_EXCEEDED', 'Rate limit of the bank exceeded')
  }

  return async (api: FastifyInstance) => {
    api.addHook('preHandler', troubled(faults, slowMs))
    api.addHook('preHandler', async (request, reply) => {
      if (!isToken(request.headers.authorization, clock.now().getTime() / 1000))
        return refuse(reply, no(401, 'UNAUTHORIZED_ACCESS', 'Invalid token'))
    })

    api.get('/aspsps', async ({ query }) => ({
      aspsps: sandboxBanks
        .filter(({ country }) => country === (query as { country?: string }).country)
        .map(({ name, country }) => ({
          name,
          country,
          logo: '',
          psu_types: ['personal'],
          auth_methods: [],
          maximum_consent_validity: 15_552_000,
          beta: false,
        })),
    }))

    api.post('/auth', async (request, reply) => {
      const { aspsp, state, redirect_url, language } = request.body as {
        aspsp?: { name: string; country: string }
        state?: string
        redirect_url?: string
        language?: string
      }
      const bank = sandboxBanks.find(({ name, country }) => name === aspsp?.name && country === aspsp.country)
      if (!bank || !state || !redirect_url)
        return refuse(
          reply,
          bank
            ? no(422, 'WRONG_REQUEST_PARAMETERS', 'Wrong request')
            : no(404, 'WRONG_ASPSP_PROVIDED', 'Wrong ASPSP name provided'),
        )
      const code = random.bytes(16).toString('hex')
      const consent = consents.begin({
        bank,
        historyDays: bank.totalDays,
        language: language === 'de' || language === 'it' ? language : 'en',
        leadBack: (bad) => {
          const back = new URL(redirect_url)
          for (const [name, value] of Object.entries(
            bad
              ? {
                  error:
                    bad.error === 'UserCancelledSession' || bad.error === 'UnknownError'
                      ? 'access_denied'
                      : 'server_error',
                  error_description: bad.details,
                  state,
                }
              : { code, state },
          ))
            back.searchParams.set(name, value)
          return back.href
        },
      })
      codes.set(code, consent.id)
      return { url: `${pagesUrl()}/sandbox/bank/${consent.id}`, authorization_id: consent.id, psu_id_hash: 'sandbox' }
    })

    api.post('/sessions', async (request, reply) => {
      const code = String((request.body as { code?: string }).code),
        consent = consents.find(codes.get(code) ?? '')
      if (!consent || consent.stage !== 'linked')
        return refuse(reply, no(422, 'WRONG_AUTHORIZATION_CODE', 'Wrong authorization code'))
      codes.delete(code)
      const session_id = consents.uuid()
      sessions.set(session_id, consent.id)
      return {
        session_id,
        accounts: consent.chosen.map((account) => ({
          uid: account.id,
          account_id: { iban: account.iban },
          name: account.ownerName,
          currency: 'EUR',
        })),
        aspsp: { name: consent.bank.name, country: consent.bank.country },
        psu_type: 'personal',
        access: {},
      }
    })
    api.get('/sessions/:id', async (request, reply) => {
      const consent = ofSession(param(request))
      return consent
        ? {
            status: consent.stage === 'linked' ? 'AUTHORIZED' : 'EXPIRED',
            accounts: consent.chosen.map(({ id }) => id),
            access: {},
          }
        : refuse(reply, no(404, 'SESSION_DOES_NOT_EXIST', 'No session found matching provided id'))
    })
    api.delete('/sessions/:id', async (request, reply) => {
      const id = sessions.get(param(request))
      sessions.delete(param(request))
      return id !== undefined && consents.end(id)
        ? { message: 'OK' }
        : refuse(reply, no(404, 'SESSION_DOES_NOT_EXIST', 'No session found matching provided id'))
    })

    api.get('/accounts/:id/details', async (request, reply) => {
      const account = consents.account(param(request)),
        wrong = obstacle(account, 'details')
      return wrong
        ? refuse(reply, wrong)
        : {
            account_id: { iban: account!.iban },
            name: account!.ownerName,
            details: account!.name,
            currency: 'EUR',
            usage: 'PRIV',
            cash_account_type: account!.isSavings ? 'SVGS' : 'CACC',
          }
    })
    api.get('/accounts/:id/balances', async (request, reply) => {
      const account = consents.account(param(request)),
        wrong = obstacle(account, 'balances')
      return wrong
        ? refuse(reply, wrong)
        : {
            balances: [
              {
                name: 'Available',
                balance_type: 'ITAV',
                balance_amount: { amount: decimal(consents.balance(account!) + 100_000), currency: 'EUR' },
              },
              {
                name: 'Booked',
                balance_type: 'ITBD',
                balance_amount: { amount: decimal(consents.balance(account!)), currency: 'EUR' },
                reference_date: consents.today(),
              },
            ],
          }
    })
    api.get('/accounts/:id/transactions', async (request, reply) => {
      const { date_from = '2000-01-01', continuation_key } = request.query as {
        date_from?: string
        continuation_key?: string
      }
      const account = consents.account(param(request)),
        wrong = continuation_key ? null : obstacle(account, 'transactions')
      if (wrong || !account)
        return refuse(reply, wrong ?? no(404, 'ACCOUNT_DOES_NOT_EXIST', 'No account found matching provided id'))
      const persona = personas[account.consent.login!],
        start = Number(continuation_key ?? 0)
      if (persona.fault === 'slow')
        await new Promise((resolve) => {
          setTimeout(resolve, bankSlowMs).unref()
        })
      let after = consents.balance(account)
      const all = consents
        .bookings(account, date_from)
        .toReversed()
        .map(({ day, amount, party, purpose, kind }, index) => {
          const balance = after
          after -= amount
          return {
            entry_reference: `${day}-${index}`,
            transaction_amount: { amount: decimal(Math.abs(amount)), currency: 'EUR' },
            credit_debit_indicator: amount < 0 ? 'DBIT' : 'CRDT',
            status: 'BOOK',
            booking_date: day,
            value_date: day,
            ...(amount < 0 ? { creditor: { name: party } } : { debtor: { name: party } }),
            remittance_information: [purpose],
            bank_transaction_code: { description: kind },
            ...(persona.hasRunningBalances
              ? { balance_after_transaction: { amount: decimal(balance), currency: 'EUR' } }
              : {}),
          }
        })
      return {
        transactions: all.slice(start, start + pageSize),
        continuation_key: start + pageSize < all.length ? String(start + pageSize) : null,
      }
    })
  }
}
