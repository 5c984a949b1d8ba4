/**
 * «+39 333 1234567», «0039 333…» pasted into the number: the dial code goes where it belongs. `codes` are the known
 * dial codes with their plus.
 */
export function splitMobile(text: string, codes: readonly string[]): { code: string | undefined; value: string } {
  const bare = text.trim().replace(/^00(?=[1-9])/, '+')
  if (!bare.startsWith('+')) return { code: undefined, value: text }
  const digits = `+${bare.slice(1).replace(/\D/g, '')}`
  const code = codes.filter((candidate) => digits.startsWith(candidate)).sort((a, b) => b.length - a.length)[0]
  return code ? { code, value: digits.slice(code.length) } : { code: undefined, value: text }
}
