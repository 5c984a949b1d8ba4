/**
 * Every mail in every language and brand: short subject, both parts, one link that leads to us, small, and nothing of a
 * person that is not asked for.
 */
import fc from 'fast-check'
import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { languages } from '@attesta/contract/fields.ts'
import { readConfig } from '../config.ts'
import { readWords } from '../http/words.ts'
import { codeEmail } from './code-email.ts'
import { emailColours } from './colours.ts'
import { composeEmail } from './compose.ts'
import { ownSender } from './own-sender.ts'
import { emailSpecimens } from './specimens.ts'
import { unlinked } from './unlinked.ts'

const desk = {
  words: readWords(new URL('../../../../packages/contract/src/words/', import.meta.url)),
  config: readConfig({ HELP_MAIL: 'aiuto@casa.example', OPERATOR_NAME: 'Agenzia Esempio Srl' }),
}
const serena = { name: 'Casa Serena', colours: { primary: '#1d4f6e', secondary: null, background: null, header: null } }
const url = 'https://attesta.example/it/x?a=1&b=2'
const invitation = {
  stem: 'Mail.Invitation',
  params: {
    fullname: 'Rosa Ferri',
    invitedBy: 'Giulia Bianchi',
    role: 'guarantor',
    home: '',
    has: 'none',
  },
  url,
}

test.each(
  emailSpecimens(desk).map(
    (specimen) => [`${specimen.name} of ${specimen.brand} in ${specimen.language}`, specimen] as const,
  ),
)('%s', (_, { subject, text, html, sender, language, draft }) => {
  expect(subject.length).toBeLessThanOrEqual(50)
  expect(subject).not.toMatch(/\d{6}|@/)
  expect(`${sender}${subject}${text}${html}`).not.toMatch(/(?<!-)Mail\.[A-Z]|\{\w+[,}]|undefined/)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html.length).toBeLessThan(60_000)
  expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
  for (const line of draft.list ?? []) expect(text).toContain(`- ${line}\n`)
  expect(text).toContain('\n-- \n')
  expect(text).toContain('Agenzia Esempio Srl')
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
  expect(new Set(links)).toEqual(new Set(draft.url ? [draft.url] : []))
  if (draft.url) expect(text).toContain(`\n${draft.url}\n`)
})

describe.each(languages)('in %s', (language) => {
  test('the code stands in the first line, without spaces', () => {
    const { text, html } = codeEmail(desk, language, serena, '004217', url)
    expect(text.split('\n')[0]).toContain('004217')
    expect(html).toContain('>004217</p>')
  })
  test('an invitation says what the role means, for how long the link is good and who sees what', () => {
    const of = (params: Record<string, string>) =>
      composeEmail(desk, language, null, { ...invitation, params: { ...invitation.params, ...params } }).text
    expect(of({ role: 'co-applicant' })).not.toBe(of({ role: 'guarantor' }))
    expect(of({ has: 'home', home: 'Bilocale' })).toContain('Bilocale')
    expect(of({})).toContain('30')
  })
  test('of a mortgage no email names a landlord, a home to rent or a rental application', () => {
    const ofTenancy = { en: /landlord|\brent/, it: /proprietario|candidatur|affitto/, de: /[Vv]ermiet|Bewerbung|Miete/ }
    // Only a company with a listing sends the others.
    const sent = ['resume', 'goes-soon', 'invitation', 'document-problem', 'review', 'report-ready', 'report-updated']
    const own = emailSpecimens(desk).filter(
      (one) =>
        one.language === language && sent.some((name) => one.name.startsWith(name)) && !one.name.endsWith('-landlord'),
    )
    expect(own.length).toBeGreaterThanOrEqual(9)
    for (const { draft } of own) {
      const params = draft.stem === 'Mail.Invitation' ? { ...draft.params, home: '', has: 'none' } : draft.params
      const list = draft.stem === 'Mail.ReportUpdated' ? [] : (draft.list ?? [])
      const { subject, text } = composeEmail(desk, language, null, { ...draft, params, list, type: 'mortgage' })
      expect(`${subject}\n${text.replaceAll(draft.url ?? '-', '')}`).not.toMatch(ofTenancy[language])
    }
  })
  test('an email about one document and one about several', () => {
    const of = (count: number) =>
      composeEmail(desk, language, null, {
        stem: 'Mail.DocumentProblem',
        params: { firstName: 'Giulia', count },
        list: ['x.pdf'],
        url,
      })
    expect(of(1).subject).not.toBe(of(2).subject)
    expect(of(1).text).not.toContain('1 ')
    expect(of(3).text).toContain('3 ')
  })
})

test("a partner's email comes from the partner by way of the product; any other from the product as the operator calls it", () => {
  expect(codeEmail(desk, 'it', serena, '1', url).sender).toBe('Casa Serena tramite Attesta')
  expect(
    codeEmail(
      { ...desk, config: readConfig({ MAIL_FROM: '"Affitto, sicuro" <post@affitto.example>' }) },
      'de',
      null,
      '1',
      url,
    ).sender,
  ).toBe('Affitto, sicuro')
})

test.each([
  ['Attesta <no-reply@attesta.example>', 'Attesta', 'no-reply@attesta.example'],
  ['"Casa, Affitti" <a@casa.example>', 'Casa, Affitti', 'a@casa.example'],
  ['a@casa.example', 'Attesta', 'a@casa.example'],
  ['<a@casa.example>', 'Attesta', 'a@casa.example'],
])('%s is %s at %s', (mailFrom, name, address) => expect(ownSender(mailFrom)).toEqual({ name, address }))

test.each([
  ['Premio su evil.example', 'Premio su evil. example'],
  ['Vai a a1.b2.it', 'Vai a a1. b2. it'],
  ["Dr. Rosa D'Amico", "Dr. Rosa D'Amico"],
  ['G.B. Ferri', 'G. B. Ferri'],
])('the name %s makes no mail program draw a link', (name, shown) => expect(unlinked(name)).toBe(shown))

test('what people type is data: no markup, no line and no link of its own', () => {
  const { text, html, sender } = composeEmail(
    desk,
    'it',
    { ...serena, name: '<i>Casa</i>\r\nBcc: all' },
    {
      ...invitation,
      list: ['<script>\n- other'],
      params: { ...invitation.params, fullname: '<b>Rosa</b>\r\nBcc: all', invitedBy: '"Giulia" & Co' },
    },
  )
  expect(html).not.toMatch(/<b>|<i>|<script/)
  expect(html).toContain('&quot;Giulia&quot; &amp; Co')
  expect(`${text}${sender}`).not.toMatch(/\nBcc|\n- other/)
})

test('whatever colours a partner has, by day and by night every text is read on its ground', () => {
  const colour = fc.option(
    fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  )
  fc.assert(
    fc.property(fc.record({ primary: colour, secondary: colour, background: colour, header: colour }), (colours) => {
      for (const { page, card, ink, muted, header, onHeader, solid, onSolid, link } of Object.values(
        emailColours(colours),
      )) {
        for (const [text, ground] of [
          [ink, card],
          [ink, page],
          [muted, card],
          [onHeader, header],
          [onSolid, solid],
          [link, card],
        ] as const)
          if (wcagContrast(text, ground) < 4.5) return false
      }
      return true
    }),
    { numRuns: 300 },
  )
})
