/** Signatures made here, over a file of a few bytes: what holds, what is broken, and what says nothing. */
import { Integer, ObjectIdentifier, OctetString, Utf8String } from 'asn1js'
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sealsOf } from './seals.ts'

const HEAD = '%PDF-1.7 signed head ',
  TAIL = ' signed tail %%EOF'
const DETACHED = 'adbe.pkcs7.detached'
const arrayOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

interface Signer {
  certificate: Certificate
  key: Parameters<SignedData['sign']>[0]
}

async function signerOf(name: string, serial: number): Promise<Signer> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ value: serial })
  for (const owner of [certificate.issuer, certificate.subject])
    owner.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.10', value: new Utf8String({ value: 'Organisation' }) }),
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }),
    )
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z')
  certificate.notAfter.value = new Date('2036-01-01T00:00:00Z')
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return { certificate, key: keys.privateKey }
}

/** The CMS over a text; `certificates`: those that are sent along, the signer's own alone when left out. */
async function cmsOf(
  text: string,
  { certificate, key }: Signer,
  { digest = 'SHA-256', certificates = [certificate] }: { digest?: string; certificates?: Certificate[] } = {},
): Promise<Uint8Array> {
  const hash = await crypto.subtle.digest(digest, arrayOf(text))
  const attributes = [
    new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })] }),
    new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: hash })] }),
  ]
  const cms = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates,
  })
  await cms.sign(key, 0, digest, arrayOf(text).buffer)
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: cms.toSchema(true) })
  return new Uint8Array(content.toSchema().toBER())
}

let bank: Signer
let contents: Uint8Array
beforeAll(async () => {
  bank = await signerOf('Banca Esempio', 7)
  contents = await cmsOf(HEAD + TAIL, bank)
})

interface Given {
  head?: string
  tail?: string
  /** What stands between the two signed stretches. */
  gap?: string
  subFilter?: string
  contents?: Uint8Array
  byteRange?: (range: [number, number, number, number]) => number[]
}
async function sealOf({ head = HEAD, tail = TAIL, gap = '<30820000>', byteRange, ...facts }: Given = {}) {
  const range: [number, number, number, number] = [0, head.length, head.length + gap.length, tail.length]
  const [seal] = await sealsOf(arrayOf(head + gap + tail), [
    { subFilter: DETACHED, contents, ...facts, byteRange: byteRange?.(range) ?? range },
  ])
  return seal!
}

describe('a signature over the whole file', () => {
  test.each([DETACHED, 'ETSI.CAdES.detached'])('of the kind %s holds, with its signer and its end', async (subFilter) =>
    expect(await sealOf({ subFilter })).toEqual({ state: 'intact', signer: 'Banca Esempio', signedTo: 49 }),
  )

  test.each(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'])('holds by %s', async (digest) => {
    const other = await cmsOf(HEAD + TAIL, bank, { digest })
    expect((await sealOf({ contents: other })).state).toBe('intact')
    expect((await sealOf({ contents: other, tail: TAIL.replace('tail', 'fail') })).state).toBe('broken')
  })

  test.each([' <3082> ', '\n<3082\n0000>', '<AbCd>'])('holds around its digits as %j', async (gap) =>
    expect((await sealOf({ gap })).state).toBe('intact'),
  )

  test('is not the last byte of a file to which something was added', async () => {
    const range = [0, HEAD.length, HEAD.length + 10, TAIL.length]
    const file = arrayOf(`${HEAD}<30820000>${TAIL} added later`)
    expect(await sealsOf(file, [{ subFilter: DETACHED, byteRange: range, contents }])).toEqual([
      { state: 'intact', signer: 'Banca Esempio', signedTo: 49 },
    ])
  })
})

