/** Keys of stored files: the grammar, so that no key can name a place outside the store. */

const MAX_CHARACTERS = 400

// documents/3f2a9c/original.sealed
const PATTERN = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/**
 * @throws RangeError on anything but segments of a–z, 0–9, dot, dash and underscore that begin with a letter or digit;
 * keys are made by us, so that is a bug
 */
export function checkedKey(key: string): string {
  if (key.length > MAX_CHARACTERS || !PATTERN.test(key)) throw new RangeError('not a key of the file store')
  return key
}
