/**
 * Every address of the form: where it leads, in which language and region, under whose brand. The tests are named by
 * the points of the page design that they hold.
 */
import { expect, test, type Page } from '@playwright/test'
import { demo } from '../support/demo.ts'
import { wordsIn } from '../support/words.ts'

const product = () => new URL(process.env.PRODUCT_URL!)
/** The product by another name: every `*.localhost` is this machine. */
const on = (host: string, path: string) => `${product().protocol}//${host}:${product().port}${path}`
const t = { en: wordsIn('en'), it: wordsIn('it'), de: wordsIn('de') }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const unknownId = '0199c2f0-5d1e-7c3a-9b51-0a4f6b1c2d3e'

for (const [from, to] of [
  ['/', '/it/fill/occupation'],
  ['/de', '/de/fill/occupation'],
  ['/en/apply', '/en/fill/occupation'],
  [`/apply/${demo.listingId}`, `/it/fill/occupation/${demo.listingId}`],
  [`/en/rent/apply/${demo.listingId}`, `/en/rent/fill/occupation/${demo.listingId}`],
  [`/mortgage/apply/${demo.listingId}?hideNav=1`, `/it/mortgage/fill/occupation/${demo.listingId}?hideNav=1`],
  ['/fr/fill/occupation', '/it/fill/occupation'],
  ['/fr', '/it/fill/occupation'],
  ['/hello/rent/fill/occupation', '/it/rent/fill/occupation'],
  ['/it/rent/fill/sign-up', '/it/fill/occupation'],
  ['/en/rent/fill/sign-up', '/en/fill/occupation'],
  [`/de/rent/fill/${unknownId}/payment`, '/de/unauthorized'],
  ['/en/fill/personal-details', '/en/unauthorized'],
  ['/verify-report', '/it/unauthorized'],
  ['/de/verify-report', '/de/unauthorized'],
] as const)
  test(
    `${from} leads to ${to}`,
    {
      tag: [
        '@A2-route-root',
        '@A2-route-language',
        '@A2-route-apply',
        '@A2-route-verify-report',
        '@A2-route-unauthorized',
        '@A2-guard',
        '@A2-language-unsupported',
        '@A2-sign-up-fields',
        '@A4-401',
        '@B2-verify',
        '@B5-verify-token',
        '@K-General.Error.Unauthorized',
      ],
    },
    async ({ page }) => {
      await page.goto(on(product().hostname, from))
      await expect(page).toHaveURL(on(product().hostname, to))
      await expect(heading(page)).toBeVisible()
    },
  )

for (const path of ['/it/nowhere', '/hello', '/it/villa/fill/occupation', '/it/fill/nowhere'])
  test(
    `${path} is not there: one thing to do, help, no footer`,
    { tag: ['@LG-2', '@A2-route-not-found', '@A2-oops', '@K-Oops.SomethingWentWrong', '@K-Oops.PageDoesNotExit'] },
    async ({ page }) => {
      expect((await page.goto(on(product().hostname, path)))?.status()).toBe(404)
      await expect(heading(page)).toHaveText(t.it('Oops.SomethingWentWrong'))
      await expect(page.getByText(t.it('Oops.PageDoesNotExit'))).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.locator('.stepper')).toHaveCount(0)
      await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
      await expect(page.getByRole('link', { name: t.it('General.BackHome') })).toHaveAttribute('href', '/')
    },
  )

for (const [host, language, region] of [
  ['it.localhost', 'it', 'it'],
  ['de.localhost', 'de', 'de'],
  ['de.localhost', 'en', 'de'],
] as const)
  test(
    `the first label decides: ${host} in ${language} is ${region}`,
    { tag: ['@A1-region-by-host', '@A1-region-switch'] },
    async ({ page }) => {
      const asked = page.waitForRequest((request) => request.url().includes('/workflow/occupations'))
      await page.goto(on(host, language === 'en' ? '/en/fill/occupation' : '/'))
      await expect(page).toHaveURL(on(host, `/${language}/fill/occupation`))
      expect((await asked).headers()['region']).toBe(region)
      const other = region === 'it' ? 'de' : 'it'
      await expect(
        page.getByRole('link', { name: t[language](other === 'de' ? 'Shell.ToGermany' : 'Shell.ToItaly') }),
      ).toHaveAttribute('href', `//${other}.localhost:${product().port}/${other}/fill/occupation?region=${other}`)
    },
  )

