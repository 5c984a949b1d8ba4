/** Every mail in every language: short subject, both parts, one link that leads to us, small, and nothing of a person that is not asked for. */
import { describe, expect, test } from 'vitest'
import { languages } from '@attesta/contract/fields.ts'
import { readWords } from '../http/words.ts'
import { codeLetter } from './code-letter.ts'
import { composeLetter, type Composed, type Draft } from './compose.ts'

const words = readWords(new URL('../../../../packages/contract/src/words/', import.meta.url))
const url = 'https://attesta.example/it/x?a=1&b=2'
const drafts: Record<string, Draft> = {
  code: { stem: 'Mail.Code', params: { brand: 'Casa Serena', code: '004217', minutes: 10 }, code: '004217' },
  dashboardCode: { stem: 'Mail.DashboardCode', params: { brand: 'Casa Serena', code: '004217', minutes: 10 }, code: '004217' },
  resume: { stem: 'Mail.Resume', params: { firstName: 'Giulia', step: 'Income check', until: '21 December 2026' }, url },
  invitation: { stem: 'Mail.Invitation', params: { fullname: 'Rosa Ferri', invitedBy: 'Giulia Bianchi', role: 'guarantor' }, url },
  reportReady: { stem: 'Mail.ReportReady', params: { firstName: 'Giulia', until: '20 January 2027', shared: 'yes', company: 'Casa Serena' }, url },
  reportReadyLandlord: { stem: 'Mail.ReportReadyLandlord', params: { initials: 'G. B.', listing: 'Bilocale', until: '20 January 2027' }, url },
  receipt: { stem: 'Mail.Receipt', params: { amount: '20,00 €', day: '21 November 2026', reference: 'r-1' } },
  documentProblem: { stem: 'Mail.DocumentProblem', params: { firstName: 'Giulia', problem: 'slip.pdf is empty' }, url },
}

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(drafts))('%s', (_, draft) => {
    const { subject, text, html } = composeLetter(words, language, draft)
    expect(subject.length).toBeLessThanOrEqual(50)
    expect(`${subject}${text}${html}`).not.toMatch(/(?<!-)Mail\.[A-Z]|\{\w+[,}]/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html.length).toBeLessThan(60_000)
    expect(html).not.toMatch(/<img|<script|src=/)
    if (draft.url) {
      expect(text).toContain(url)
      expect(html.match(/href="/g)).toHaveLength(2)
    }
  })
  test('the code stands in the first line, without spaces', () => {
    const { text, html } = codeLetter(words, language, 'Casa Serena', '004217')
    expect(text.split('\n')[0]).toContain('004217')
    expect(html).toContain('>004217</p>')
  })
})

test('what people type is data: no markup and no line of its own', () => {
  const { text, html }: Composed = composeLetter(words, 'it', { stem: 'Mail.Invitation', params: { fullname: '<b>Rosa</b>\r\nBcc: all', invitedBy: '"Giulia" & Co', role: 'guarantor' }, url })
  expect(html).not.toContain('<b>')
  expect(html).toContain('&#34;Giulia&#34; &#38; Co')
  expect(text).not.toMatch(/\nBcc/)
})
