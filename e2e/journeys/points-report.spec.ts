/**
 * The report, its copy and the verification: what single screens must do, tried on played states. The tests are named by
 * the points that they hold.
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'being made, kept back in two lines, the download once it is ready',
  {
    tag: [
      '@B2-result-loading',
      '@B2-report-hidden',
      '@B5-download-ready',
      '@RR-5',
      '@RR-6',
      '@K-Results.SpinningPopUp',
      '@K-Results.Error.HideReport',
    ],
  },
  async ({ preview: page }) => {
    await play(page, 'result', 'preparing', 'en')
    await expect(heading(page)).toHaveText(t('Results.SpinningPopUp'))
    await expect(page.locator('main .spinner')).toBeVisible()
    await play(page, 'result', 'hidden', 'en')
    const lines = t('Results.Error.HideReport').split('\n')
    expect(lines).toHaveLength(2)
    for (const line of lines) await expect(page.locator('main p').filter({ hasText: line })).toBeVisible()
    await expect(page.getByRole('button', { name: t('Result.Download') })).toBeEnabled()
    await play(page, 'result', 'linkComing', 'en')
    await expect(page.getByRole('button', { name: t('Result.Download.Preparing') })).toBeDisabled()
    await play(page, 'result', 'linkFailed', 'en')
    await expect(page.getByRole('button', { name: t('Result.Download.Failed') })).toBeEnabled()
  },
)

test(
  'the short form says in its own two lines that the documents went on; its yes and no say whether they are good',
  { tag: ['@B2-report-hidden-rapid', '@RR-7'] },
  async ({ preview: page }) => {
    await play(page, 'result', 'rapidNotBegun', 'en')
    for (const line of t('Result.HiddenRapid').split('\n'))
      await expect(page.locator('main p').filter({ hasText: line })).toBeVisible()
    await play(page, 'report', 'rapid', 'en')
    await expect(page.locator('.controls .tag').nth(1)).toBeAttached()
    const controls = await page.locator('.controls .tag').allTextContents()
    for (const control of controls) expect(control).toMatch(/^(Yes|No), (OK|needs attention)$|^Not known$/)
  },
)

test(
  'sections under headings, tables with captions; valid until, and how to correct',
  { tag: ['@RR-2', '@RR-8'] },
  async ({ preview: page }) => {
    await play(page, 'result', 'shown', 'en')
    await expect(page.getByText(t('Result.Rights'))).toBeVisible()
    await expect(page.locator('.report-header .report-facts').first()).toContainText(t('Report.ValidUntil'))
    await expect(page.locator('article.report h2').nth(5)).toBeAttached()
    await expect(page.locator('article.report table').first()).toBeAttached()
    await expect(page.locator('article.report table:not(:has(caption), [aria-label], [aria-labelledby])')).toHaveCount(
      0,
    )
  },
)

test(
  'a table that is wider than a phone scrolls in a part of its own, which has a name and can be reached by keyboard',
  { tag: ['@RR-4'] },
  async ({ preview: page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await play(page, 'result', 'shown', 'de')
    await expect(page.locator('article.report table').first()).toBeAttached()
    const wide = await page.evaluate<{ count: number; unreachable: string[]; sideways: number }>(`(() => {
    document.querySelectorAll('details').forEach((element) => { element.open = true })
    const wide = [...document.querySelectorAll('main *')].filter((element) => element.scrollWidth > element.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    return { count: wide.length, unreachable: wide.filter((element) => element.tabIndex !== 0 || !element.getAttribute('aria-label')).map((element) => element.outerHTML.slice(0, 90)), sideways: document.documentElement.scrollWidth - innerWidth }
  })()`)
    expect(wide).toEqual({ count: expect.any(Number), unreachable: [], sideways: 0 })
    expect(wide.count).toBeGreaterThan(0)
  },
)

test(
  'genuine in the first line, four points, help; not verified and not reached differ',
  { tag: ['@VR-1', '@VR-2', '@B9-verify-points', '@K-ReportVerification.NotVerified'] },
  async ({ preview: page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await play(page, 'verify', 'valid', 'en')
    await expect(heading(page)).toHaveText(t('ReportVerification.Verified'))
    await expect(page.getByText(/Giulia Bianchi, issued on 21 November 2026/)).toBeVisible()
    await expect(page.locator('.bullets li')).toHaveCount(4)
    await expect(page.locator('footer a[href^="mailto:"]')).toBeVisible()
    await expect(page.locator('footer')).toContainText(new URL(page.url()).host)
    await play(page, 'verify', 'notVerified', 'en')
    await expect(heading(page)).toHaveText(t('ReportVerification.NotVerified'))
    await expect(page.locator('.banner')).toContainText("Couldn't verify QR Code")
    await play(page, 'verify', 'failed', 'en')
    await expect(heading(page)).toHaveText(t('ReportVerification.Failed'))
    await expect(page.getByRole('button', { name: t('ReportVerification.Retry') })).toBeVisible()
  },
)