test(
  'the language menu names each language in its own, keeps address and query, and closes by Esc',
  { tag: ['@SH-1', '@A2-languages-menu'] },
  async ({ page }) => {
    await page.goto(on(product().hostname, `/it/rent/fill/occupation/${demo.listingId}?from=portal`))
    const menu = page.locator('.language')
    await menu.locator('summary').click()
    await expect(menu.locator('a')).toHaveText(['English', 'Italiano', 'Deutsch'])
    expect(
      await menu
        .locator('a')
        .evaluateAll((links: { lang: string; hreflang: string }[]) =>
          links.map(({ lang, hreflang }) => [lang, hreflang]),
        ),
    ).toEqual([
      ['en', 'en'],
      ['it', 'it'],
      ['de', 'de'],
    ])
    await expect(menu.locator('a[aria-current]')).toHaveText('Italiano')
    expect(await menu.locator('img').evaluateAll((flags: { alt: string }[]) => flags.map(({ alt }) => alt))).toEqual([
      '',
      '',
      '',
      '',
    ])
    await page.keyboard.press('Escape')
    await expect(menu.locator('ul')).toBeHidden()
    await expect(menu.locator('summary')).toBeFocused()
    await menu.locator('summary').click()
    await menu.getByText('Deutsch').click()
    await expect(page).toHaveURL(on(product().hostname, `/de/rent/fill/occupation/${demo.listingId}?from=portal`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  },
)

test('the guess of the region keeps no one waiting', { tag: ['@SH-2', '@A1-region-by-place'] }, async ({ page }) => {
  await page.route('**/openapis/ip-location**', () => undefined)
  await page.goto(on(product().hostname, '/'))
  await expect(heading(page)).toHaveText(t.it('Occupation.Intro.Header'))
  await expect(page).toHaveURL(on(product().hostname, '/it/fill/occupation'))
})

for (const [from, to] of [
  ['/', '/de/fill/occupation?region=de'],
  ['/apply', '/de/fill/occupation?region=de'],
  ['/en', '/en/fill/occupation?region=de'],
  ['/en/fill/occupation?from=portal', '/en/fill/occupation?from=portal&region=de'],
  // What the address names goes before a guess.
  ['/it/fill/occupation', '/it/fill/occupation'],
  [`/en/fill/occupation/${demo.listingId}`, `/en/fill/occupation/${demo.listingId}`],
] as const)
  test(
    `seen from Germany ${from} is ${to}`,
    { tag: ['@SH-2', '@A1-region-by-place', '@A1-region-entries'] },
    async ({ page }) => {
      await page.route('**/openapis/ip-location**', (route) =>
        route.fulfill({ json: { success: true, country: 'DE' } }),
      )
      await page.goto(on(product().hostname, from))
      await expect(page).toHaveURL(on(product().hostname, to))
      await expect(heading(page)).toBeVisible()
    },
  )

test(
  'seen from Germany a host without a region leads to the German host',
  { tag: ['@A1-region-by-place'] },
  async ({ page }) => {
    await page.route('**/openapis/ip-location**', (route) => route.fulfill({ json: { success: true, country: 'DE' } }))
    await page.goto(on('agenzia.localhost', '/en/mortgage/fill/occupation'))
    await expect(page).toHaveURL(on('de.agenzia.localhost', '/en/mortgage/fill/occupation?region=de'))
    await expect(heading(page)).toBeVisible()
  },
)

test(
  "the company's colours are there before anything is painted, and no other name before its own",
  { tag: ['@SH-3', '@A2-navbar'] },
  async ({ page }) => {
    await page.route('**/workflow/listing-info**', () => undefined)
    const solid = () => page.evaluate<string>('getComputedStyle(document.documentElement).getPropertyValue("--solid")')
    // While its database is busy the product gives the page of no company.
    await expect(async () => {
      await page.goto(on(product().hostname, `/it/rent/fill/occupation/${demo.listingId}`), {
        waitUntil: 'domcontentloaded',
      })
      expect(await solid()).toBe('#1d4f6e')
    }).toPass({ timeout: 180_000 })
    await expect(page.locator('#first-paint .navbar')).toBeVisible()
    // The footer names who runs the service, on every page.
    await expect(page.locator('.navbar').getByText(/Attesta/)).toHaveCount(0)
    await page.unrouteAll()
    await page.reload()
    await expect(page.locator('.navbar .brand')).toHaveText('Casa Serena Immobiliare')
    await expect(page.locator('.navbar .brand')).toHaveAttribute('href', `/it/apply/${demo.listingId}`)
    await expect.poll(solid).toBe('#1d4f6e')
    await expect(page).toHaveTitle(/ – Casa Serena Immobiliare$/)
  },
)

test('hideNav takes the bars away and leaves the help', { tag: ['@SH-4', '@A2-footer-hidden'] }, async ({ page }) => {
  for (const value of ['true', '1', 'True']) {
    await page.goto(on(product().hostname, `/it/fill/occupation?hideNav=${value}`))
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('.navbar, footer')).toHaveCount(0)
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
  }
  await page.goto(on(product().hostname, '/it/fill/occupation?hideNav=yes'))
  await expect(page.locator('footer')).toBeVisible()
})

test(
  'a listing that is not there is said, until closed, and the form goes on',
  { tag: ['@SH-5', '@A4-listing-missing'] },
  async ({ page }) => {
    await page.goto(on(product().hostname, `/en/rent/fill/occupation/${unknownId}`))
    const alert = page
      .getByRole('alert')
      .filter({ hasText: "Warning, this listing doesn't exist. You're about to submit a general application." })
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: t.en('General.CloseMessage') }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.locator('[data-action="continue"]')).toBeEnabled()
  },
)

