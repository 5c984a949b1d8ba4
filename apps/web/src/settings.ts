/** What whoever hosts the product may set, read from the page's `<meta>` lines, which the server can fill in. */
const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

export interface Settings {
  helpMailbox: string
  /** Empty: the logo leads to the start of the form. */
  marketingSite: string
  /** Users with an address of this domain are never moved to their saved step. */
  internalMailDomain: string
}

export const readSettings = (): Settings => ({ helpMailbox: metaOf('help-mailbox'), marketingSite: metaOf('marketing-site'), internalMailDomain: metaOf('internal-mail-domain') })
