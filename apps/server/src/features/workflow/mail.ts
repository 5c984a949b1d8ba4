import type { Language } from '@attesta/contract/fields.ts'
import { addDays, dayIn } from '@attesta/domain/day.ts'
import { timeZone } from '../../application/time-zone.ts'
import type { Words } from '../../http/words.ts'
import { composeLetter, type Composed } from '../../letters/compose.ts'
import { resumeUrl } from '../../letters/resume-url.ts'
import { shownDay } from '../../letters/shown-day.ts'
import type { Application } from '../../stores/applications.ts'

/** Unfinished applications are offered for a month. */
const resumeDays = 30

export function resumeLetter(words: Words, language: Language, publicUrl: string, application: Application, now: Date): Composed {
  const until = shownDay(language, addDays(dayIn(now, timeZone(application.region)), resumeDays))
  const step = words.say(language, `Mail.Step.${application.stepRouter}`)
  return composeLetter(words, language, { stem: 'Mail.Resume', params: { firstName: application.applicant.firstName, step, until }, url: resumeUrl(publicUrl, language, application) })
}
