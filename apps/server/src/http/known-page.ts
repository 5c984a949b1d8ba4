/** Which of the applicant's addresses mean something. The pages' own router decides what is drawn; here it is decided whether «not found» is also said to machines. Source: specification 1 §2. */
import { stepRouter } from '@attesta/contract/application.ts'
import { applicationType, languages, region, type Language } from '@attesta/contract/fields.ts'

const legal = ['terms', 'privacy', 'cookies', 'imprint', 'accessibility', 'marketing']
const type = `(?:${applicationType.options.join('|')})`
const steps = stepRouter.options.filter((router) => router !== 'sign-up')

/** A first segment that is no language of ours is replaced by one that is, so it need not be looked at here. */
const shapes: readonly RegExp[] = [
  // «/», «/it», «/pt-BR»
  /^\/([a-z]{2}(-[a-z]{2})?)?$/i,
  // «/it/rent/apply/3f2b…», «/mortgage/apply», «/apply»
  new RegExp(`^/(?:[^/]+/)?(?:${type}/)?apply(?:/[^/]+)?$`, 'i'),
  // «/it/rapid/fill/occupation/3f2b…», «/de/fill/sign-up»
  new RegExp(`^/[^/]+/(?:${type}/)?fill/(?:[^/]+/)?(?:occupation|sign-up)(?:/[^/]+)?$`, 'i'),
  // «/de/rent/fill/0199…/personal-details»
  new RegExp(`^/[^/]+/(?:${type}/)?fill/(?:[^/]+/)?(?:${steps.join('|')})$`, 'i'),
  // «/it/legal/privacy», «/en/timeout»
  new RegExp(`^/[^/]+/(?:legal/(?:${legal.join('|')})|timeout|unauthorized)$`, 'i'),
]

export const isKnownPage = (path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return shapes.some((shape) => shape.test(plain))
}

/** The two regions are called as the languages that they speak. */
const isRegion = (text: string | undefined): boolean => region.safeParse(text).success

/** The language that a page will speak, as far as its address says; `undefined` where the browser decides. «/it/…», «/dashboard?lang=de», «de.attesta.example/» */
export function languageOfPage({ path, query, host }: { path: string; query: string; host: string | undefined }): Language | undefined {
  const told = [path.split('/')[1], path.startsWith('/dashboard') ? new URLSearchParams(query).get('lang') : isRegion(host) ? host : undefined]
  const [found] = told.flatMap((text) => languages.find((language) => language === text) ?? [])
  return found ?? (path.startsWith('/dashboard') || path.startsWith('/preview') ? undefined : 'it')
}
