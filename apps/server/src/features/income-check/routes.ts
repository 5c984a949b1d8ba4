import type { UploadType } from '@attesta/contract/document.ts'
import type { ApplicationType, Language } from '@attesta/contract/fields.ts'
import { missingDocuments } from '@attesta/domain/journey/required-documents.ts'
import { needsOf, occupationsFor } from '@attesta/domain/journey/occupations.ts'
import { sidesOf } from '@attesta/domain/journey/identity-options.ts'
import { todayFor } from '../../application/applicant-facts.ts'
import { assessPapers, type PapersAssessed } from '../../application/assess-papers.ts'
import { identityOf } from '../../application/identity-of.ts'
import { sayMissing } from '../../application/say-missing.ts'
import { keyOfProblem, sayProblem } from '../../application/say-problem.ts'
import { fullName } from '../../application/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Words } from '../../http/words.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'

/** Sides of the chosen identity document that are not there yet, once one of them is: `national_id.missing_back`. */
function missingSides({ answers, region }: Application, documents: readonly Document[]): Set<'front' | 'back'> {
  const handedIn = documents.filter(({ type }) => type === 'national_id')
  if (region === 'de' || answers.id_combination === null || handedIn.length === 0) return new Set()
  const has = (side: string) =>
    handedIn.some(
      ({ idType, result }) =>
        idType === side || (result?.identity?.side === 'both' && idType?.slice(0, -6) === side.slice(0, -5)),
    )
  const sides = sidesOf[answers.id_combination as keyof typeof sidesOf] ?? []
  return new Set(sides.filter((side) => !has(side)).map((side) => (side.endsWith('-back') ? 'back' : 'front')))
}

function errorsInWords(
  words: Words,
  language: Language,
  application: Application,
  documents: readonly Document[],
  { ofDocument, across }: PapersAssessed,
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
      const { message, blocker } = sayProblem(words, language, problem, file_name, fullName(application))
      return { document_id: documentId, error: keyOfProblem(words, problem), file_name, message, blocker }
    })
    .toSorted((a, b) => Number(b.blocker) - Number(a.blocker))
}

/** What is said in general of papers that are missing. */
function keyOfMissing(type: ApplicationType, missing: readonly { type: UploadType }[]): string {
  if (type === 'rapid') return 'Documents.Problem.insufficient_documents'
  return missing.every((paper) => paper.type === 'cud' || paper.type === 'fiscal_doc')
    ? 'Uploads.Warning.Missing'
    : 'Uploads.UploadMissingDocuments'
}

export const incomeCheck = ({ transact, clock, words }: Deps) => {
  const papers = ({ userId, applicationId }: CallerOf<'owner'>) =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const application = await stores.applications.find(applicationId)
      if (!application) throw new Refusal('not_found')
      const documents = await stores.documents.of(applicationId)
      return {
        application,
        documents,
        assessed: assessPapers(application, documents, todayFor(application, clock.now())),
        identity: await identityOf(stores, application),
      }
    })

  return {
    async supportedDocuments({ caller }) {
      const { application, assessed } = await papers(caller)
      const { role, region, type, employmentStatus } = application
      return {
        success: true as const,
        documents: occupationsFor(role, region, type).find(({ ref }) => ref === employmentStatus)?.documents ?? [],
        needs: assessed.needs,
      }
    },

    async validateDocuments({ caller, language }) {
      const { application, documents, assessed, identity } = await papers(caller)
      // The short form takes an identity document and never waits for it.
      const processing = documents.filter(
        ({ status, type }) => status === 'processing' && (application.type !== 'rapid' || type !== 'national_id'),
      ).length
      const document_errors = errorsInWords(words, language, application, documents, assessed)
      const sides = [...missingSides(application, documents)].map((side) => ({
        type: 'national_id' as const,
        months: [],
        message: words.say(language, `Documents.Missing.national_id.${side}`),
      }))
      const missing_documents = [
        ...missingDocuments(assessed.needs).map((missing) => ({
          ...missing,
          message: sayMissing(words, language, missing),
        })),
        ...sides,
      ]
      const wantsPapers = needsOf(application.employmentStatus, application.region, application.type).length > 0
      const global_error =
        processing > 0
          ? words.say(language, 'Uploads.PleaseWaitFilesParsed', { n: processing })
          : documents.length === 0 && wantsPapers
            ? words.say(language, 'Uploads.AtleastOneDocument')
            : missing_documents.length > 0
              ? words.say(language, keyOfMissing(application.type, missing_documents))
              : null
      // Warned of, and no reason to stop: the bank connection may prove it, and else the report says so.
      const unverified =
        application.region === 'de' && application.type !== 'rapid' && identity.state !== 'verified'
          ? words.say(language, 'PersonalDetails.IdentityNotVerified.Warning')
          : null
      return {
        success: processing === 0 && missing_documents.length === 0 && !document_errors.some(({ blocker }) => blocker),
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
