/** What two applications may have in common; without schemas, so that pages can read it. */
export const matchKinds = ['fiscal-code', 'document-number', 'phone', 'file'] as const
export type MatchKind = (typeof matchKinds)[number]
/** Applications that are named beside one. */
export const maxMatches = 20
