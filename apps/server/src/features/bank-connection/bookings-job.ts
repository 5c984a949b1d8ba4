/**
 * Bookings of the chosen accounts, fetched once and made into documents. Nothing of what the bank sent is kept beside
 * what the documents hold.
 */
import type { BankConnectionErrorKind } from '@attesta/contract/bank-connection.ts'
import { addDays, dayIn, type Day } from '@attesta/domain/day.ts'
import { resultOfFeed } from '@attesta/domain/facts/bank-feed.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { coveredMonths, monthsSettledByDays, periodsOf } from '@attesta/domain/journey/windows.ts'
import { BankRefused, type BankConnectionProvider } from '@attesta/providers/bank-connection/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { countryOf } from '../../regions/connectable-banks.ts'
import { settleReading } from '../../documents/settle-reading.ts'
import type { Deps } from '../../deps.ts'
import type { Application } from '../../stores/applications.ts'
import type { AccountScope, BankConnection, ConnectedAccount } from '../../stores/bank-connections.ts'
import type { Stores } from '../../stores/index.ts'
import { historyOf } from './begin.ts'
import { kindOf } from './error-kinds.ts'
import { end, isAtWork, withAccount } from './stages.ts'
import { task } from './standing.ts'

/** Banks give each scope of an account four times a day. */
const callsADay = 4

const chosenOf = ({ details: { accounts, chosen } }: BankConnection) => accounts.filter(({ id }) => chosen.includes(id))

/** Counts a call before it is made, so that one without a known end counts too. Returns whether there was one left. */
async function takeCall(
  { transact, clock }: Deps,
  connectionId: string,
  accountId: string,
  scope: AccountScope,
): Promise<boolean> {
  const today = dayIn(clock.now(), 'UTC')
  return transact(task, async (stores) => {
    const now = await stores.bankConnections.findLocked(connectionId)
    const account = now?.details.accounts.find(({ id }) => id === accountId)
    if (!now || !account) return false
    const calls = account.callsOn === today ? account.calls : { details: 0, balances: 0, transactions: 0 }
    if (calls[scope] >= callsADay) return false
    await stores.bankConnections.save(
      withAccount(now, accountId, { calls: { ...calls, [scope]: calls[scope] + 1 }, callsOn: today }),
    )
    return true
  })
}

interface Asked {
  from: Day
  to: Day
}

/** One account's result, or why there is none. Without a balance the bookings still tell of income. */
async function fetchOne(
  deps: Deps,
  bank: BankConnectionProvider,
  connection: BankConnection,
  account: ConnectedAccount,
  application: Application,
  asked: Asked,
  documentId: string,
): Promise<ParseResult | BankConnectionErrorKind> {
  const balances = (await takeCall(deps, connection.id, account.id, 'balances'))
    ? await bank.balances(account.bankId!).catch((error: unknown) => {
        if (error instanceof BankRefused) return []
        throw error
      })
    : []
  if (!(await takeCall(deps, connection.id, account.id, 'transactions'))) return 'limit'
  const bookings = await bank.bookings(account.bankId!, asked.from, asked.to)
  const bankName = connection.details.bankName ?? connection.details.institution.name
  const feed = {
    bank: bankName,
    country: countryOf(application.region),
    iban: account.iban,
    ownerName: account.ownerName,
    currency: account.currency ?? balances[0]?.currency ?? 'EUR',
    balances,
    bookings,
    asked,
  }
  return resultOfFeed(feed, { file: [bankName, account.iban?.slice(-4)].filter(Boolean).join(' …'), salt: documentId })
}

/** Why nothing came: the one reason of all, else that it did not work. */
const reasonOf = (accounts: readonly ConnectedAccount[]): BankConnectionErrorKind => {
  const reasons = [...new Set(accounts.map(({ error }) => error))]
  return reasons.length === 1 && reasons[0] ? reasons[0] : 'transactions_failed'
}

