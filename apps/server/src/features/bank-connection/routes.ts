import { todayFor } from '../../documents/applicant-facts.ts'
import { assessEach, problemsAt } from '../../documents/assess-documents.ts'
import { deskOf, viewDocument } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Application } from '../../stores/applications.ts'
import type { BankConnection } from '../../stores/bank-connections.ts'
import type { Stores } from '../../stores/index.ts'
import { askForBookings } from './ask-for-bookings.ts'
import { beginConnection } from './begin.ts'
import { takeReturn } from './returned.ts'
import { errorText } from './error-text.ts'
import { end, isOver } from './stages.ts'
import { refresh } from './standing.ts'
import { viewAccount, viewConnection, type Viewer } from './view.ts'

type Owner = CallerOf<'owner'>

export const bankConnection = (deps: Deps) => {
  const { transact, words, clock } = deps
  const own = <T>(
    { userId, applicationId }: Owner,
    work: (stores: Stores, application: Application) => Promise<T>,
  ): Promise<T> =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const application = await stores.applications.find(applicationId)
      if (!application) throw new Refusal('not_found')
      return work(stores, application)
    })

  /** Returns a connection of the caller's application; an unknown one and another person's are refused alike. */
  async function ownConnection(stores: Stores, { applicationId }: Owner, id: string): Promise<BankConnection> {
    const found = await stores.bankConnections.find(id)
    if (!found || found.applicationId !== applicationId) throw new Refusal('not_found')
    return found
  }

  /** Returns the documents that a connection became and that are still there, as their owner sees them. */
  async function documentsOf(stores: Stores, { words: texts, language, application }: Viewer, { id }: BankConnection) {
    const documents = await stores.documents.of(application.id)
    const desk = deskOf(application, documents, todayFor(application, clock.now())),
      ofDocument = assessEach(application, documents)
    return documents
      .filter(({ connectionId }) => connectionId === id)
      .map((document) =>
        viewDocument(texts, language, desk, document, problemsAt({ ofDocument, across: [] }, document.id)),
      )
  }

  return {
    async createRequisition({ caller, query, language }) {
      const { id, link } = await beginConnection(deps, caller, query.institution_id, language)
      return { success: true as const, requisition_id: id, link }
    },

    async psd2Accounts({ caller, query, language }) {
      await refresh(deps, await own(caller, (stores) => ownConnection(stores, caller, query.requisition_id)))
      return own(caller, async (stores, application) => ({
        success: true as const,
        ...viewConnection({ words, language, application }, await ownConnection(stores, caller, query.requisition_id)),
      }))
    },

    async fetchTransactions({ caller, query, language }) {
      return own(caller, async (stores, application) => {
        const viewer = { words, language, application }
        const connection = await askForBookings(stores, application.id, {
          accountIds: query.account_ids.toLowerCase().split(','),
          bankName: query.bank_name?.trim() || null,
          bankAbi: query.abi || null,
          again: query.again === 'yes',
        })
        const { status, details } = connection,
          error = details.error === null ? null : errorText(words, language, details.error)
        return {
          success: status !== 'failed',
          transactions_are_mapped: status === 'mapped',
          status_key: status,
          documents: status === 'mapped' ? await documentsOf(stores, viewer, connection) : [],
          message: error?.message ?? null,
          error,
          accounts: details.accounts
            .filter(({ id }) => details.chosen.includes(id))
            .map((account) => viewAccount(viewer, account)),
        }
      })
    },

    async psd2AccountMetadata({ caller, query, language }) {
      return own(caller, async (stores, application) => {
        const found = (await stores.bankConnections.of(application.id))
          .flatMap((connection) => connection.details.accounts.map((account) => ({ connection, account })))
          .find(({ account }) => account.id === query.account_id.toLowerCase())
        if (!found) throw new Refusal('not_found')
        const {
          id,
          details: { institution, wantedDays, grantedDays },
        } = found.connection
        return {
          success: true as const,
          metadata: {
            ...viewAccount({ words, language, application }, found.account),
            institution_id: institution.id,
            requisition_id: id,
            history: { wanted_days: wantedDays, granted_days: grantedDays },
          },
        }
      })
    },

    async currentRequisition({ caller, language }) {
      return own(caller, async (stores, application) => {
        const [newest] = await stores.bankConnections.of(application.id)
        if (!newest) return { success: true as const, connection: null }
        const { chosen, accounts } = newest.details
        return {
          success: true as const,
          connection: {
            ...viewConnection({ words, language, application }, newest),
            account_ids: chosen,
            document_ids: accounts.flatMap(({ documentId }) => documentId ?? []),
          },
        }
      })
    },

    async cancelRequisition({ caller, query }) {
      await own(caller, async (stores) => {
        await ownConnection(stores, caller, query.requisition_id)
        const now = await stores.bankConnections.findLocked(query.requisition_id)
        if (now && !isOver(now)) await end(stores, now, 'cancelled', null)
      })
      return { success: true as const }
    },

    async psd2Returned({ body, language }) {
      const { status, error } = await takeReturn(deps, body.query)
      return {
        success: true as const,
        status_key: status,
        error: error === null ? null : errorText(words, language, error),
      }
    },
  } satisfies Handlers<
    | 'createRequisition'
    | 'psd2Accounts'
    | 'fetchTransactions'
    | 'psd2AccountMetadata'
    | 'currentRequisition'
    | 'cancelRequisition'
    | 'psd2Returned'
  >
}
