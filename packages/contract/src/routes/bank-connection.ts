import * as z from 'zod/mini'
import { connectedAccount, bankConnectionError, bankHistory, bankConnectionStatus } from '../bank-connection.ts'
import { document } from '../document.ts'
import { language } from '../fields.ts'
import { define } from '../route.ts'
import { ok, okWith, owned } from './replies.ts'

const one = z.extend(owned, { requisition_id: z.uuid() })
/** «0199…,0199…» */
const idList = z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,19}$/i))
const standing = {
  requisition_id: z.uuid(),
  status_key: bankConnectionStatus,
  error: z.nullable(bankConnectionError),
  /** What the person chose it by, and its link while the bank's page can still be opened. */
  institution: z.object({
    id: z.string(),
    name: z.string(),
  }),
  link: z.nullable(z.string()),
  history: bankHistory,
}

export const bankConnectionRoutes = define({
  createRequisition: {
    method: 'GET',
    path: '/api/v1/psd2/requisition',
    summary:
      'Begins a connection to a bank and gives the link to its consent page; an earlier one that is not over ' +
      'ends. `institution_id`: the id of `gocardless_metadata` in the bank list',
    who: 'owner',
    rate: 'money',
    audit: 'bank-connection.started',
    cache: 'private',
    query: z.extend(owned, { institution_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: okWith({ requisition_id: z.uuid(), link: z.string() }),
  },
  psd2Accounts: {
    method: 'GET',
    path: '/api/v1/psd2/accounts',
    summary: 'How a connection stands, and from `linked` on its accounts. A poll, answered from our own records',
    who: 'owner',
    rate: 'poll',
    poll: true,
    cache: 'private',
    query: one,
    reply: okWith({ ...standing, accounts: z.array(connectedAccount) }),
  },
  fetchTransactions: {
    method: 'GET',
    path: '/api/v1/psd2/fetch-transactions',
    summary:
      'Has the bookings of the chosen accounts fetched and made into documents, and tells how far that is: ask ' +
      'until `transactions_are_mapped` or not `success`. `again=yes` tries once more what failed; asking without ' +
      'it changes nothing that has begun',
    who: 'owner',
    rate: 'poll',
    cache: 'private',
    query: z.extend(owned, {
      account_ids: idList,
      bank_name: z.optional(z.string().check(z.maxLength(120))),
      abi: z.optional(z.string().check(z.regex(/^(\d{5}(\d{3})?)?$/))),
      again: z.optional(z.literal('yes')),
    }),
    reply: z.object({
      success: z.boolean(),
      transactions_are_mapped: z.boolean(),
      status_key: bankConnectionStatus,
      documents: z.array(document),
      message: z.nullable(z.string()),
      error: z.nullable(bankConnectionError),
      /** Those chosen. */
      accounts: z.array(connectedAccount),
    }),
  },
  psd2AccountMetadata: {
    method: 'GET',
    path: '/api/v1/psd2/accounts/metadata',
    summary: 'One account of a connection',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: z.extend(owned, { account_id: z.uuid() }),
    reply: okWith({
      metadata: z.extend(connectedAccount, {
        institution_id: z.string(),
        requisition_id: z.uuid(),
        history: bankHistory,
      }),
    }),
  },
  currentRequisition: {
    method: 'GET',
    path: '/api/v1/psd2/current',
    summary:
      'The newest connection of the application, for a page that was left and opened again; null when there was none',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({
      connection: z.nullable(
        z.object({
          ...standing,
          accounts: z.array(connectedAccount),
          /** Those whose bookings were asked for. */
          account_ids: z.array(z.uuid()),
          document_ids: z.array(z.uuid()),
        }),
      ),
    }),
  },
  cancelRequisition: {
    method: 'POST',
    path: '/api/v1/psd2/cancel',
    summary: 'Ends a connection, at the provider too; asking twice changes nothing, and documents that are there stay',
    who: 'owner',
    rate: 'write',
    audit: 'bank-connection.cancelled',
    cache: 'private',
    query: one,
    reply: ok,
  },
  psd2Returned: {
    method: 'POST',
    path: '/api/v1/psd2/returned',
    summary:
      'The tab that the bank led back hands on the whole query of its address. What it says is only a reason to ' +
      'ask the provider; a reference that is not known is not found',
    who: 'anyone',
    rate: 'write',
    cache: 'private',
    query: z.object({ lang: z.optional(language) }),
    body: z.strictObject({ query: z.string().check(z.maxLength(4000)) }),
    reply: okWith({ status_key: bankConnectionStatus, error: z.nullable(bankConnectionError) }),
  },
})
