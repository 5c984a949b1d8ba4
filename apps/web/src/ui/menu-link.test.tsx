import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MenuLink } from './menu-link.tsx'

const markedAt = (path: string) =>
  /aria-current="(\w+)"/.exec(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <MenuLink to="/dashboard" inner={['/dashboard/reports/']} />
      </MemoryRouter>,
    ),
  )?.[1]

test.each([
  ['/dashboard', 'page'],
  ['/dashboard/reports/1', 'true'],
  ['/dashboard/listings', undefined],
])('at %s the menu marks its page as %s', (path, mark) => expect(markedAt(path)).toBe(mark))
