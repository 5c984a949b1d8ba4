/**
 * Moving along a workflow: skipped steps are passed over, the ends hold. Source: A4-continue, A2-back,
 * A4-step-zero.
 */
import type { StepRouter, WorkflowStep } from '@attesta/contract/application.ts'

type Steps = readonly WorkflowStep[]

/** Where a saved 0 stands: the first step after the three of the entrance. */
const firstGuardedStep = 3

/** The step after `current`, or `current` itself when none is left. */
export function nextStep(steps: Steps, current: number): number {
  const next = steps.findIndex((step, index) => index > current && !step.skip)
  return next === -1 ? Math.min(current, steps.length - 1) : next
}

/** Returns the step before `current`, or `current` itself when none is left. */
export function previousStep(steps: Steps, current: number): number {
  const previous = steps.findLastIndex((step, index) => index < current && !step.skip)
  return previous === -1 ? Math.max(current, 0) : previous
}

/**
 * Returns the step that a saved number means: 0 counts as the first guarded one, skipped steps lead on, numbers off the
 * end lead to the last.
 */
export function stepOfSaved(steps: Steps, saved: number): number {
  const index = Math.min(saved === 0 ? firstGuardedStep : saved, steps.length - 1)
  return steps[index]?.skip ? nextStep(steps, index) : index
}

/**
 * Returns the index of a router; `undefined` when this workflow never shows it, so that asking for it leads to the
 * current step.
 */
export function indexOfRouter(steps: Steps, router: StepRouter): number | undefined {
  const index = steps.findIndex((step) => step.router === router)
  return index === -1 || steps[index]!.skip ? undefined : index
}

/** Returns what the progress bar draws, with each step's state. */
export function progress(
  steps: Steps,
  current: number,
): { router: StepRouter; label: string; state: 'done' | 'current' | 'ahead' }[] {
  return steps.flatMap(({ router, label, hidden, skip }, index) =>
    hidden || skip
      ? []
      : [
          {
            router,
            label,
            state: index < current ? ('done' as const) : index === current ? ('current' as const) : ('ahead' as const),
          },
        ],
  )
}
