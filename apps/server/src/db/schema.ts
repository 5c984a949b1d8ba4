/**
 * Every table. What identifies a person is `sealed`; look-ups of addresses go by a keyed hash. Tenant keys on every row
 * that a person or company owns.
 */
export * from './schema/applications.ts'
export * from './schema/audit.ts'
export * from './schema/checks.ts'
export * from './schema/companies.ts'
export * from './schema/decisions.ts'
export * from './schema/documents.ts'
export * from './schema/household-work.ts'
export * from './schema/keys.ts'
export * from './schema/listings.ts'
export * from './schema/messages.ts'
export * from './schema/operations.ts'
export * from './schema/partners.ts'
export * from './schema/payments.ts'
export * from './schema/reports.ts'
export * from './schema/reviews.ts'
export * from './schema/rights.ts'
export * from './schema/sealed-shortlists.ts'
export * from './schema/sessions.ts'
export * from './schema/viewings.ts'
export * from './schema/views.ts'
