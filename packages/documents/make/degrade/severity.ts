/** How badly a paper was treated: as by somebody careful, as by most people, as by somebody in a hurry. */
export const severities = ['mild', 'usual', 'harsh'] as const
export type Severity = (typeof severities)[number]
