/** What a page asks for once the connection is back. */
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pageQueries } from './start-page.tsx'

test('what failed is asked for again when the connection is back, and nothing else', async () => {
  const client = pageQueries()
  client.mount()
  const asked = { failed: 0, answered: 0 }
  const failed = new QueryObserver(client, {
    queryKey: ['failed'],
    queryFn: () => (asked.failed++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve('here')),
  })
  const answered = new QueryObserver(client, {
    queryKey: ['answered'],
    queryFn: () => Promise.resolve(++asked.answered),
  })
  const ends = [failed.subscribe(() => undefined), answered.subscribe(() => undefined)]
  await expect
    .poll(() => [failed.getCurrentResult().status, answered.getCurrentResult().status])
    .toEqual(['error', 'success'])
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => failed.getCurrentResult().data).toBe('here')
  expect(asked).toEqual({ failed: 2, answered: 1 })
  for (const end of ends) end()
  client.unmount()
})
