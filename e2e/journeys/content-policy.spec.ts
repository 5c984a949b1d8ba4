import { expect, test } from '@playwright/test'
import { policyReportsOf, probePath } from '../support/policy-reports.ts'

const productUrl = process.env.PRODUCT_URL!

test('T37: a page runs no style, script or markup that was put into it, and tells of each', async ({ page }) => {
  await page.goto(`${productUrl}${probePath}`)
  const outcomes = await page.evaluate(`(() => {
    const outcome = (act) => { try { act(); return 'done' } catch (error) { return error.name } }
    const style = document.createElement('style')
    style.textContent = 'body { outline: 3px solid red }'
    document.head.append(style)
    const script = document.createElement('script')
    const made = document.createElement('div')
    made.setAttribute('style', 'color: rgb(1, 2, 3)')
    document.body.append(made)
    return {
      styleElement: getComputedStyle(document.body).outlineStyle,
      styleAttribute: getComputedStyle(made).color === 'rgb(1, 2, 3)',
      markup: outcome(() => { made.innerHTML = '<img src=x onerror=alert(1)>' }),
      scriptText: outcome(() => { script.textContent = 'window.ran = true' }),
      scriptAddress: outcome(() => { script.src = '/sandbox/stripe.js' }),
    }
  })()`)
  expect(outcomes).toEqual({
    styleElement: 'none',
    styleAttribute: false,
    markup: 'TypeError',
    scriptText: 'TypeError',
    scriptAddress: 'TypeError',
  })
  const directives = async () =>
    [
      ...new Set(
        (await policyReportsOf(productUrl))
          .filter((report) => report['document-uri'].includes(probePath))
          .map((report) => report['effective-directive']),
      ),
    ].toSorted()
  await expect
    .poll(directives)
    .toEqual(expect.arrayContaining(['require-trusted-types-for', 'style-src-attr', 'style-src-elem']))
})
