import { addDays, type Day } from '@attesta/domain/day.ts'
import { sayProblem } from '../../application/say-problem.ts'
import { fullName } from '../../application/view-document.ts'
import type { Problem } from '../../application/problems.ts'
import type { Brand } from '../../letters/brand.ts'
import { composeLetter, type Composed, type Desk } from '../../letters/compose.ts'
import { resumeDays, resumeUrl } from '../../letters/resume-url.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'

export interface PaperInTrouble {
  document: Document
  problem: Problem
}

export function documentProblemLetter(
  desk: Desk,
  brand: Brand,
  application: Application,
  papers: readonly PaperInTrouble[],
  today: Day,
): Composed {
  const { language, applicant } = application
  return composeLetter(desk, language, brand, {
    stem: 'Mail.DocumentProblem',
    params: { firstName: applicant.firstName, count: papers.length },
    list: papers.map(
      ({ document, problem }) =>
        sayProblem(desk.words, language, problem, document.labels.fileName, fullName(application)).message,
    ),
    url: resumeUrl(desk.config.publicUrl, language, addDays(today, resumeDays), application),
  })
}
