interface Values {
  months?: readonly string[]
  [name: string]: string | number | readonly string[] | undefined
}
export type Said = [key: string, values: Values]

export const saidMark = 'said:'

/**
 * Returns a text of the server's own, by its key; months are `2026-10`. It is said when it is answered, in the page's
 * language, as the server does.
 */
export const said = (key: string, values: Values = {}): string =>
  `${saidMark}${JSON.stringify([key, values] satisfies Said)}`
