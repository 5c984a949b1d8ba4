import * as z from 'zod/mini'
import { absence } from '../absence.ts'
import {
  filePassword,
  idCombination,
  idType,
  parseResults,
  requiredDocument,
  uploadType,
  document,
} from '../document.ts'
import { employmentStatus } from '../fields.ts'
import { define } from '../route.ts'
import { withoutMarks } from '../tidy.ts'
import { ok, okWith, owned } from './replies.ts'

const label = z.string().check(z.overwrite(withoutMarks))
const named = label.check(z.minLength(1), z.maxLength(255))
/** What an upload answers: the file is safe, its reading goes on. */
const uploaded = okWith({
  document_id: z.uuid(),
  document_type: uploadType,
  parse_results: parseResults,
  missing_documents: z.array(uploadType),
  global_error: z.nullable(z.string()),
  is_global_warning: z.boolean(),
})
const removed = okWith({ global_error: z.nullable(z.string()), is_global_warning: z.boolean() })
const parseStatus = okWith({ document_id: z.uuid(), parse_status: z.enum(['in progress', 'done']) })

const form = z.strictObject({
  type: uploadType,
  name: named,
  id_type: z.optional(idType),
  selected_ids_combination: z.optional(idCombination),
  other_type: z.optional(label.check(z.maxLength(120))),
  password: z.optional(filePassword),
})
const bankForm = z.strictObject({
  type: z.literal('bank_statement'),
  name: named,
  bank: z.optional(label.check(z.maxLength(120))),
  /** ABI of five digits, in Germany the Bankleitzahl of eight. */
  abi: z.optional(z.string().check(z.regex(/^\d{5}(\d{3})?$/))),
  id: z.optional(z.string()),
  country: z.optional(z.string()),
  /** A caller's own number for the file; ours is in the reply. */
  document_id: z.optional(z.string().check(z.maxLength(64))),
})
/** Which statement: the query says it, or the form that the upload was made with. */
const whichStatement = {
  query: z.extend(owned, { document_id: z.optional(z.uuid('BankAccts.Error.UndefinedDocumentId')) }),
  body: z.strictObject({
    ...z.partial(bankForm).shape,
    document_id: z.optional(z.uuid('BankAccts.Error.UndefinedDocumentId')),
  }),
  bodyMayBeForm: true,
} as const
const one = z.extend(owned, { document_id: z.uuid() })
/** The specification's own words when a statement is to go and the call does not say which. */
const oneStatement = z.extend(owned, { document_id: z.uuid('BankAccts.Error.UndefinedDocumentId') })
const upload = {
  method: 'POST',
  who: 'owner',
  rate: 'upload',
  audit: 'document.uploaded',
  cache: 'private',
  query: owned,
} as const
const read = { method: 'GET', who: 'owner', rate: 'read', cache: 'private', query: owned } as const

