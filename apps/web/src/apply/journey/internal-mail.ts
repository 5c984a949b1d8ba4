/** The operator's people look at any step. `domain`: the operator's own, empty when there is none. */
export const isInternalMail = (email: string | undefined, domain: string): boolean =>
  email !== undefined && domain !== '' && email.toLowerCase().endsWith(`@${domain.toLowerCase()}`)
