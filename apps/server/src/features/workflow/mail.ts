import { missingDocuments } from '@attesta/domain/journey/required-documents.ts'
import { addDays } from '@attesta/domain/day.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { todayFor } from '../../application/applicant-facts.ts'
import { assessPapers } from '../../application/assess-papers.ts'
import { sayMissing } from '../../application/say-missing.ts'
import type { Brand } from '../../letters/brand.ts'
import { composeLetter, type Composed, type Desk } from '../../letters/compose.ts'
import { resumeDays, resumeUrl } from '../../letters/resume-url.ts'
import { shownDay } from '../../letters/shown-day.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'

/** What the person will need at hand: nothing any more once the papers have all been handed in. */
function missingOf(
  { words }: Desk,
  language: Language,
  application: Application,
  documents: readonly Document[],
  now: Date,
): string[] {
  if (application.confirmedAt !== null || documents.some(({ status }) => status === 'processing')) return []
  return missingDocuments(assessPapers(application, documents, todayFor(application, now)).needs).map((missing) =>
    sayMissing(words, language, missing),
  )
}

/** The mail of «continue later»: where they stopped, which papers are still wanted, and the way back. */
export function resumeLetter(
  desk: Desk,
  language: Language,
  brand: Brand,
  application: Application,
  documents: readonly Document[],
  now: Date,
): Composed {
  const until = addDays(todayFor(application, now), resumeDays)
  const step = desk.words.say(language, `Mail.Step.${application.stepRouter}`)
  return composeLetter(desk, language, brand, {
    stem: 'Mail.Resume',
    params: { firstName: application.applicant.firstName, step, until: shownDay(language, until) },
    list: missingOf(desk, language, application, documents, now),
    url: resumeUrl(desk.config.publicUrl, language, until, application),
  })
}
