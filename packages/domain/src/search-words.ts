/** «  Müller-ÖZ  » → `muller-oz`: letters without their marks, lower case, for comparing what people type. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().trim()

/** «Anna D'Alessandro» → `anna`, `d`, `alessandro`: the folded words of a name, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
]

export interface Findable {
  firstName: string
  lastName: string
  email: string
  /** «+39-3331234567» */
  mobile: string
}

/** Longer beginnings of a word tell no two people apart. */
const maxPrefix = 12
/** «333 123 45 67», with or without the country: the last digits are the same. */
const phoneDigits = 8
const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-phoneDigits)
/** A phone number as it is found by; null when it has too few digits to be told from others. */
export const phoneToken = (text: string): string | null =>
  lastDigits(text).length < phoneDigits ? null : `phone:${lastDigits(text)}`
/** «+39 333 123 4567», «0333/1234567» */
const isPhone = (text: string): boolean =>
  /^[+\d][\d\s()./-]*$/.test(text) && text.replace(/\D/g, '').length >= phoneDigits

/**
 * Returns what a person is found by: each beginning of their names from two letters on, their email, the end of their
 * phone number. The part before the colon keeps the kinds apart.
 */
export function findableTokens({ firstName, lastName, email, mobile }: Findable): string[] {
  const names = searchWords(`${firstName} ${lastName}`).flatMap((word) => {
    const letters = [...word].slice(0, maxPrefix)
    return letters.length < 2 ? [word] : letters.slice(1).map((_, index) => letters.slice(0, index + 2).join(''))
  })
  return [
    ...new Set([...names.map((part) => `name:${part}`), `email:${email.toLowerCase()}`, `phone:${lastDigits(mobile)}`]),
  ]
}

/** Returns what was typed, as tokens that must all belong to one person. Empty when it holds nothing to look for. */
export function soughtTokens(text: string): string[] {
  const typed = text.trim()
  if (isPhone(typed)) return [`phone:${lastDigits(typed)}`]
  return typed
    .split(/\s+/)
    .flatMap((part) =>
      part.includes('@')
        ? [`email:${part.toLowerCase()}`]
        : searchWords(part).map((word) => `name:${[...word].slice(0, maxPrefix).join('')}`),
    )
}
