import type { IdCombination, IdType, UploadType } from '@attesta/contract/document.ts'
import { pdfOnly } from '@attesta/contract/document.ts'
import { missingDocuments } from '@attesta/domain/journey/required-documents.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { assessEach, assessNeeds, assessDocuments, problemsAt } from '../../documents/assess-documents.ts'
import { saveAnswers } from '../../application/change-answers.ts'
import { deskOf, viewDocument } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers, UploadedFile } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { acceptUpload } from '../../uploads/accept-upload.ts'
import { ownDocument, removeDocument } from '../../uploads/remove-document.ts'

interface Form {
  type: UploadType
  name: string
  id_type?: IdType | undefined
  selected_ids_combination?: IdCombination | undefined
  other_type?: string | undefined
  password?: string | undefined
}

/** Bank statements have calls of their own; an identity document says which side it is, an `other` what it is. */
function refuseWrongForm({ type, id_type, other_type }: Form): void {
  const wrong =
    type === 'bank_statement'
      ? 'type'
      : type === 'national_id' && id_type === undefined
        ? 'id_type'
        : type === 'other' && !other_type?.trim()
          ? 'other_type'
          : null
  if (wrong !== null)
    throw new Refusal('validation', {
      msg: [{ field: wrong, key: 'General.Error.Validation.Required', params: { field: wrong } }],
    })
}

export const documents = (deps: Deps) => {
  const { transact, clock, words } = deps

  const upload = async ({ caller, form, file }: { caller: CallerOf<'owner'>; form: Form; file: UploadedFile }) => {
    refuseWrongForm(form)
    const document_id = await acceptUpload(deps, caller, {
      type: form.type,
      idType: form.type === 'national_id' ? (form.id_type ?? null) : null,
      file,
      password: form.password,
      labels: { fileName: form.name, otherType: form.other_type?.trim() ?? null, bankName: null, bankAbi: null },
    })
    const missing_documents = await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
      if (form.selected_ids_combination !== undefined)
        await saveAnswers(stores, caller, { id_combination: form.selected_ids_combination })
      const application = await stores.applications.find(caller.applicationId)
      if (!application) throw new Refusal('not_found')
      const kept = await stores.documents.of(caller.applicationId)
      const beingRead = new Set(kept.filter(({ status }) => status === 'processing').map(({ type }) => type))
      return missingDocuments(
        assessNeeds(application, kept, assessEach(application, kept), todayFor(application, clock.now())),
      )
        .map(({ type }) => type)
        .filter((type) => !beingRead.has(type))
    })
    return {
      success: true as const,
      document_id,
      document_type: form.type,
      parse_results: { done: false, success: false, error: null },
      missing_documents,
      global_error: null,
      is_global_warning: false,
    }
  }

  return {
    uploadDocument: upload,

    async uploadFiscalDocument(input) {
      if (input.form.type !== 'fiscal_doc' && input.form.type !== 'cud')
        throw new Refusal('validation', {
          msg: [{ field: 'type', key: 'General.Error.Validation.Required', params: { field: 'type' } }],
        })
      return upload(input)
    },

    async fetchFiscalResult({ caller, query, language }) {
      const document = await transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const wanted = await ownDocument(stores, caller, query.document_id)
        if (!pdfOnly.includes(wanted.type) || wanted.type === 'bank_statement') throw new Refusal('not_found')
        const application = (await stores.applications.find(caller.applicationId))!
        const documents = await stores.documents.of(application.id),
          today = todayFor(application, clock.now())
        return viewDocument(
          words,
          language,
          deskOf(application, documents, today),
          wanted,
          problemsAt(assessDocuments(application, documents, today), wanted.id),
        )
      })
      return { success: true as const, document }
    },

    async deleteDocument({ caller, query }) {
      await removeDocument(deps, caller, query.document_id)
      return { success: true as const, global_error: null, is_global_warning: false }
    },
  } satisfies Handlers<'uploadDocument' | 'uploadFiscalDocument' | 'fetchFiscalResult' | 'deleteDocument'>
}
