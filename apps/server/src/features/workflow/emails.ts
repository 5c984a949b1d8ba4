import { missingDocuments } from '@attesta/domain/journey/required-documents.ts'
import { addDays } from '@attesta/domain/day.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import { assessDocuments } from '../../documents/assess-documents.ts'
import { missingText } from '../../documents/missing-text.ts'
import type { Brand } from '../../emails/brand.ts'
import { composeEmail, type Composed, type Desk } from '../../emails/compose.ts'
import { resumeDays, resumeUrl } from '../../emails/resume-url.ts'
import { shownDay } from '../../emails/shown-day.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'

/** Returns what the person will need at hand: nothing any more once the documents have all been handed in. */
function missingOf(
  { words }: Desk,
  language: Language,
  application: Application,
  documents: readonly Document[],
  now: Date,
): string[] {
  if (application.confirmedAt !== null || documents.some(({ status }) => status === 'processing')) return []
  return missingDocuments(assessDocuments(application, documents, todayFor(application, now)).needs).map((missing) =>
    missingText(words, language, missing),
  )
}

/** Returns the mail of «continue later»: where they stopped, which documents are still wanted, and the way back. */
export function resumeEmail(
  desk: Desk,
  language: Language,
  brand: Brand,
  application: Application,
  documents: readonly Document[],
  now: Date,
): Composed {
  const until = addDays(todayFor(application, now), resumeDays)
  const step = desk.words.t(language, `Mail.Step.${application.stepRouter}`)
  return composeEmail(desk, language, brand, {
    stem: 'Mail.Resume',
    type: application.type,
    params: { firstName: application.applicant.firstName, step, until: shownDay(language, until) },
    list: missingOf(desk, language, application, documents, now),
    url: resumeUrl(desk.config.publicUrl, language, until, application),
  })
}
