import type { BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { limits } from '@attesta/contract/limits.ts'

/** What the person sees of a connection: whose turn it is. */
export type Phase = 'bank' | 'accounts' | 'fetching' | 'done' | 'over'

const phases: Record<BankConnectionStatus, Phase> = {
  created: 'bank',
  giving_consent: 'bank',
  undergoing_authentication: 'bank',
  selecting_accounts: 'bank',
  granting_access: 'bank',
  linked: 'accounts',
  fetching_transactions: 'fetching',
  tagging_transactions: 'fetching',
  almost_done: 'fetching',
  mapped: 'done',
  rejected: 'over',
  expired: 'over',
  cancelled: 'over',
  failed: 'over',
}

export const phaseOf = (status: BankConnectionStatus): Phase => phases[status]

/** Statuses that only the bank can tell of, in the order in which they come. */
export type BankStatus = {
  [K in BankConnectionStatus]: K extends
    | 'created'
    | 'giving_consent'
    | 'undergoing_authentication'
    | 'selecting_accounts'
    | 'granting_access'
    ? K
    : never
}[BankConnectionStatus]
export const isAtBank = (status: BankConnectionStatus): status is BankStatus => phases[status] === 'bank'

/**
 * In how many milliseconds the server is asked again: while the bank or the server has something to do, `false` once
 * it is the person's turn or over. Accounts that were chosen are fetched although the status still says `linked`.
 */
export const askAgainIn = (status: BankConnectionStatus | undefined, hasChosen: boolean): number | false =>
  status === undefined || isAtBank(status) || phaseOf(status) === 'fetching' || (status === 'linked' && hasChosen)
    ? limits.bankConnectionPollMs
    : false

/** Whether fetching takes so long that the person is told they may leave. */
export const isLongFetch = (waitedMs: number): boolean => waitedMs >= limits.bankConnectionLongMs

const messages = ['fetching_transactions', 'tagging_transactions', 'almost_done'] as const
export type FetchMessage = (typeof messages)[number]

/**
 * Fetches what is said while transactions are fetched: a new message after 4 s and 8 s, earlier when the server is
 * further already. Source: B9-psd2.
 */
export function fetchMessage(waitedMs: number, status: BankConnectionStatus): FetchMessage {
  const byTime = waitedMs >= limits.bankConnectionAlmostDoneMs ? 2 : waitedMs >= limits.bankConnectionTaggingMs ? 1 : 0
  return messages[
    Math.max(
      byTime,
      messages.findIndex((message) => message === status),
    )
  ]!
}
