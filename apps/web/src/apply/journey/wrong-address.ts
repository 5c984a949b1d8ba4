import { afterLanguage, applicationTypes } from '@attesta/contract/pages.ts'
import { isLanguage } from '../../languages.ts'

/** «fr», «pt-BR» */
const looksLikeLanguage = (text: string) => /^[a-z]{2}(-[a-z]{2})?$/i.test(text)

/**
 * Whether an address of ours begins with a language that we do not speak: «/fr», «/fr/rent/fill/…», «/hello/fill/…».
 */
export function namesUnknownLanguage(pathname: string): boolean {
  const [first, second] = pathname.split('/').filter(Boolean)
  if (first === undefined || isLanguage(first) || first === 'apply' || applicationTypes.some((type) => type === first))
    return false
  return second === undefined ? looksLikeLanguage(first) : afterLanguage.includes(second.toLowerCase())
}
