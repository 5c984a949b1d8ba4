/** One rule of the specification. A test shows it by its id among the test's tags. */
export interface Entry {
  /**
   * Stable and short: part and section of docs/specification/ («A5-mobile»), or a point of the page design («UP-3»).
   * Comments cite it: «Source: A5-mobile».
   */
  id: string
  /** The rule in our own words. */
  says: string
  /** What a call sends and is answered, a line each. */
  wire?: readonly string[]
  /** What is still being built; the entry is not shown, whatever is tagged with it. */
  awaits?: string
}

/** A rule that holds. */
export const rule = (id: string, says: string): Entry => ({ id, says })
/** Returns a rule whose product is still being built. */
export const awaiting = (topic: string, id: string, says: string): Entry => ({ id, says, awaits: topic })

/** «A5-mobile» → «A5»; «UP-3» → «UP». */
export const groupOf = (id: string): string => id.slice(0, id.indexOf('-'))