export const documentRoutes = define({
  uploadDocument: {
    ...upload,
    path: '/api/v1/other-documents/upload',
    summary: 'Takes one file; the answer means that it is safely kept',
    form,
    reply: uploaded,
  },
  uploadFiscalDocument: {
    ...upload,
    path: '/api/v1/other-documents/upload-fiscal',
    summary: 'The same for fiscal_doc and cud',
    form,
    reply: uploaded,
  },
  fetchFiscalResult: {
    method: 'POST',
    path: '/api/v1/other-documents/fetch-fiscal-result',
    summary: 'How the reading of a fiscal document stands',
    who: 'owner',
    rate: 'poll',
    poll: true,
    cache: 'private',
    query: one,
    reply: okWith({ document }),
  },
  deleteDocument: {
    method: 'POST',
    path: '/api/v1/other-documents/delete',
    summary: 'Removes a document that was read',
    who: 'owner',
    rate: 'write',
    audit: 'document.deleted',
    cache: 'private',
    query: one,
    reply: removed,
  },
  uploadBankStatement: {
    ...upload,
    path: '/api/v1/bank-account/upload',
    summary: 'Takes one bank statement',
    form: z.extend(bankForm, { password: z.optional(filePassword) }),
    reply: parseStatus,
  },
  parseBankStatement: {
    method: 'POST',
    path: '/api/v1/bank-account/parse',
    summary: 'Asks for the reading of a kept statement; asking twice changes nothing',
    who: 'owner',
    rate: 'write',
    cache: 'private',
    ...whichStatement,
    reply: parseStatus,
  },
  finalizeParseBankStatement: {
    method: 'POST',
    path: '/api/v1/bank-account/finalize-parse',
    summary: 'How the reading stands; asked every 5 s while in progress',
    who: 'owner',
    rate: 'poll',
    poll: true,
    cache: 'private',
    ...whichStatement,
    reply: parseStatus,
  },
  deleteBankStatement: {
    method: 'POST',
    path: '/api/v1/bank-account/delete',
    summary: 'Removes a statement that was read',
    who: 'owner',
    rate: 'write',
    audit: 'document.deleted',
    cache: 'private',
    query: oneStatement,
    reply: removed,
  },
  bankList: {
    method: 'GET',
    path: '/api/v1/bank-account/get-bank-list',
    summary:
      'The banks of the region; abi 00000 stands for a bank that is not listed. `gocardless_metadata`: by which ' +
      'id the bank can be connected now, whichever provider it is; null where it cannot. `bank_abi` is null for ' +
      'a bank that only the provider knows. `connected_by`: who reads accounts for us, by name; null where ' +
      'no provider does',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({
      connected_by: z.nullable(z.string()),
      bank_list: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          bank_abi: z.nullable(z.string()),
          gocardless_metadata: z.nullable(z.object({ id: z.string() })),
        }),
      ),
    }),
  },
  idUploadOptions: {
    ...read,
    path: '/api/v1/identity-verification/id-upload-options',
    summary: "Identity documents to choose from, by the nationality's group",
    reply: okWith({
      default: z.array(idCombination),
      ce: z.array(idCombination),
      x_ce: z.array(idCombination),
      selected: z.enum(['default', 'ce', 'x_ce']),
    }),
  },
  idDocuments: {
    ...read,
    path: '/api/v1/identity-verification/id-documents',
    summary: 'The identity documents handed in',
    reply: okWith({ documents: z.array(document) }),
  },
  parsedIdDocumentTypes: {
    ...read,
    path: '/api/v1/identity-verification/parsed-id-document-types',
    summary: 'The kinds of identity document that were read without a blocking error',
    reply: okWith({ types: z.array(idType) }),
  },
  validateDocuments: {
    ...read,
    path: '/api/v2/income-check/validate-documents',
    summary: 'Whether the documents handed in are complete; file errors first, then what is missing',
    reply: z.object({
      success: z.boolean(),
      document_errors: z.array(
        z.object({
          document_id: z.uuid(),
          error: z.string(),
          file_name: z.string(),
          message: z.string(),
          blocker: z.boolean(),
        }),
      ),
      missing_documents: z.array(z.object({ type: uploadType, months: z.array(z.string()), message: z.string() })),
      global_error: z.nullable(z.string()),
      is_global_warning: z.boolean(),
    }),
  },
  setUploadDoneTime: {
    ...read,
    path: '/api/v2/income-check/set-upload-done-time',
    summary: 'Notes that the person has handed in all documents; asking twice changes nothing',
    reply: ok,
  },
  supportedDocuments: {
    ...read,
    /** The occupation is the application's own; another one is refused. */
    query: z.extend(owned, { occupation: z.optional(employmentStatus) }),
    path: '/api/v2/income-check/supported-documents',
    summary: 'The documents that an occupation must show, with what is met and the months wanted',
    reply: okWith({
      documents: z.array(requiredDocument),
      needs: z.array(
        z.object({
          types: z.array(uploadType),
          met: z.boolean(),
          months: z.array(z.string()),
          missing_months: z.array(z.string()),
          /** Why the person does not have it, where they say so. */
          absence: z.optional(absence),
        }),
      ),
    }),
  },
})
