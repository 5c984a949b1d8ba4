/**
 * What is said otherwise by the kind of application: a text `X.forMortgage` stands in the place of `X`. Source: decision
 * 0235.
 */
import type { ApplicationType } from '../fields.ts'

export const ownTexts: Record<ApplicationType, 'forMortgage' | undefined> = {
  rent: undefined,
  mortgage: 'forMortgage',
  rapid: undefined,
}

/** The texts as a kind of application has them: each of its own under the key of the text that it replaces. */
export function textsOfKind<T extends Readonly<Record<string, unknown>>>(texts: T, type: ApplicationType): T {
  const ending = ownTexts[type]
  if (!ending) return texts
  const own = Object.entries(texts).filter(([key]) => key.endsWith(`.${ending}`))
  return { ...texts, ...Object.fromEntries(own.map(([key, text]) => [key.slice(0, -ending.length - 1), text])) }
}

/** The same for one text: the key that is said. */
export function keyOfKind(key: string, type: ApplicationType | undefined, has: (key: string) => boolean): string {
  const own = type && ownTexts[type] ? `${key}.${ownTexts[type]}` : key
  return has(own) ? own : key
}
