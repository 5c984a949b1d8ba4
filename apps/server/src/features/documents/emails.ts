import { addDays, type Day } from '@attesta/domain/day.ts'
import { problemText } from '../../documents/problem-text.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Problem } from '../../documents/problems.ts'
import type { Brand } from '../../emails/brand.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { resumeDays, resumeUrl } from '../../emails/resume-url.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'

export interface DocumentInTrouble {
  document: Document
  problem: Problem
}

export function documentProblemEmail(
  desk: Desk,
  brand: Brand,
  application: Application,
  documents: readonly DocumentInTrouble[],
  today: Day,
): Composed {
  const { language, applicant } = application
  return composeEmail(desk, language, brand, {
    stem: 'Mail.DocumentProblem',
    type: application.type,
    params: { firstName: applicant.firstName, count: documents.length },
    list: documents.map(
      ({ document, problem }) =>
        problemText(desk.words, language, problem, document.labels.fileName, fullName(application)).message,
    ),
    url: resumeUrl(desk.config.publicUrl, language, addDays(today, resumeDays), application),
  })
}