test(
  'the footer: no region to choose with a listing, no terms in the short form, the law in a new tab',
  { tag: ['@A2-footer-links'] },
  async ({ page }) => {
    const links = page.locator('footer nav a')
    await page.goto(on(product().hostname, `/it/rent/fill/occupation/${demo.listingId}`))
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank')
    await page.goto(on(product().hostname, '/it/fill/occupation'))
    await expect(links).toHaveCount(6)
    await page.route('**/workflow/occupations**', () => undefined)
    await page.goto(on(product().hostname, '/it/rapid/fill/occupation'))
    await expect(links).toHaveCount(5)
    await expect(page.locator('footer nav')).not.toContainText(t.it('Shell.Terms'))
  },
)

test(
  "one heading that names the window, the page's language, a way past the bar, two live regions",
  { tag: ['@G-1', '@G-2', '@G-16'] },
  async ({ page }) => {
    await page.goto(on(product().hostname, '/en/fill/occupation'))
    await expect(heading(page)).toHaveCount(1)
    await expect(page).toHaveTitle(`${t.en('Occupation.Intro.Header')} – Attesta`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[aria-live]')).toHaveCount(2)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t.en('Shell.Skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.locator('[data-action="continue"]').click()
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${t.en('Occupation.Type.Header')} – Attesta`)
  },
)

test(
  'the pages of the law: fourteen terms with a list of contents, a day of change, five pages in three languages',
  { tag: ['@LG-1', '@B2-legal'] },
  async ({ page }) => {
    await page.goto(on(product().hostname, '/de/legal/terms'))
    await expect(page.locator('article.legal section')).toHaveCount(14)
    await expect(page.locator('article.legal nav li')).toHaveCount(14)
    await expect(page.locator('article.legal time')).toBeVisible()
    for (const language of ['en', 'it', 'de'] as const)
      for (const name of ['terms', 'privacy', 'cookies', 'imprint', 'accessibility'] as const) {
        await page.goto(on(product().hostname, `/${language}/legal/${name}`))
        await expect(heading(page)).toHaveText(t[language](`Legal.${name}.Title`))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
  },
)
