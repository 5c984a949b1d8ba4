import { identityGroup, identityOptions } from '@attesta/domain/journey/identity-options.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { assessDocuments } from '../../documents/assess-documents.ts'
import { deskOf, viewDocument } from '../../documents/view-document.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'

export const identityDocuments = ({ transact, clock, words }: Deps) => {
  const identityDocuments = ({ userId, applicationId }: CallerOf<'owner'>) =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const application = await stores.applications.find(applicationId)
      if (!application) throw new Refusal('not_found')
      const documents = await stores.documents.of(applicationId)
      const desk = deskOf(application, documents, todayFor(application, clock.now()))
      return {
        desk,
        documents: documents.filter(({ type }) => type === 'national_id'),
        problems: assessDocuments(application, documents, desk.today).ofDocument,
      }
    })

  return {
    async idUploadOptions({ caller }) {
      const {
        desk: { application },
      } = await identityDocuments(caller)
      const { default: italian, ce, x_ce } = identityOptions
      return {
        success: true as const,
        default: [...italian],
        ce: [...ce],
        x_ce: [...x_ce],
        selected: identityGroup(application.answers.nationality),
      }
    },

    async idDocuments({ caller, language }) {
      const { desk, documents, problems } = await identityDocuments(caller)
      return {
        success: true as const,
        documents: documents.map((document) =>
          viewDocument(words, language, desk, document, problems.get(document.id) ?? []),
        ),
      }
    },

    async parsedIdDocumentTypes({ caller }) {
      const { documents, problems } = await identityDocuments(caller)
      const clean = documents.filter(
        ({ id, status }) => status === 'done' && !problems.get(id)?.some(({ blocker }) => blocker),
      )
      return {
        success: true as const,
        types: [...new Set(clean.flatMap(({ idType }) => (idType === null ? [] : [idType])))],
      }
    },
  } satisfies Handlers<'idUploadOptions' | 'idDocuments' | 'parsedIdDocumentTypes'>
}
