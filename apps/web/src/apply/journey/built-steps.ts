import type { StepRouter } from '@attesta/contract/application.ts'

/** The steps that have a screen here, in no order. */
export const builtSteps = ['sign-up', 'verify-email', 'resume-application', 'personal-details', 'additional-details', 'income-check', 'parsing-status', 'confirmation', 'payment', 'result'] as const satisfies readonly StepRouter[] as readonly StepRouter[]

/** How one comes in; a person who is in does not go back there. */
export const entrance: readonly StepRouter[] = ['sign-up', 'verify-email', 'resume-application']
