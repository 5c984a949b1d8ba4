import type { Language } from '@attesta/contract/fields.ts'
import { keyOfKind } from '@attesta/contract/words/of-kind.ts'
import type { Lack } from '@attesta/domain/journey/readiness.ts'
import type { Words } from '../http/words.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import { problemsAt, type AssessedDocuments } from './assess-documents.ts'
import { missingText } from './missing-text.ts'
import { keyOfProblem, problemText } from './problem-text.ts'
import { fullName } from './view-document.ts'

interface Said {
  message: string
  message_key: string
}

interface Context {
  application: Application
  documents: readonly Document[]
  assessed: AssessedDocuments
}

const keyOf = (lack: Lack): string => {
  switch (lack.kind) {
    case 'answers':
      return `Readiness.Answers.${lack.step}`
    case 'missing':
      return `Documents.Missing.${lack.types[0]}${lack.side === null ? '' : `.${lack.side}`}`
    case 'no_document':
      return 'Uploads.AtleastOneDocument'
    case 'payment':
      return 'Payment.Error.PaymentRequired'
    default:
      return `Readiness.${lack.kind}`
  }
}

/** One lack in plain words, with the name of the file where it is about one. */
export function lackText(words: Words, language: Language, context: Context, lack: Lack): Said {
  const { application, documents, assessed } = context
  const message_key = keyOf(lack)
  if (lack.kind === 'missing' && lack.side === null) {
    const [type] = lack.types
    if (application.type !== 'rapid')
      return { message_key, message: missingText(words, language, { type: type!, months: lack.months }) }
    return { message_key: 'Readiness.OneOf', message: words.t(language, 'Readiness.OneOf') }
  }
  const file =
    lack.kind === 'unread' || lack.kind === 'blocked'
      ? (documents.find(({ id }) => id === lack.documentId)?.labels.fileName ?? '')
      : ''
  if (lack.kind === 'blocked') {
    const problem = problemsAt(assessed, lack.documentId).find(({ code }) => code === lack.code)
    if (problem) {
      const { message } = problemText(words, language, problem, file, fullName(application))
      return { message, message_key: keyOfProblem(words, problem) }
    }
  }
  const said = keyOfKind(message_key, application.type, (key) => words.has(language, key))
  return { message_key, message: words.t(language, said, { file }) }
}
