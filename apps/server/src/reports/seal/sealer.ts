import type { KeyObject, X509Certificate } from 'node:crypto'

/** The sealer: the key, and its certificate before those that vouch for it. */
export interface Sealer {
  key: KeyObject
  chain: readonly X509Certificate[]
}

/** Of SHA-256 with such a key. */
const signatureAlgorithms: Readonly<Record<string, string>> = {
  ec: '1.2.840.10045.4.3.2',
  rsa: '1.2.840.113549.1.1.11',
}

/** @throws RangeError for keys of other kinds, which readers of PDFs do not know */
export const algorithmOf = (key: KeyObject): string => {
  const algorithm = signatureAlgorithms[key.asymmetricKeyType ?? '']
  if (algorithm === undefined) throw new RangeError('a seal needs a key of an elliptic curve or RSA')
  return algorithm
}
