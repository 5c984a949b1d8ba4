/**
 * What `npm test` leaves to the whole run (`npm test -- --whole`, which is what continuous integration does): the suites
 * that take longest. Each can be run alone at any time; docs/decisions/0507 has the times.
 */

/** The environment's word for it, for what Playwright's configuration and the walks through the states leave out. */
export const shortRun = { SHORT_RUN: 'yes' }

export const isShortRun = (env: Record<string, string | undefined>): boolean => env.SHORT_RUN === shortRun.SHORT_RUN

/** Vitest's, by their paths from the root. */
export const longSuites: readonly string[] = [
  'apps/server/src/backup/drill.test.ts',
  'apps/server/src/db/embedded/start-embedded.test.ts',
  'apps/server/src/db/move-database.test.ts',
  'apps/server/src/features/order.test.ts',
  'apps/server/src/features/readiness.test.ts',
  'apps/server/src/features/report/hostile-documents.test.ts',
  'apps/server/src/features/report/household-report.test.ts',
  'apps/server/src/features/verify-email/code-bounds.test.ts',
  'apps/server/src/http/fuzz.test.ts',
  'apps/server/src/metrics/alerts.test.ts',
  'apps/server/src/stores/household-terms.test.ts',
  'apps/server/src/testing/kill.test.ts',
  'packages/documents/make/degrade/tamperings.test.ts',
  'packages/documents/make/documents/payslip-forms.test.ts',
  'packages/documents/src/cli.test.ts',
  'packages/documents/src/extract/identity/identity.test.ts',
  'packages/documents/src/isolated-reader/hostile.test.ts',
  'packages/documents/src/picture/picture-of-page.test.ts',
  'packages/domain/src/report/report-laws.test.ts',
]

/** Playwright's, by their paths from `e2e/`. Left: each region once, the desk, and the points of the design. */
export const longSpecs: readonly string[] = [
  'answers-outlive-a-reload',
  'back-and-forth',
  'bank-connection',
  'camera',
  'co-applicant',
  'decided',
  'desk-by-keyboard',
  'first-day',
  'guarantor',
  'hostile-form',
  'hostile-texts',
  'household-later',
  'interruptions',
  'landlord-pays',
  'late-fields',
  'mortgage',
  'occupations',
  'partner-entry',
  'partner-frame',
  'paying',
  'phone-handover',
  'rapid',
  'report-height',
  'reports-shown',
  'request',
  'review',
  'roles',
  'shell-addresses',
  'shell-session',
  'shortlist',
  'step-ahead',
  'tampered',
  'two-companies',
  'uploads',
  'ways-in',
  'what-we-read',
].map((name) => `journeys/${name}.spec.ts`)

/**
 * Of a screen's states, those that the short run walks: one of so many, another set in each language, since the
 * neighbours are drawn by the same code. The whole run walks all.
 */
export const walkedNow = (states: readonly string[], of: number, from: number): readonly string[] =>
  isShortRun(process.env) ? states.filter((_, index) => index % of === from) : states
