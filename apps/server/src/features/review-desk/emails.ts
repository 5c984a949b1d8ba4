import { addDays } from '@attesta/domain/day.ts'
import { todayFor } from '../../documents/applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import { brandOf } from '../../emails/brand.ts'
import { composeEmail } from '../../emails/compose.ts'
import { resumeDays, resumeUrl } from '../../emails/resume-url.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'

const stems = { 'review-question': 'Mail.ReviewQuestion', 'review-released': 'Mail.ReviewReleased' } as const

/** Says that a message is waiting, without its question or finding: email is not encrypted. */
export async function postReviewEmail(
  deps: Deps,
  stores: Stores,
  application: Application,
  { kind, cause }: { kind: keyof typeof stems; cause: string },
): Promise<void> {
  const { language, userId, applicant } = application
  const report = (await stores.reports.currentOf(application.id)) === null ? 'no' : 'yes'
  await stores.emails.post(kind, { userId }, cause, {
    to: applicant.email,
    ...composeEmail(deps, language, await brandOf(stores, application), {
      stem: stems[kind],
      type: application.type,
      params: { firstName: applicant.firstName, ...(kind === 'review-released' ? { report } : {}) },
      url: resumeUrl(
        deps.config.publicUrl,
        language,
        addDays(todayFor(application, deps.clock.now()), resumeDays),
        application,
      ),
    }),
  })
}
