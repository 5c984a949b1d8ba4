import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { employmentStatusesFor } from '@attesta/domain/journey/employment-statuses.ts'
import { DocumentDrawing } from './document-drawing.tsx'
import { Drawing } from './icons.tsx'

const occupations = (['it', 'de'] as const).flatMap((region) =>
  (['rent', 'mortgage', 'rapid'] as const).flatMap((type) =>
    (['main-applicant', 'co-applicant', 'guarantor'] as const).flatMap((role) =>
      employmentStatusesFor(role, region, type),
    ),
  ),
)
const unique = (names: readonly string[]) => [...new Set(names)]

test.each(unique(occupations.map(({ icon }) => icon)))(
  '%s, an occupation that the server names, has a drawing of its own',
  { tags: ['A3-card-icons'] },
  (name) => expect(renderToStaticMarkup(<Drawing name={name} />)).toMatch(/^<svg/),
)
test.each(unique(occupations.flatMap(({ documents }) => documents.map(({ icon }) => icon))))(
  '%s, a document that the server names, has a drawing of its own',
  { tags: ['A3-card-icons'] },
  (name) => expect(renderToStaticMarkup(<DocumentDrawing name={name} />)).toMatch(/^<svg/),
)
test('any other name is the address of a picture', { tags: ['A3-card-icons'] }, () =>
  expect(renderToStaticMarkup(<Drawing name="/flags/it.svg" />)).toContain(
    '<img class="drawing" src="/flags/it.svg" alt=""',
  ),
)
