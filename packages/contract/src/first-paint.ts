/** What the server and the pages have to agree on so that the form's start can be shown before a script runs. */
import type { Language } from './fields.ts'
import type { guardedSteps } from './pages.ts'

export type GuardedStep = (typeof guardedSteps)[number]

/** The element that holds what the server drew. */
export const drawnId = 'first-paint'

/** Stand where a home's own words go: private characters, which no words hold. */
export const blanks = { name: '\uE000', company: '\uE001' } as const

/**
 * Markup of the start: of no home in particular, of one whose applicants pay, of one whose landlord pays; `blanks` in
 * the latter two.
 */
export interface DrawnStarts {
  ofNoHome: string
  paid: string
  free: string
}

/** What a window that opens at a step will ask for, and for some steps their heading as markup. */
export interface OpenedStep {
  scripts: string[]
  styles: string[]
  drawn?: string
}

/**
 * What the build leaves for the server in `drawnFile`: of each language the drawings, the file of its first words, which
 * the page asks for as soon as it runs, and the steps.
 */
export type FirstPaint = Record<
  Language,
  { starts: DrawnStarts; words: string; steps: Partial<Record<GuardedStep, OpenedStep>> }
>
export const drawnFile = 'first-paint.json'

/** «/it/rent/fill/occupation/6f1e1d5c-…», «/de/apply/6f1e1d5c-…», «/en»: the short form has no such start */
const startPattern = /^\/(en|it|de)(?:\/(?:rent|mortgage))?(?:\/(?:apply|fill\/occupation)(?:\/([0-9a-f-]{36}))?)?\/?$/

/** The language and the listing of an address that begins the form; `undefined` for every other. */
export function startIn(path: string): { language: Language; listingId: string | undefined } | undefined {
  const found = startPattern.exec(path)
  return found ? { language: found[1] as Language, listingId: found[2] } : undefined
}

/** «/it/rent/fill/6f1e1d5c-…/income-check», «…/income-check/payslip» */
const stepPattern = /^\/(en|it|de)(?:\/(?:rent|mortgage|rapid))?\/fill\/[0-9a-f-]{36}\/([a-z-]+)(\/[a-z-]+)?\/?$/

/** The language and the step of an address in the form; `isPart`: it is one of the pages of the step. */
export function stepIn(path: string): { language: Language; step: string; isPart: boolean } | undefined {
  const found = stepPattern.exec(path)
  return found ? { language: found[1] as Language, step: found[2]!, isPart: found[3] !== undefined } : undefined
}
