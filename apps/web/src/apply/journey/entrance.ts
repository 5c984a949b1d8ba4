import type { StepRouter } from '@attesta/contract/application.ts'

/** How one comes in; a person who is in does not go back there. */
export const entrance: readonly StepRouter[] = ['sign-up', 'verify-email', 'resume-application']
