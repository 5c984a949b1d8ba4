import type { StepRouter } from '@attesta/contract/application.ts'

/** Every step by the last segment of its address. Listed here and not taken from the contract, whose schemas the first screen does without. */
export const stepRouters = ['sign-up', 'verify-email', 'resume-application', 'personal-details', 'current-address', 'questionnaire', 'additional-details', 'mortgage-info', 'income-check', 'parsing-status', 'confirmation', 'payment', 'result'] as const satisfies readonly StepRouter[]

/** How one comes in; a person who is in does not go back there. */
export const entrance: readonly StepRouter[] = ['sign-up', 'verify-email', 'resume-application']
