/** Returns what the operator may set, read from the page's `<meta>` lines, which the server can fill in. */
const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

export interface Settings {
  /** Whether the first label of the host names a region. */
  hasRegionalHosts: boolean
  helpMailbox: string
  /** Who runs the installation and where, for the pages of the law. */
  operatorName: string
  operatorAddress: string
  /** Who represents the operator, register, VAT number. Empty: the imprint leaves the part out. */
  operatorRegister: string
  /** Empty: the logo leads to the start of the form. */
  marketingSite: string
  /** Users with an address of this domain are never moved to their saved step. */
  internalMailDomain: string
}

export const readSettings = (): Settings => ({
  hasRegionalHosts: metaOf('regional-hosts') !== 'off',
  helpMailbox: metaOf('help-mailbox'),
  operatorName: metaOf('operator-name'),
  operatorAddress: metaOf('operator-address'),
  operatorRegister: metaOf('operator-register'),
  marketingSite: metaOf('marketing-site'),
  internalMailDomain: metaOf('internal-mail-domain'),
})
