import { expect as playwrights } from '@playwright/test'

/** Playwright's `expect`, or the one that knows the elements of other engines while those are driven (`ENGINES`). */
export const expect: typeof playwrights = process.env.ENGINES
  ? (await import('../engines/expect-in-engines.ts')).expectInEngines
  : playwrights
