/** Milliseconds on a screen after which the next one is fetched. */
export const prefetchAfterMs = 1500
