import { connectableBanks, providerNames } from '../../regions/connectable-banks.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { acceptUpload } from '../../uploads/accept-upload.ts'
import { ownDocument, removeDocument } from '../../uploads/remove-document.ts'
import { bankListOf } from './bank-list.ts'

interface StatementCall {
  caller: CallerOf<'owner'>
  query: { document_id?: string | undefined }
  body?: { document_id?: string | undefined } | undefined
}

export const bankAccount = (deps: Deps) => {
  const { transact, words } = deps

  /** Reading starts by itself with the upload; both calls only tell how it stands. */
  const status = async ({ caller, query, body }: StatementCall) => {
    const documentId = query.document_id ?? body?.document_id
    if (!documentId)
      throw new Refusal('validation', { msg: [{ field: 'document_id', key: 'BankAccts.Error.UndefinedDocumentId' }] })
    const { id, status: reading } = await transact({ kind: 'applicant', userId: caller.userId }, (stores) =>
      ownDocument(stores, caller, documentId),
    )
    return {
      success: true as const,
      document_id: id,
      parse_status: reading === 'processing' ? ('in progress' as const) : ('done' as const),
    }
  }

  return {
    async uploadBankStatement({ caller, form, file }) {
      const document_id = await acceptUpload(deps, caller, {
        type: 'bank_statement',
        idType: null,
        file,
        password: form.password,
        labels: { fileName: form.name, otherType: null, bankName: form.bank ?? null, bankAbi: form.abi ?? null },
      })
      return { success: true as const, document_id, parse_status: 'in progress' as const }
    },

    parseBankStatement: status,
    finalizeParseBankStatement: status,

    async deleteBankStatement({ caller, query }) {
      await removeDocument(deps, caller, query.document_id)
      return { success: true as const, global_error: null, is_global_warning: false }
    },

    async bankList({ headers, language }) {
      return {
        success: true as const,
        connected_by: deps.bankConnectionProvider ? providerNames[deps.bankConnectionProvider.provider] : null,
        bank_list: bankListOf(
          headers.region,
          words.t(language, 'Documents.Bank.NotListed'),
          await connectableBanks(deps, headers.region),
        ),
      }
    },
  } satisfies Handlers<
    'uploadBankStatement' | 'parseBankStatement' | 'finalizeParseBankStatement' | 'deleteBankStatement' | 'bankList'
  >
}
