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
import { calculations } from './catalogue/calculations.ts'
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
  ...calculations,
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
  ['A1', 'form: what the product does'],
  ['A2', 'form: screens and addresses'],
  ['A3', 'form: entities'],
  ['A4', 'form: states'],
  ['A5', 'form: validation'],
  ['A6', 'form: roles'],
  ['A7', 'form: calls'],
  ['A8', 'form: errors'],
  ['A9', 'form: constants'],
  ['B1', 'documents and report: what the product does'],
  ['B2', 'documents and report: screens'],
  ['B3', 'documents and report: entities'],
  ['B4', 'documents and report: states'],
  ['B5', 'documents and report: validation'],
  ['B6', 'documents and report: roles'],
  ['B7', 'documents and report: calls'],
  ['B8', 'documents and report: errors'],
  ['B9', 'documents and report: constants'],
  ['C', 'calculations and other rules that the specification leaves open'],
  ['K', 'message keys'],
  ['L', 'fixed texts'],
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
