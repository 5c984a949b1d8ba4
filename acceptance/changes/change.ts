/** A change of the code that tests must notice, and how the lists beside this file write one. */
export interface Change {
  file: string
  /** Stands once in the file. */
  from: string
  to: string
  /** The rules that the place implements. */
  rules: readonly string[]
  /** The file of the tests that are tagged with them, where it makes the tags and does not quote them. */
  tests?: string
}

type Row = readonly [file: string, from: string, to: string, ...rules: string[]]

/** The rows of a list, each file below a folder; `ending` where all of them have the same. */
export const changesBelow = (folder: string, ending: string, rows: readonly Row[]): Change[] =>
  rows.map(([file, from, to, ...rules]) => ({ file: `${folder}/${file}${ending}`, from, to, rules }))
