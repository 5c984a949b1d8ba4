import { expect, type Page } from '@playwright/test'

/** By what the server really answers: what a page is given in its place. */
export type Hostile = Readonly<Record<string, string>>

/** Replaces texts in everything that the server answers this page. @returns the errors that the page meets from now on */
export async function answerHostile(page: Page, hostile: Hostile): Promise<string[]> {
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.route(/\/api\/v\d\//, async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    let body = await response.text()
    for (const [text, other] of Object.entries(hostile))
      body = body.replaceAll(text, JSON.stringify(other).slice(1, -1))
    await route.fulfill({ response, body })
  })
  return broken
}

/** The texts stand on the page as they are, and nothing was made of them. */
export async function expectPlain<Texts extends Hostile>(
  page: Page,
  hostile: Texts,
  texts: readonly (keyof Texts & string)[],
): Promise<void> {
  for (const text of texts) await expect(page.locator('body')).toContainText(hostile[text]!)
  const made = await page.evaluate(`({
    ran: window.hostileRan ?? null,
    elements: document.querySelectorAll('[data-hostile]').length,
    links: [...document.links].filter(({ protocol }) => protocol === 'javascript:').length,
  })`)
  expect(made).toEqual({ ran: null, elements: 0, links: 0 })
}
