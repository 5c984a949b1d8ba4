/**
 * A paper sealed by who made it: a detached CMS over all of the file but the signature itself (ISO 32000-1, 12.8), as
 * issuers seal theirs.
 */
import { Buffer } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import * as asn1 from 'asn1js'
import * as pki from 'pkijs'
import type { Day } from '@attesta/domain/day.ts'
import {
  catalogOf,
  editsBetween,
  nextNumber,
  pagesOf,
  saveLater,
  takeApart,
  withEntry,
  withObject,
} from './pdf-parts.ts'

const ROOM = 8192
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const COMMON_NAME = '2.5.4.3',
  CONTENT_TYPE = '1.2.840.113549.1.9.3',
  MESSAGE_DIGEST = '1.2.840.113549.1.9.4',
  PLAIN_CONTENT = '1.2.840.113549.1.7.1',
  SIGNED = '1.2.840.113549.1.7.2'

async function certificateOf(
  name: string,
  madeOn: Day,
  { publicKey, privateKey }: webcrypto.CryptoKeyPair,
): Promise<pki.Certificate> {
  const certificate = new pki.Certificate({ version: 2, serialNumber: new asn1.Integer({ value: 4711 }) })
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(
      new pki.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1.Utf8String({ value: name }) }),
    )
  certificate.notBefore.value = new Date(`${Number(madeOn.slice(0, 4)) - 1}-01-01T00:00:00Z`)
  certificate.notAfter.value = new Date(`${Number(madeOn.slice(0, 4)) + 2}-01-01T00:00:00Z`)
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  return certificate
}

async function cmsOver(content: Buffer, name: string, madeOn: Day): Promise<Buffer> {
  const pair = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const certificate = await certificateOf(name, madeOn, pair)
  const digest = await webcrypto.subtle.digest('SHA-256', Uint8Array.from(content))
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: PLAIN_CONTENT }),
    certificates: [certificate],
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new pki.Attribute({ type: CONTENT_TYPE, values: [new asn1.ObjectIdentifier({ value: PLAIN_CONTENT })] }),
            new pki.Attribute({ type: MESSAGE_DIGEST, values: [new asn1.OctetString({ valueHex: digest })] }),
          ],
        }),
      }),
    ],
  })
  await signed.sign(pair.privateKey, 0, 'SHA-256', Uint8Array.from(content).buffer)
  return Buffer.from(new pki.ContentInfo({ contentType: SIGNED, content: signed.toSchema(true) }).toSchema().toBER())
}

/**
 * @param name what the signer's certificate says; its key lives only while this runs, so no two signatures are alike
 */
export async function signed(file: Uint8Array, name: string, madeOn: Day): Promise<Uint8Array> {
  const parts = takeApart(file),
    [page] = pagesOf(parts),
    field = nextNumber(parts),
    value = field + 1
  const range = '/ByteRange [0 0000000000 0000000000 0000000000]'
  const empty = withObject(
    withObject(
      parts,
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V ${value} 0 R /P ${page} 0 R /Rect [0 0 0 0] /F 132 >>`,
    ),
    value,
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${range} /Contents <${'0'.repeat(2 * ROOM)}> >>`,
  )
  const prepared = Buffer.from(
    saveLater(
      file,
      editsBetween(
        parts,
        withEntry(
          withEntry(empty, page!, `/Annots [${field} 0 R]`),
          catalogOf(parts),
          `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`,
        ),
      ),
    ),
  )
  const open = prepared.indexOf('/Contents <', file.length) + '/Contents '.length,
    close = open + 2 * ROOM + 2
  const ten = (number: number) => String(number).padStart(10, '0')
  prepared.write(
    `/ByteRange [0 ${ten(open)} ${ten(close)} ${ten(prepared.length - close)}]`,
    prepared.indexOf(range),
    'latin1',
  )
  const cms = await cmsOver(Buffer.concat([prepared.subarray(0, open), prepared.subarray(close)]), name, madeOn)
  prepared.write(cms.toString('hex'), open + 1, 'latin1')
  return new Uint8Array(prepared)
}
