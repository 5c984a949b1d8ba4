import type { States } from './screen-state.ts'

/** Every screen of the applicant with its states, loaded when looked at. */
export const applyScreens: Readonly<Record<string, () => Promise<States>>> = {
  occupation: async () => (await import('../steps/occupation/states.ts')).states,
  'sign-up': async () => (await import('../steps/sign-up/states.ts')).states,
  'verify-email': async () => (await import('../steps/verify-email/states.ts')).states,
  'resume-application': async () => (await import('../steps/resume-application/states.ts')).states,
  'personal-details': async () => (await import('../steps/personal-details/states.ts')).states,
  'current-address': async () => (await import('../steps/current-address/states.ts')).states,
  questionnaire: async () => (await import('../steps/questionnaire/states.ts')).states,
  'mortgage-info': async () => (await import('../steps/mortgage-info/states.ts')).states,
  'additional-details': async () => (await import('../steps/additional-details/states.ts')).states,
  'income-check': async () => (await import('../steps/income-check/states.ts')).states,
  'parsing-status': async () => (await import('../steps/parsing-status/states.ts')).states,
  confirmation: async () => (await import('../steps/confirmation/states.ts')).states,
  payment: async () => (await import('../steps/payment/states.ts')).states,
  result: async () => (await import('../steps/result/states.ts')).states,
  'partner-entry': async () => (await import('../pages/partner-entry/states.ts')).states,
  legal: async () => (await import('../pages/legal/states.ts')).states,
  rights: async () => (await import('../pages/rights/states.ts')).states,
  pages: async () => (await import('../pages/states.ts')).states,
}
