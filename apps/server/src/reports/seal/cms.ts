/**
 * The signature that goes into a PDF: CMS, detached, with the attributes that PAdES B-B asks for (ETSI EN 319 142-1).
 */
import { createHash, sign } from 'node:crypto'
import { fromBER, ObjectIdentifier, OctetString, Sequence, Set as SetOf, type BaseBlock } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { algorithmOf, type Sealer } from './sealer.ts'

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
export const arrayBufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer
const octets = (bytes: Uint8Array) => new OctetString({ valueHex: arrayBufferOf(bytes) })
const attribute = (type: string, value: BaseBlock) => new Attribute({ type, values: [value] })
const derOf = (one: Attribute) => Buffer.from(one.toSchema().toBER())

/** DER of the signature over `content`. */
export function cadesSignature(content: Uint8Array, { key, chain }: Sealer): Buffer {
  const certificates = chain.map(({ raw }) => new Certificate({ schema: fromBER(arrayBufferOf(raw)).result }))
  const own = certificates[0]
  if (!own || !chain[0]) throw new RangeError('a seal needs a certificate')
  // SigningCertificateV2, with SHA-256 as the default that DER leaves out.
  const vouched = new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [octets(sha256(chain[0].raw))] })] })],
  })
  // A set is ordered by its members' bytes: what is signed must be the very bytes that are sent.
  const attributes = [
    attribute(oid.contentType, new ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, octets(sha256(content))),
    attribute(oid.signingCertificateV2, vouched),
  ].toSorted((a, b) => Buffer.compare(derOf(a), derOf(b)))
  const signed = Buffer.from(new SetOf({ value: attributes.map((one) => one.toSchema()) }).toBER())
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: oid.sha256 })
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm,
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: algorithmOf(key) }),
    signature: octets(sign('sha256', signed, key)),
  })
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates,
    signerInfos: [info],
  })
  return Buffer.from(new ContentInfo({ contentType: oid.signedData, content: data.toSchema(true) }).toSchema().toBER())
}
