import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { region } from '@attesta/contract/fields.ts'
import type { Config } from '../config.ts'
import { codeOf, look, well, wrong, type Finding } from './finding.ts'

const unknownName = 'ENOTFOUND'

/**
 * Whether both regions' hosts have an address: visitors are led there by their place. Source: A1-region-by-place.
 * `resolve` fails with `ENOTFOUND` for a name that no one has.
 */
export async function checkHosts(
  {
    production,
    publicUrl,
    pages,
  }: Pick<Config, 'production' | 'publicUrl'> & { pages: Pick<Config['pages'], 'regional-hosts'> },
  resolve: (host: string) => Promise<unknown> = lookup,
): Promise<Finding> {
  if (!production || pages['regional-hosts'] === 'off')
    return well('One host for both countries. With names for it. and de. before it: REGIONAL_HOSTS=on.')
  const { hostname } = new URL(publicUrl)
  const [label, ...rest] = hostname.split('.')
  if (rest.length === 0 || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return well(`${hostname} takes no country before it: one host for both.`)
  const base = region.safeParse(label).success ? rest.join('.') : hostname
  const hosts = region.options.map((one) => `${one}.${base}`)
  const codes = await Promise.all(
    hosts.map((host) =>
      resolve(host).then(
        () => null,
        (error: unknown) => codeOf(error),
      ),
    ),
  )
  const missing = hosts.filter((_, at) => codes[at] === unknownName)
  const unasked = codes.find((code) => code !== null && code !== unknownName)
  if (missing.length > 0)
    return wrong(
      `No one has the name ${missing.join(' or ')}, and visitors from there are led to it.`,
      'Give these names the address of PUBLIC_URL, or set REGIONAL_HOSTS=off.',
    )
  return unasked
    ? look(`The names ${hosts.join(' and ')} could not be asked for (${unasked}).`, 'Ask again where names are known.')
    : well(`${hosts.join(' and ')} have an address.`)
}
