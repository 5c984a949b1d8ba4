/**
 * A report is decided on before anybody tires of scrolling: five screens of a phone, parts folded; and what stands
 * against it is on none of the folded ones.
 */
import { expect } from '@playwright/test'
import { states } from '../../apps/web/src/report/states.ts'
import { languages } from '@attesta/contract/fields.ts'
import { golden } from '@attesta/domain/report/golden/people.ts'
import { test } from '../support/on-preview.ts'
import { play } from '../support/played.ts'

const screen = { width: 390, height: 844 }
const SCREENS = 5
const played = {
  report: Object.keys(states),
  'golden-report': Object.keys(golden),
  /** The landlord's page around a report, with the team's tools below it. */
  dashboard: ['report', 'reportWithTools', 'reportWithProblems', 'reportBeforeChoice'],
}

test.use({ viewport: screen, trace: 'off' })

for (const [name, reports] of Object.entries(played))
  for (const language of languages)
    test(`each of ${name} is at most five phone screens high, in ${language}`, async ({ preview: page }) => {
      for (const report of reports) {
        await play(page, name, report, language)
        // The tools come late, below the report.
        if (name === 'dashboard') await expect(page.locator('.household-work details')).not.toHaveCount(0)
        const heightOf = () => page.evaluate<number>('document.documentElement.scrollHeight')
        await expect.soft.poll(heightOf, { message: report }).toBeLessThanOrEqual(SCREENS * screen.height)
      }
    })

test('the team’s tools are folded below the report, each says how it stands, and the keyboard opens it', async ({
  preview: page,
}) => {
  await play(page, 'dashboard', 'reportWithTools', 'en')
  const tools = page.locator('.household-work details')
  await expect(tools).toHaveCount(8)
  for (const tool of await tools.all()) {
    const summary = tool.locator('summary')
    await expect.soft(tool).not.toHaveAttribute('open')
    await expect.soft(summary.locator('h3 + *')).not.toBeEmpty()
    await summary.press('Enter')
    await expect.soft(tool).toHaveAttribute('open')
    await expect.soft(tool.locator('summary + *')).toBeVisible()
  }
  await expect
    .soft(tools.locator('summary'))
    .toContainText([
      /50 %|50%/,
      /Shortlisted/,
      /Declined/,
      /1 open/,
      /3 messages/,
      /2 viewings/,
      /2 notes/,
      /4 changes/,
    ])
})

test('the first screen has the four answers, and no problem is folded away', async ({ preview: page }) => {
  for (const report of played.report) {
    await play(page, 'report', report, 'de')
    const endOfStrip = async () => {
      const { y, height } = (await page.locator('.strip').boundingBox())!
      return y + height
    }
    await expect.soft.poll(endOfStrip, { message: report }).toBeLessThanOrEqual(screen.height)
    for (const problem of await page.locator('#report-open .note-error').all())
      await expect.soft(problem, report).toBeVisible()
  }
})
