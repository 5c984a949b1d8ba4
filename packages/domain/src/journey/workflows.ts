/**
 * Which steps a person walks, as data. A workflow is fixed (stored) when the application is created. Source: C-workflow.
 */
import type { StepRouter, WorkflowStep } from '@attesta/contract/application.ts'
import { stepRouter } from '@attesta/contract/application.ts'
import type { ApplicantRole, ApplicationType, Region } from '@attesta/contract/fields.ts'

export interface WorkflowFacts {
  region: Region
  type: ApplicationType
  role: ApplicantRole
  /** The listing's landlord pays for the report. */
  lanPays: boolean
  /** The company wants the current address in the rapid form. */
  asksForAddress: boolean
}

export interface Workflow {
  workflow: WorkflowStep[]
  hidden_routes: StepRouter[]
}

/** Indices count from sign-up = 0; the first three are the same everywhere, so that a saved number means one step. */
const entrance: readonly StepRouter[] = ['sign-up', 'verify-email', 'resume-application']

const tables: Record<ApplicationType, Record<Region, readonly StepRouter[]>> = {
  rent: {
    it: [
      ...entrance,
      'personal-details',
      'additional-details',
      'income-check',
      'parsing-status',
      'confirmation',
      'payment',
      'result',
    ],
    de: [
      ...entrance,
      'personal-details',
      'questionnaire',
      'additional-details',
      'income-check',
      'parsing-status',
      'confirmation',
      'payment',
      'result',
    ],
  },
  mortgage: {
    it: [
      ...entrance,
      'personal-details',
      'additional-details',
      'mortgage-info',
      'income-check',
      'parsing-status',
      'confirmation',
      'payment',
      'result',
    ],
    de: [
      ...entrance,
      'personal-details',
      'additional-details',
      'mortgage-info',
      'income-check',
      'parsing-status',
      'confirmation',
      'payment',
      'result',
    ],
  },
  rapid: {
    it: [...entrance, 'current-address', 'income-check', 'parsing-status', 'result'],
    de: [...entrance, 'current-address', 'income-check', 'parsing-status', 'result'],
  },
}

/** Walked, but never drawn in the progress bar. */
const undrawn: readonly StepRouter[] = ['resume-application']

const skips: Partial<Record<StepRouter, (facts: WorkflowFacts) => boolean>> = {
  'additional-details': ({ role }) => role === 'guarantor',
  // A household pays once: who was asked in adds to the main applicant's report (decision 0010).
  payment: ({ lanPays, role }) => lanPays || role !== 'main-applicant',
  'current-address': ({ asksForAddress }) => !asksForAddress,
}

/** The workflow of an application. `hidden_routes`: the steps that this kind of application never shows. */
export function workflowFor(facts: WorkflowFacts): Workflow {
  const routers = tables[facts.type][facts.region]
  const workflow = routers.map((router) => {
    const skip = skips[router]?.(facts) ?? false
    return {
      router,
      label: `Workflow.${router}`,
      hidden: undrawn.includes(router) || (router === 'current-address' && skip),
      skip,
    }
  })
  return { workflow, hidden_routes: stepRouter.options.filter((router) => !routers.includes(router)) }
}
