/** What a list is exported as; without schemas, so that pages can read it. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]
