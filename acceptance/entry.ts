/** One rule of the specification, and the tests that show that it holds. */
export interface Entry {
  /**
   * Stable and short: part and section of docs/specification/ («A5-mobile»), or a point of the page design («UP-3»).
   * Comments cite it: «Source: A5-mobile».
   */
  id: string
  /** The rule in our own words. */
  says: string
  /** The tests that show it. Tests that are tagged with the id show it too, without being named here. */
  shownBy: Proof[]
  /** What a call sends and is answered, a line each. */
  wire?: readonly string[]
  /** What is still being built; the entry is not shown, whatever is named here. */
  awaits?: string
}

/**
 * A test by its file and its titles as they are written there (`%s` and `${…}` stand for any text), in order, as many
 * as are needed to find it.
 */
export interface Proof {
  file: string
  titles: string[]
  /** A text in the name of the very case that is meant, where a table has many. */
  row?: string
  /** That text is put together when the test runs: only a run can tell whether it is there. */
  isMade?: boolean
}

/** A row whose name does not stand in the file of its test as such. */
export const made = (row: string) => ({ made: row })

/**
 * The tests of a file, by title: `suite('a.test.ts')('a group › a test')`, or one row of a table:
 * `suite('a.test.ts')('%s is refused', 'an empty file')`.
 */
export const suite =
  (file: string) =>
  (titles: string, row?: string | { made: string }): Proof => ({
    file,
    titles: titles.split(' › '),
    ...(row === undefined ? {} : typeof row === 'string' ? { row } : { row: row.made, isMade: true }),
  })

/** A rule that holds. */
export const rule = (id: string, says: string, ...shownBy: Proof[]): Entry => ({ id, says, shownBy })
/** A rule whose product is still being built. */
export const awaiting = (topic: string, id: string, says: string): Entry => ({ id, says, shownBy: [], awaits: topic })

/** «A5-mobile» → «A5»; «UP-3» → «UP». */
export const groupOf = (id: string): string => id.slice(0, id.indexOf('-'))
