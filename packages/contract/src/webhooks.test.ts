import { expect, test } from 'vitest'
import { problemsOf } from './testing/problems-of.ts'
import { webhookAddress } from './webhooks.ts'

const long = (length: number) => 'https://hooks.example/'.padEnd(length, 'x')

test.each([
  'https://hooks.portale.example/attesta?tenant=4',
  'https://hooks.example',
  'https://hooks.example:8443/a/b',
  'http://localhost',
  'http://localhost/hooks',
  'http://localhost:8080/hooks',
  'http://localhost:65535',
  ' https://hooks.example/ ',
  long(500),
])('messages may be sent to %j', (address) => expect(webhookAddress.safeParse(address).data).toBe(address.trim()))

test.each([
  '',
  'hooks.example',
  'http://hooks.example/',
  'xhttps://hooks.example/',
  'https://',
  'https:///path',
  'https://name:word@hooks.example/',
  'https://name@hooks.example/',
  'https://hooks.example/a b',
  'https://hooks.example /',
  'https://hooks.example/#part',
  'http://localhost:123456/',
  'http://localhost:x/',
  'http://localhost.example/',
  'https://[::1/',
  long(501),
])('messages may not be sent to %j', (address) =>
  expect(problemsOf(webhookAddress, address)).toEqual([': Webhooks.Error.Url']),
)
