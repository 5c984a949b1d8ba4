import type { Locator, Page } from '@playwright/test'
import type { Applicant } from './applicant.ts'
import { expect } from './expect.ts'
import { wordsIn } from './words.ts'

const words = wordsIn('it')

/** The report of this person stands on the page. */
export const expectReportOf = ({ first_name, last_name }: Applicant, page: Page) =>
  expect(page.locator('article.report h1')).toHaveText(`${first_name} ${last_name}`)

/** Returns the value of a figure of an Italian report: «1.802,38 €». */
export function figureIn(page: Page, name: string): Locator {
  const term = new RegExp(`^${words(`Report.Figure.${name}`)}$`)
  return page
    .locator('article.report .figure')
    .filter({ has: page.locator('dt', { hasText: term }) })
    .locator('.figure-value')
    .first()
}

/** «1.802,38 €» in cents */
export const centsIn = async (page: Page, name: string): Promise<number> =>
  Number((await figureIn(page, name).textContent())!.replace(/[^\d]/g, ''))

/** Opens every folded part of the report. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('article.report [data-action="expand-all"][aria-expanded="false"]').click()
