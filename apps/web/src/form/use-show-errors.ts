import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Shows the error of each field that lacks something, also of those not yet touched. Counts as an attempt to submit:
 * from then on a mended field is free at once.
 */
export function useShowErrors<Values extends FieldValues, Sent>({
  handleSubmit,
}: UseFormReturn<Values, unknown, Sent>): () => void {
  return () => void handleSubmit(() => undefined)()
}
