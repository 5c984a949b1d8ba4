import { expect, test } from 'vitest'
import { readAnswer } from './xml.ts'

test('reads a list, its entities and where it goes on', () => {
  const { root, texts, contents } = readAnswer(
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
      '<NextContinuationToken>0012=</NextContinuationToken><Contents><Key>a&amp;b &lt;c</Key><Size>0070</Size>' +
      '<ETag>&quot;9b2cf535&quot;</ETag></Contents></ListBucketResult>',
  )
  expect(root).toBe('ListBucketResult')
  expect(texts['NextContinuationToken']).toBe('0012=')
  expect(contents).toEqual([{ Key: 'a&b <c', Size: '0070', ETag: '"9b2cf535"' }])
})

test.each([
  ['one object', '<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>', 1],
  [
    'two objects',
    '<ListBucketResult><Contents><Key>a</Key></Contents><Contents><Key>b</Key></Contents></ListBucketResult>',
    2,
  ],
  ['an empty bucket', '<ListBucketResult/>', 0],
])('counts %s', (_what, xml, count) => {
  expect(readAnswer(xml)).toMatchObject({ root: 'ListBucketResult' })
  expect(readAnswer(xml).contents).toHaveLength(count)
})

test.each([
  ['nothing', ''],
  ['a word', 'busy'],
  ['an element that is cut off', '<Error><Code>Slow'],
  ['no XML', '<<<'],
])('takes %s for no answer of S3', (_what, text) => {
  expect(readAnswer(text)).toEqual({ root: null, texts: {}, contents: [] })
})
