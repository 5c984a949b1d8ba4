import { stepRouters } from '@attesta/contract/pages.ts'
import type { States } from './screen-state.ts'

const ofSteps = import.meta.glob<States>('../steps/*/states.ts', { import: 'states' })

/** Every screen of the applicant with its states, loaded when looked at: the steps by their folders, then the pages. */
export const applyScreens: Readonly<Record<string, () => Promise<States>>> = {
  ...Object.fromEntries(
    ['occupation', ...stepRouters].map((name) => [name, ofSteps[`../steps/${name}/states.ts`]!] as const),
  ),
  'partner-entry': async () => (await import('../pages/partner-entry/states.ts')).states,
  legal: async () => (await import('../pages/legal/states.ts')).states,
  rights: async () => (await import('../pages/rights/states.ts')).states,
  pages: async () => (await import('../pages/states.ts')).states,
}
