import { sayProblem } from '../../application/say-problem.ts'
import { fullName } from '../../application/view-document.ts'
import type { Problem } from '../../application/problems.ts'
import type { Words } from '../../http/words.ts'
import { composeLetter, type Composed } from '../../letters/compose.ts'
import { resumeUrl } from '../../letters/resume-url.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'

export function documentProblemLetter(words: Words, publicUrl: string, application: Application, { labels }: Document, problem: Problem): Composed {
  const { language, applicant } = application
  const { message } = sayProblem(words, language, problem, labels.fileName, fullName(application))
  return composeLetter(words, language, { stem: 'Mail.DocumentProblem', params: { firstName: applicant.firstName, problem: message }, url: resumeUrl(publicUrl, language, application) })
}
