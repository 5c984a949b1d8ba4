/** T37: whatever a person types, an email has the markup, the links and the headers that it has for a plain name. */
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { readWords } from '../http/words.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { composeEmail, type Draft } from './compose.ts'
import { emailSpecimens, type Specimen } from './specimens.ts'

const desk = {
  words: readWords(new URL('../../../../packages/contract/src/words/', import.meta.url)),
  config: readConfig({ HELP_MAIL: 'aiuto@casa.example', OPERATOR_NAME: 'Agenzia Esempio Srl' }),
}
/** What people and companies type; the other parameters are words of ours that choose between texts. */
const typed = ['firstName', 'fullname', 'invitedBy', 'home', 'listing', 'company', 'initials', 'seller', 'name']
const colours = { primary: '#1d4f6e', secondary: null, background: null, header: null }

function composed({ draft, language }: Specimen, text: string) {
  const params: Draft['params'] = { brand: text }
  for (const [name, value] of Object.entries(draft.params))
    params[name] = typed.includes(name) && value !== '' ? text : value
  return composeEmail(
    desk,
    language,
    { name: text, colours },
    { ...draft, params, ...(draft.list && { list: draft.list.map(() => text) }) },
  )
}

const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/ title="[^"]*"/, ''))

test.each(
  emailSpecimens(desk)
    .filter(({ brand }) => brand === 'attesta')
    .map((specimen) => [`${specimen.name} in ${specimen.language}`, specimen] as const),
)('%s', (_, specimen) => {
  const plain = composed(specimen, 'Rosa')
  for (const text of hostileTexts) {
    const { html, subject, sender, text: body } = composed(specimen, text)
    expect(tagsOf(html), text).toEqual(tagsOf(plain.html))
    expect(`${subject}${sender}`, text).not.toMatch(/[\r\n]/)
    expect(body.split('\n').length, text).toBe(plain.text.split('\n').length)
  }
})
