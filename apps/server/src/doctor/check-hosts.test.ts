import { expect, test } from 'vitest'
import { checkHosts } from './check-hosts.ts'

const config = (publicUrl: string, hosts = 'on', production = true) => ({
  production,
  publicUrl,
  pages: { 'regional-hosts': hosts },
})
const names = (...known: string[]) => {
  const asked: string[] = []
  return {
    asked,
    resolve: async (host: string) => {
      asked.push(host)
      if (!known.includes(host)) throw Object.assign(new Error(host), { code: 'ENOTFOUND' })
    },
  }
}

test.each([
  ['rent.example', 'it.rent.example', 'de.rent.example'],
  ['it.rent.example', 'it.rent.example', 'de.rent.example'],
  ['de.rent.example', 'it.rent.example', 'de.rent.example'],
])('behind https://%s both names are asked for', async (host, ...wanted) => {
  const { asked, resolve } = names(...wanted)
  expect(await checkHosts(config(`https://${host}`), resolve)).toMatchObject({ state: 'well' })
  expect(asked).toEqual(wanted)
})

test('a name that no one has is wrong, and is named with the way out', async () => {
  const found = await checkHosts(config('https://rent.example'), names('it.rent.example').resolve)
  expect(found).toEqual({
    state: 'wrong',
    says: 'No one has the name de.rent.example, and visitors from there are led to it.',
    mend: 'Give these names the address of PUBLIC_URL, or set REGIONAL_HOSTS=off.',
  })
})

test('where no name can be asked for, nothing is said to be missing', async () => {
  const found = await checkHosts(config('https://rent.example'), () =>
    Promise.reject(Object.assign(new Error('away'), { code: 'EAI_AGAIN' })),
  )
  expect(found).toMatchObject({ state: 'look', says: expect.stringContaining('EAI_AGAIN') })
})

test.each([
  ['a trial', config('https://rent.example', 'on', false)],
  ['one host for both', config('https://rent.example', 'off')],
  ['an address', config('https://192.0.2.7')],
  ['an address of version 6', config('https://[2001:db8::7]')],
  ['a bare name', config('https://attesta')],
])('%s has no names to ask for', async (_, one) => {
  const { asked, resolve } = names()
  expect(await checkHosts(one, resolve)).toMatchObject({ state: 'well' })
  expect(asked).toEqual([])
})
