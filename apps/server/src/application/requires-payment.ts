import type { Application } from '../stores/applications.ts'

/**
 * Whether the report must still be paid for: the workflow, fixed when the application was made, has a payment step that
 * no one skips, and nothing was paid.
 */
export const requiresPayment = ({ workflow, paidAt }: Pick<Application, 'workflow' | 'paidAt'>): boolean =>
  paidAt === null && workflow.some(({ router, skip }) => router === 'payment' && !skip)

/** Whether the person must still declare that what they gave is true. */
export const requiresConfirmation = ({
  workflow,
  confirmedAt,
}: Pick<Application, 'workflow' | 'confirmedAt'>): boolean =>
  confirmedAt === null && workflow.some(({ router, skip }) => router === 'confirmation' && !skip)
