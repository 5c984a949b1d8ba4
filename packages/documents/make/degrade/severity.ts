/** How badly a paper was treated: as by a careful person, as by most people, as by a person in a hurry. */
export const severities = ['mild', 'usual', 'harsh'] as const
export type Severity = (typeof severities)[number]
