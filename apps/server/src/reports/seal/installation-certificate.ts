/**
 * The installation's own key and certificate for sealing PDFs. No authority vouches for it: a reader shows that a file
 * is unchanged, and whose certificate it is.
 */
import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import { BitString, fromBER, Integer, Utf8String } from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  PublicKeyInfo,
  Time,
} from 'pkijs'
import { arrayBufferOf } from './cms.ts'
import { algorithmOf } from './sealer.ts'

const commonName = '2.5.4.3'
const yearsValid = 30

/** A key on P-256 from 32 bytes; the same bytes give the same key. */
export function keyFromSeed(seed: Buffer): KeyObject {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(seed)
  const point = curve.getPublicKey()
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: seed.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
}

export const publicDer = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' })

/** Returns a certificate that the key signs for itself: for signatures alone. */
export function selfSigned(key: KeyObject, operator: string, now: Date): X509Certificate {
  const certificate = new Certificate()
  const spki = publicDer(key)
  certificate.version = 2
  certificate.serialNumber = new Integer({
    valueHex: arrayBufferOf(Buffer.concat([Buffer.of(1), createHash('sha256').update(spki).digest().subarray(0, 15)])),
  })
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: operator }) }),
    )
  certificate.notBefore = new Time({ type: 0, value: now })
  certificate.notAfter = new Time({
    type: 0,
    value: new Date(Date.UTC(Math.min(2049, now.getUTCFullYear() + yearsValid), 0, 1)),
  })
  certificate.subjectPublicKeyInfo = new PublicKeyInfo({ schema: fromBER(arrayBufferOf(spki)).result })
  // Digital signature and content commitment.
  const usage = new BitString({ valueHex: Uint8Array.of(0xc0).buffer, unusedBits: 6 })
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER() }),
  ]
  const algorithm = new AlgorithmIdentifier({ algorithmId: algorithmOf(key) })
  certificate.signature = algorithm
  certificate.signatureAlgorithm = algorithm
  certificate.signatureValue = new BitString({
    valueHex: arrayBufferOf(sign('sha256', Buffer.from(certificate.encodeTBS().toBER()), key)),
  })
  return new X509Certificate(Buffer.from(certificate.toSchema(true).toBER()))
}
