import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

const notFound = async () => { throw new Refusal('not_found') }

/** No provider is named: nothing can be connected, and there is no connection to ask about. */
export const bankConnection = (_deps: Deps) => ({
  async createRequisition() { throw new Refusal('bank_unavailable') },
  psd2Accounts: notFound,
  fetchTransactions: notFound,
  psd2AccountMetadata: notFound,
  cancelRequisition: notFound,
  psd2Returned: notFound,
  async currentRequisition() { return { success: true as const, connection: null } },
}) satisfies Handlers<'createRequisition' | 'psd2Accounts' | 'fetchTransactions' | 'psd2AccountMetadata' | 'cancelRequisition' | 'psd2Returned' | 'currentRequisition'>
