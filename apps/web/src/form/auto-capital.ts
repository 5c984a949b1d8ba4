/**
 * «anna maria» → «Anna Maria», only for words all in small letters and only while nothing was put right by hand: «von»,
 * «de» can be restored.
 */
export function autoCapital(text: string, wasDone: boolean): string {
  return wasDone
    ? text
    : text.replace(
        /(^|[\s'’-])(\p{Ll})(?=\p{Ll}*(?:[\s'’-]|$))/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
}
