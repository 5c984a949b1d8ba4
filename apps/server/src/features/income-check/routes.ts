import type { UploadType } from '@attesta/contract/document.ts'
import type { ApplicationType, Language } from '@attesta/contract/fields.ts'
import { employmentStatusesFor } from '@attesta/domain/journey/employment-statuses.ts'
import { isAboutDocuments } from '@attesta/domain/journey/readiness.ts'
import { withoutConsequences } from '@attesta/domain/journey/consequences.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { assessNeeds, type AssessedDocuments } from '../../documents/assess-documents.ts'
import { identityOf } from '../../application/identity-of.ts'
import { standingOf, viewLacks } from '../../application/readiness.ts'
import { keyOfProblem, problemText } from '../../documents/problem-text.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Words } from '../../http/words.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'

function errorsInWords(
  words: Words,
  language: Language,
  application: Application,
  documents: readonly Document[],
  { ofDocument, across }: AssessedDocuments,
) {
  const named = new Map(documents.map((document) => [document.id, document.labels.fileName]))
  const single = [...ofDocument].flatMap(([documentId, problems]) =>
    problems.map((problem) => ({ problem, documentId })),
  )
  const all = [
    ...single,
    ...across.flatMap(({ problem, documentIds }) =>
      documentIds[0] === undefined ? [] : [{ problem, documentId: documentIds[0] }],
    ),
  ]
  return all
    .map(({ problem, documentId }) => {
      const file_name = named.get(documentId) ?? ''
      const { message, blocker } = problemText(words, language, problem, file_name, fullName(application))
      return { document_id: documentId, error: keyOfProblem(words, problem), file_name, message, blocker }
    })
    .toSorted((a, b) => Number(b.blocker) - Number(a.blocker))
}

/** What is said in general of documents that are missing. */
function keyOfMissing(type: ApplicationType, missing: readonly { type: UploadType }[]): string {
  if (type === 'rapid') return 'Documents.Problem.insufficient_documents'
  return missing.every((document) => document.type === 'cud' || document.type === 'fiscal_doc')
    ? 'Uploads.Warning.Missing'
    : 'Uploads.UploadMissingDocuments'
}

export const incomeCheck = ({ transact, clock, words }: Deps) => {
  const allDocuments = ({ userId, applicationId }: CallerOf<'owner'>) =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const application = await stores.applications.find(applicationId)
      if (!application) throw new Refusal('not_found')
      const documents = await stores.documents.of(applicationId)
      return {
        application,
        standing: standingOf(application, documents, clock.now()),
        identity: await identityOf(stores, application),
      }
    })

  return {
    async supportedDocuments({ caller, query }) {
      const { application, standing } = await allDocuments(caller)
      const { role, region, type, employmentStatus } = application
      if (query.occupation !== undefined && query.occupation !== employmentStatus)
        throw new Refusal('validation', { msg: [{ field: 'occupation', key: 'General.Error.Validation.RegEx' }] })
      return {
        success: true as const,
        documents:
          employmentStatusesFor(role, region, type).find(({ ref }) => ref === employmentStatus)?.documents ?? [],
        needs: [...standing.assessed.needs],
      }
    },

    async validateDocuments({ caller, language }) {
      const { application, standing, identity } = await allDocuments(caller)
      const { documents, assessed } = standing
      const today = todayFor(application, clock.now())
      const missing = standing.lacks.filter(isAboutDocuments)
      // The short form says «insufficient» beside the file that cannot be used (B8-rapid).
      const told =
        application.type === 'rapid'
          ? missing
          : withoutConsequences(missing, assessNeeds(application, documents, new Map(), today))
      const lacks = viewLacks(words, language, standing, told)
      const processing = lacks.filter(({ kind }) => kind === 'unread').length
      const document_errors = errorsInWords(words, language, application, documents, assessed)
      const missing_documents = lacks
        .filter(({ kind }) => kind === 'missing')
        .map(({ types, months, message }) => ({ type: types[0]!, months, message }))
      const global_error =
        processing > 0
          ? words.t(language, 'Uploads.PleaseWaitFilesParsed', { n: processing })
          : documents.length === 0
            ? words.t(language, 'Uploads.AtleastOneDocument')
            : missing_documents.length > 0
              ? words.t(language, keyOfMissing(application.type, missing_documents))
              : null
      // Warned of, and no reason to stop: the bank connection may prove it, and else the report says so.
      const unverified =
        application.region === 'de' && application.type !== 'rapid' && identity.state !== 'verified'
          ? words.t(language, 'PersonalDetails.IdentityNotVerified.Warning')
          : null
      return {
        success: !standing.lacks.some(isAboutDocuments),
        document_errors,
        missing_documents,
        global_error: global_error ?? unverified,
        is_global_warning: global_error === null && unverified !== null,
      }
    },

    async setUploadDoneTime({ caller }) {
      await transact({ kind: 'applicant', userId: caller.userId }, (stores) =>
        stores.applications.markUploadsDone(caller.applicationId),
      )
      return { success: true as const }
    },
  } satisfies Handlers<'supportedDocuments' | 'validateDocuments' | 'setUploadDoneTime'>
}
