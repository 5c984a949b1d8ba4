/**
 * Do the signatures on a PDF hold? Only what the file itself proves: no list of trusted issuers is shipped, so who
 * signed is told and never vouched for.
 */
import { createHash } from 'node:crypto'
import type { SignedData } from 'pkijs'
import type { SignatureFacts } from '../read/pdf-signatures.ts'

export interface Seal {
  /**
   * `intact`: the signed bytes are those that were signed. `broken`: they are others. `unchecked`: a form or method
   * that we cannot check, which says nothing.
   */
  state: 'intact' | 'broken' | 'unchecked'
  /** Common name in the signer's certificate. */
  signer: string | null
  /** The last byte that the signature vouches for. */
  signedTo: number
}

/** Detached CMS over the file; the others are old or are time stamps. */
const CHECKED = new Set(['adbe.pkcs7.detached', 'ETSI.CAdES.detached'])
const COMMON_NAME = '2.5.4.3',
  MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const DIGESTS: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

export const sealsOf = (bytes: Uint8Array, signatures: readonly SignatureFacts[]): Promise<Seal[]> =>
  Promise.all(signatures.map((signature) => sealOf(bytes, signature)))

async function sealOf(bytes: Uint8Array, { subFilter, byteRange, contents }: SignatureFacts): Promise<Seal> {
  const [start = -1, firstLength = -1, second = -1, secondLength = -1] = byteRange
  const unchecked: Seal = { state: 'unchecked', signer: null, signedTo: second + secondLength }
  if (!CHECKED.has(subFilter) || byteRange.length !== 4) return unchecked
  if (
    start !== 0 ||
    firstLength < 0 ||
    second < firstLength ||
    secondLength < 0 ||
    second + secondLength > bytes.length ||
    !isSignaturePlace(bytes.subarray(firstLength, second))
  )
    return { ...unchecked, state: 'broken' }
  const cms = await signedDataOf(contents)
  const info = cms?.signerInfos[0]
  if (!cms || !info) return unchecked
  const content = Buffer.concat([bytes.subarray(0, firstLength), bytes.subarray(second, second + secondLength)])
  const signer = signerOf(cms)
  const hash = DIGESTS[info.digestAlgorithm.algorithmId]
  const stated: unknown = info.signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values[0]
    ?.valueBlock.valueHexView
  if (hash !== undefined && stated instanceof Uint8Array && !createHash(hash).update(content).digest().equals(stated))
    return { ...unchecked, state: 'broken', signer }
  return { ...unchecked, state: await isSigned(cms, content), signer }
}

/** Between the two signed stretches nothing may stand but the signature's own digits: else text could hide there. */
// <3082…00>
const isSignaturePlace = (gap: Uint8Array): boolean =>
  /^\s*<[0-9A-Fa-f\s]*>\s*$/.test(Buffer.from(gap.buffer, gap.byteOffset, gap.byteLength).toString('latin1'))

async function signedDataOf(der: Uint8Array): Promise<SignedData | null> {
  // Most documents are unsigned: what reads signatures is loaded for the others alone.
  const [{ fromBER }, { ContentInfo, SignedData: Cms }] = await Promise.all([import('asn1js'), import('pkijs')])
  try {
    return new Cms({ schema: new ContentInfo({ schema: fromBER(Uint8Array.from(der).buffer).result }).content })
  } catch (problem) {
    // What no library can read is no signature that says anything.
    if (problem instanceof Error) return null
    throw problem
  }
}

async function isSigned(cms: SignedData, content: Uint8Array): Promise<Seal['state']> {
  try {
    return (await cms.verify({ signer: 0, data: Uint8Array.from(content).buffer })) ? 'intact' : 'broken'
  } catch (problem) {
    // A method that is not known here (some curves of elliptic keys); the digest of the bytes was right.
    if (problem instanceof Error) return 'unchecked'
    throw problem
  }
}

function signerOf(cms: SignedData): string | null {
  const serial = cms.signerInfos[0]?.sid as { serialNumber?: { isEqual(other: unknown): boolean } } | undefined
  const certificates = (cms.certificates ?? []).filter((one) => 'subject' in one)
  const own = certificates.find((one) => serial?.serialNumber?.isEqual(one.serialNumber)) ?? certificates[0]
  const name: unknown = own?.subject.typesAndValues.find(({ type }) => String(type) === COMMON_NAME)?.value.valueBlock
    .value
  return typeof name === 'string' ? name.slice(0, 200) : null
}
