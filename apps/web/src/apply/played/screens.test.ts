import { stepRouters } from '@attesta/contract/pages.ts'
import { expect, test } from 'vitest'
import { applyScreens } from './screens.ts'

test.each(['occupation', ...stepRouters])('the step %s has states to be looked at', (name) =>
  expect(applyScreens[name], `steps/${name}/states.ts`).toBeTypeOf('function'),
)

test('a screen is loaded with its states', async () => {
  expect(Object.keys(await applyScreens['payment']!())).not.toEqual([])
})
