import type { galleryPages } from './gallery-pages.ts'

/** Screens that no applicant fills in. */
export const besideTheForm: readonly string[] = ['dashboard', 'operator', 'report', 'shared', 'verify']

/**
 * The looks of each screen that a picture is kept of: as it is met, in Italian, and with something wrong, in German.
 */
const looks: Readonly<Record<string, readonly [met: string, wrong?: string]>> = {
  occupation: ['chosen', 'invitationUsed'],
  'sign-up': ['filled', 'wrong'],
  'verify-email': ['canResend', 'wrong'],
  'resume-application': ['choice', 'refused'],
  'personal-details': ['part2Chosen', 'part2Problems'],
  'current-address': ['filled', 'wrong'],
  questionnaire: ['filled', 'missing'],
  'mortgage-info': ['filled', 'nothingAnswered'],
  'additional-details': ['filled', 'mismatch'],
  'income-check': ['mixed', 'refused'],
  'parsing-status': ['done', 'refused'],
  confirmation: ['default', 'unticked'],
  payment: ['paid', 'unavailable'],
  result: ['shown', 'linkFailed'],
  'partner-entry': ['authenticated', 'failed'],
  legal: ['imprint', 'unknown'],
  rights: ['held', 'copyCodeWrong'],
  pages: ['timeout', 'unauthorized'],
  dashboard: ['list', 'newListingProblems'],
  operator: ['companies', 'secondFactorWrong'],
  handover: ['arrived', 'again'],
  report: ['golden', 'failedChecks'],
  shared: ['figures', 'over'],
  verify: ['valid', 'notVerified'],
}

export interface Pictured {
  screen: string
  state: string
  language: 'it' | 'de'
}

/**
 * Every picture that is kept. @throws for a screen of the gallery without one, and for a state that a screen does not
 * have
 */
export function picturesOf(pages: Awaited<ReturnType<typeof galleryPages>>): Pictured[] {
  return pages.flatMap(({ screen, states }) =>
    (looks[screen] ?? []).length === 0
      ? fail(`of the screen ${screen} no picture is kept`)
      : looks[screen]!.map((state, index): Pictured => {
          if (state === undefined || !states.includes(state)) return fail(`${screen} has no state ${state}`)
          return { screen, state, language: index === 0 ? 'it' : 'de' }
        }),
  )
}

export const fileOf = ({ screen, state, language }: Pictured) => `${screen}-${state}-${language}.png`

/** Returns the accessibility tree beside the picture; as text, which no formatter changes. */
export const treeOf = (pictured: Pictured) => fileOf(pictured).replace(/png$/, 'txt')

function fail(why: string): never {
  throw new Error(why)
}
