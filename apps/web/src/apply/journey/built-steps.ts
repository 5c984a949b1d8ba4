import type { StepRouter } from '@attesta/contract/application.ts'

/** The steps that have a screen here, in no order. */
export const builtSteps = ['sign-up', 'verify-email', 'resume-application', 'personal-details', 'additional-details', 'income-check', 'parsing-status', 'confirmation', 'payment', 'result'] as const satisfies readonly StepRouter[] as readonly StepRouter[]

/** Entered without a session; all the others are guarded. */
export const openSteps: readonly StepRouter[] = ['sign-up', 'verify-email']
