/**
 * Every rule of both files of the specification and every point of the page design for applicants: each must be shown
 * by a test.
 */
import { aEntities, aProduct, aScreens } from './catalogue/a-product-and-screens.ts'
import { aErrors, aRoles, aStates } from './catalogue/a-behaviour.ts'
import { aConstants, aRules } from './catalogue/a-rules-and-constants.ts'
import { bEntities, bProduct, bScreens } from './catalogue/b-screens.ts'
import { bErrors, bRoles, bStates } from './catalogue/b-behaviour.ts'
import { bConstants, bRules } from './catalogue/b-rules-and-constants.ts'
import { entriesOfCalls } from './catalogue/calls.ts'
import { everywhere, personal, shell, start } from './catalogue/design-form.ts'
import { details, end, identity, landlord, money, uploads } from './catalogue/design-documents.ts'
import { entriesOfKeys } from './catalogue/keys.ts'
import type { Entry } from './entry.ts'

export const catalogue: readonly Entry[] = [
  ...aProduct,
  ...aScreens,
  ...aEntities,
  ...aStates,
  ...aRules,
  ...aRoles,
  ...aErrors,
  ...aConstants,
  ...bProduct,
  ...bScreens,
  ...bEntities,
  ...bStates,
  ...bRules,
  ...bRoles,
  ...bErrors,
  ...bConstants,
  ...entriesOfCalls,
  ...entriesOfKeys,
  ...everywhere,
  ...shell,
  ...start,
  ...personal,
  ...identity,
  ...uploads,
  ...details,
  ...money,
  ...end,
  ...landlord,
]

/** What each group of ids is about, in the order of the table. */
export const headings: ReadonlyMap<string, string> = new Map([
  ['A1', 'first file: what the product does'],
  ['A2', 'first file: screens and addresses'],
  ['A3', 'first file: entities'],
  ['A4', 'first file: states'],
  ['A5', 'first file: validation'],
  ['A6', 'first file: roles'],
  ['A7', 'first file: calls'],
  ['A8', 'first file: errors'],
  ['A9', 'first file: constants'],
  ['B1', 'second file: what the product does'],
  ['B2', 'second file: screens'],
  ['B3', 'second file: entities'],
  ['B4', 'second file: states'],
  ['B5', 'second file: validation'],
  ['B6', 'second file: roles'],
  ['B7', 'second file: calls'],
  ['B8', 'second file: errors'],
  ['B9', 'second file: constants'],
  ['K', 'message keys of both files'],
  ['L', 'fixed texts of both files'],
  ['G', 'every screen'],
  ['SH', 'shell'],
  ['E', 'in a frame'],
  ['OC', 'start'],
  ['SU', 'sign-up'],
  ['VE', 'verification of the e-mail address'],
  ['RE', 'resume'],
  ['PD', 'personal details'],
  ['ID', 'identity documents'],
  ['UP', 'uploads'],
  ['AD', 'additional details'],
  ['IC', 'income check'],
  ['BK', 'bank'],
  ['QU', 'self-disclosure'],
  ['MO', 'mortgage'],
  ['CO', 'confirmation'],
  ['PS', 'check of the documents'],
  ['PY', 'payment'],
  ['RR', 'report'],
  ['VR', 'verification of a report'],
  ['PE', 'partner’s entry'],
  ['LD', 'landlord’s desk'],
  ['LG', 'law and errors'],
])
