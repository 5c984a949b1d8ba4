import { expect, test } from 'vitest'
import { sha256, signed } from './sign.ts'

const credentials = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:00:00Z')

// The worked examples of the Amazon S3 API Reference.
test.each([
  [
    "an object's first bytes",
    'https://examplebucket.s3.amazonaws.com/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    "a bucket's life cycle",
    'https://examplebucket.s3.amazonaws.com/?lifecycle=',
    {},
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)('%s', (_, url, headers, signature) => {
  expect(
    signed({ method: 'GET', url: new URL(url), headers, bodyHash: sha256('') }, credentials, now).authorization,
  ).toContain(`Signature=${signature}`)
})

test('the secret is nowhere in what is sent', () => {
  expect(
    JSON.stringify(
      signed(
        { method: 'GET', url: new URL('https://s3.example/b/k'), headers: {}, bodyHash: sha256('') },
        credentials,
        now,
      ),
    ),
  ).not.toContain(credentials.secretKey)
})
