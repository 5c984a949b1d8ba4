/** What a press waits for before it has an effect, shown on the hooks themselves: drawn once, then pressed. */
import { expect, test, vi } from 'vitest'
import { useConnection } from './bank-connection/use-connection.ts'
import { around } from './played/sample-applicants.ts'
import { useEmploymentStatusStep } from './steps/occupation/step.ts'
import { drawnHook } from './testing/drawn-hook.ts'

test('a stage of the start changes 300 ms after continue', { tags: ['A9-stage-delay'] }, async () => {
  const { hook, waits } = await drawnHook(useEmploymentStatusStep, '/en/rent/fill/occupation', around('sign-up'))
  hook.advance()
  await vi.waitFor(() => expect(waits).toEqual([300]))
})

test('a bank connection that was cancelled blocks the next one for 3 s', { tags: ['B9-psd2'] }, async () => {
  const { hook, waits } = await drawnHook(useConnection, '/en/rent/fill/income-check', {
    ...around('income-check'),
    cancelRequisition: { success: true },
  })
  hook.cancel.mutate()
  await vi.waitFor(() => expect(waits).toEqual([3000]))
})
