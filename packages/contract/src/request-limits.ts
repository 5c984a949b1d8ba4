/** What may be asked of applicants, and how much; without schemas, so that pages can read them. */

/** Of one household at a time, and in 24 hours, withdrawn ones too. */
export const maxOpenRequests = 5
export const maxRequestsPerDay = 10
/** Characters of a question and of an answer. */
export const maxRequestText = 500

/** Documents that are asked for by month. */
export const byMonth = ['payslip', 'bank_statement'] as const
export const requestedTypes = ['payslip', 'bank_statement', 'cud', 'fiscal_doc', 'other'] as const
