import { isLanguage } from '../../languages.ts'

const types = ['rent', 'mortgage', 'rapid']
/** What can follow a language in an address of ours. */
const afterLanguage = ['fill', 'apply', 'legal', 'timeout', 'unauthorized', ...types]

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)
/** «fr», «pt-BR» */
const looksLikeLanguage = (text: string) => /^[a-z]{2}(-[a-z]{2})?$/i.test(text)

/** Whether an address of ours begins with a language that we do not speak: «/fr», «/fr/rent/fill/…», «/hello/fill/…». */
export function namesUnknownLanguage(pathname: string): boolean {
  const [first, second] = segmentsOf(pathname)
  if (first === undefined || isLanguage(first) || first === 'apply' || types.includes(first)) return false
  return second === undefined ? looksLikeLanguage(first) : afterLanguage.includes(second.toLowerCase())
}

/** Whether an address has the shape of one of ours and yet means nothing: «/hello», «/it/villa/fill/occupation». */
export function isNowhere(pathname: string): boolean {
  const segments = segmentsOf(pathname)
  const [first] = segments
  if (segments.length === 1) return !isLanguage(first) && !looksLikeLanguage(first!) && first !== 'apply'
  const last = segments.findIndex((segment) => segment === 'fill' || segment === 'apply')
  const before = segments.slice(isLanguage(first) ? 1 : 0, Math.max(last, 0))
  return before.some((segment) => !types.includes(segment.toLowerCase()))
}
