import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { WrongConfig } from '../../config.ts'
import { algorithmOf, type Sealer } from './sealer.ts'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/**
 * Reads an operator's own seal: a PEM file with the key and its certificate first, then those that vouch for it.
 * @throws WrongConfig
 */
export function readSealFile(path: string): Sealer {
  const wrong = (why: string) => new WrongConfig([`REPORT_SEAL_FILE ${why}`])
  let key, chain
  try {
    const pem = readFileSync(path, 'utf8')
    key = createPrivateKey(pem)
    chain = [...pem.matchAll(CERTIFICATE)].map(([one]) => new X509Certificate(one))
    algorithmOf(key)
  } catch (error) {
    // Never its text: it may quote the key.
    throw wrong(
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? 'is not there'
        : 'holds no key of an elliptic curve or RSA with certificates, in PEM',
    )
  }
  if (!chain[0]?.checkPrivateKey(key)) throw wrong('must hold the certificate of its key before all others')
  return { key, chain }
}
