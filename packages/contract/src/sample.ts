/** The finished applications of the sample listing. */
export const sampleKeys = ['complete', 'household', 'attention'] as const
export type SampleKey = (typeof sampleKeys)[number]

/** What an owner sets up first, in the order in which it helps. */
export const firstSteps = ['brand', 'listing', 'invite', 'second-factor'] as const
export type FirstStep = (typeof firstSteps)[number]
