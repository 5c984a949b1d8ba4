/** Messages between a company and an applicant; without schemas, so that pages can read them. */

/** Characters of a message and of a template. */
export const maxMessageText = 2000
/** From each side to the other in 24 hours. */
export const maxMessagesPerDay = 20
export const maxTemplates = 50
export const maxTemplateName = 60

/** What a template may leave open, as `{firstName}`: filled in when it is picked. */
export const placeholders = ['firstName', 'listing', 'company'] as const
export type Placeholder = (typeof placeholders)[number]
