import { placeholders, type Placeholder } from '@attesta/contract/message-limits.ts'

/** «Ciao {firstName}» → «firstName» */
const placeholder = /\{([^{}]*)\}/g
const known = (name: string): name is Placeholder => placeholders.some((one) => one === name)

/** The first thing in braces that no placeholder is called, or a brace that is alone; null when all are known. */
export function unknownPlaceholder(text: string): string | null {
  const names = [...text.matchAll(placeholder)].map(([, name]) => name!)
  const wrong = names.find((name) => !known(name))
  if (wrong !== undefined) return `{${wrong}}`
  return /[{}]/.exec(text.replace(placeholder, ''))?.[0] ?? null
}

/** A template with its placeholders filled in, once: what stands in a value is not filled in again. */
export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(placeholder, (whole, name: string) => (known(name) ? values[name] : whole))