describe('a broken signature', () => {
  test('is one over other bytes, no matter who signed them', async () => {
    const changed = { state: 'broken', signer: 'Banca Esempio', signedTo: 49 }
    expect(await sealOf({ head: HEAD.replace('head', 'hand') })).toEqual(changed)
    expect(await sealOf({ tail: TAIL.replace('tail', 'fail') })).toEqual(changed)
  })

  test('is one made with another key than the certificate’s', async () => {
    const thief = await signerOf('Thief', 7)
    const forged = await cmsOf(HEAD + TAIL, { certificate: bank.certificate, key: thief.key })
    expect(await sealOf({ contents: forged })).toEqual({ state: 'broken', signer: 'Banca Esempio', signedTo: 49 })
  })

  test.each<[string, Given]>([
    ['that begins behind the first byte', { byteRange: ([, ...rest]) => [1, ...rest] }],
    ['whose first stretch has no length', { byteRange: ([start, , ...rest]) => [start, -1, ...rest] }],
    ['whose second stretch lies in the first', { byteRange: ([a, b, , d]) => [a, b, b - 1, d] }],
    ['whose second stretch has no length', { byteRange: ([a, b, c]) => [a, b, c, -1] }],
    ['that reaches one byte beyond the file', { byteRange: ([a, b, c, d]) => [a, b, c, d + 1] }],
    ['with a text beside its digits', { gap: '<3082> 9.999,99' }],
    ['with a text before its digits', { gap: '9.999,99 <3082>' }],
    ['with a text among its digits', { gap: '<3082 Hello>' }],
    ['with nothing between the stretches', { gap: '' }],
  ])('is one %s, and nothing is said of its signer', async (_, given) =>
    expect(await sealOf(given)).toMatchObject({ state: 'broken', signer: null }),
  )
})

describe('nothing is said', () => {
  test.each<[string, Given]>([
    ['by an old kind of signature', { subFilter: 'adbe.x509.rsa_sha1' }],
    ['by a time stamp', { subFilter: 'ETSI.RFC3161' }],
    ['by three numbers of a range', { byteRange: ([a, b, c]) => [a, b, c] }],
    ['by five numbers of a range', { byteRange: (range) => [...range, 0] }],
    ['by digits that are no signature', { contents: arrayOf('0000') }],
    ['by no digits', { contents: new Uint8Array() }],
  ])('%s', async (_, given) => expect(await sealOf(given)).toMatchObject({ state: 'unchecked', signer: null }))

  test('by a signature that no one signed', async () => {
    const cms = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
      certificates: [bank.certificate],
    })
    const empty = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: cms.toSchema(true) })
    expect(await sealOf({ contents: new Uint8Array(empty.toSchema().toBER()) })).toMatchObject({
      state: 'unchecked',
      signer: null,
    })
  })
})

describe('the signer', () => {
  test('is told among the certificates by the number', async () => {
    const issuer = await signerOf('Issuer', 3)
    const both = await cmsOf(HEAD + TAIL, bank, { certificates: [issuer.certificate, bank.certificate] })
    expect((await sealOf({ contents: both })).signer).toBe('Banca Esempio')
  })

  test('is the first certificate’s owner where none has the number', async () => {
    const issuer = await signerOf('Issuer', 3)
    const other = await cmsOf(HEAD + TAIL, bank, { certificates: [issuer.certificate] })
    expect((await sealOf({ contents: other })).signer).toBe('Issuer')
  })

  test('has no name without a certificate', async () => {
    const none = await cmsOf(HEAD + TAIL, bank, { certificates: [] })
    expect(await sealOf({ contents: none })).toMatchObject({ signer: null })
  })

  test('is named in two hundred letters', async () => {
    const long = await signerOf('x'.repeat(300), 9)
    const signed = await cmsOf(HEAD + TAIL, long)
    expect((await sealOf({ contents: signed })).signer).toBe('x'.repeat(200))
  })
})

test('each signature of a file is looked at, in order', async () => {
  const range = [0, HEAD.length, HEAD.length + 10, TAIL.length]
  const facts = { subFilter: DETACHED, byteRange: range, contents }
  const seals = await sealsOf(arrayOf(`${HEAD}<30820000>${TAIL}`), [{ ...facts, subFilter: 'none' }, facts])
  expect(seals.map(({ state }) => state)).toEqual(['unchecked', 'intact'])
})