async function createDocument(
  { keys, clock }: Deps,
  stores: Stores,
  application: Application,
  { id: connectionId, applicationId, userId, details }: BankConnection,
  documentId: string,
  result: ParseResult,
): Promise<void> {
  const account = result.bank_statement!.accounts[0]!
  await stores.documents.createRead(
    {
      id: documentId,
      applicationId,
      userId,
      connectionId,
      type: 'bank_statement',
      idType: null,
      handoverId: null,
      fileKey: null,
      size: 0,
      mediaType: 'application/json',
      fingerprint: keys.hmac('document', documentId),
      labels: {
        fileName: result.file,
        otherType: null,
        bankName: result.issuer,
        bankAbi: account.abi ?? account.blz ?? details.bankAbi,
      },
    },
    result,
  )
  await settleReading(stores, application, { id: documentId, applicationId, userId }, result, clock.now())
}

/** Writes a stage down as long as the connection is at work; null once it was ended from outside. */
const step = (
  deps: Deps,
  connectionId: string,
  work: (stores: Stores, now: BankConnection) => Promise<BankConnection>,
): Promise<BankConnection | null> =>
  deps.transact(task, async (stores) => {
    const now = await stores.bankConnections.findLocked(connectionId)
    if (!now || !isAtWork(now)) return null
    const next = await work(stores, now)
    await stores.bankConnections.save(next)
    return next
  })

export async function fetchBookings(deps: Deps, connectionId: string, givesUp: boolean): Promise<void> {
  const { transact, bankConnectionProvider, clock, random } = deps
  const begun = await transact(task, async (stores) => {
    const connection = await stores.bankConnections.find(connectionId)
    const application = connection && (await stores.applications.find(connection.applicationId))
    return connection && application && isAtWork(connection) ? { connection, application } : null
  })
  if (!begun || bankConnectionProvider === undefined) return
  const { connection, application } = begun,
    now = clock.now(),
    to = todayFor(application, now)
  const asked = { from: addDays(to, 1 - connection.details.grantedDays), to }
  const results = new Map<string, { documentId: string; result: ParseResult }>()
  for (const account of chosenOf(connection).filter(({ documentId, error }) => documentId === null && error === null)) {
    const documentId = random.uuid()
    const outcome = await fetchOne(
      deps,
      bankConnectionProvider,
      connection,
      account,
      application,
      asked,
      documentId,
    ).catch((error: unknown) => {
      if (error instanceof BankRefused) return kindOf(error.reason)
      if (!(error instanceof ProviderUnavailable) || !givesUp) throw error
      return 'transactions_failed' as const
    })
    if (typeof outcome === 'string')
      await step(deps, connectionId, async (_, current) => withAccount(current, account.id, { error: outcome }))
    else results.set(account.id, { documentId, result: outcome })
  }
  const fetched = await step(deps, connectionId, async (_, current) => ({ ...current, status: 'tagging_transactions' }))
  const kept =
    fetched &&
    (await step(deps, connectionId, async (stores, current) => {
      if (await stores.reports.currentOf(current.applicationId)) return current
      let next: BankConnection = { ...current, status: 'almost_done' }
      for (const [accountId, { documentId, result }] of results) {
        await createDocument(deps, stores, application, current, documentId, result)
        next = withAccount(next, accountId, { documentId })
      }
      return next
    }))
  if (kept) await finish(deps, application, connectionId)
}

/** The end: accounts that were not chosen are forgotten, and fewer months than wanted are said. */
async function finish({ transact, clock }: Deps, application: Application, connectionId: string): Promise<void> {
  await transact(task, async (stores) => {
    const now = await stores.bankConnections.findLocked(connectionId)
    if (!now || !isAtWork(now)) return
    const accounts = chosenOf(now),
      documentIds = accounts.flatMap(({ documentId }) => documentId ?? [])
    const settled = { ...now, details: { ...now.details, accounts } }
    if (documentIds.length === 0) {
      const reason = reasonOf(accounts)
      return end(stores, settled, 'failed', reason, {
        keepsAccess: reason === 'transactions_failed' || reason === 'bank_error',
      })
    }
    const periods = (await Promise.all(documentIds.map((id) => stores.documents.find(id)))).flatMap((document) =>
      document?.result ? periodsOf(document.result) : [],
    )
    const covered = [...coveredMonths(periods), ...monthsSettledByDays(periods, todayFor(application, clock.now()))]
    const isShort = historyOf(application, clock.now()).months.some((month) => !covered.includes(month))
    return end(stores, settled, 'mapped', isShort ? 'short_history' : null, { mappedAt: clock.now() })
  })
}
