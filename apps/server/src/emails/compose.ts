/** Every mail is composed here, out of the words of its stem. */
import type { ApplicationType, Language } from '@attesta/contract/fields.ts'
import { keyOfKind } from '@attesta/contract/words/of-kind.ts'
import type { Deps } from '../deps.ts'
import type { Email } from '../stores/emails.ts'
import { productName, type Brand } from './brand.ts'
import { emailColours } from './colours.ts'
import { emailPage } from './email-page.ts'
import { ownSender } from './own-sender.ts'

export interface Draft {
  /**
   * Key stem: `Mail.Code` has `Mail.Code.Subject`, `.Heading`, `.Text` and, where there is a button or a list,
   * `.Button`, `.List`. Lines of `.Text` are paragraphs.
   */
  stem: string
  params: Record<string, string | number>
  /** Of which kind of application it speaks; absent: of none in particular. */
  type?: ApplicationType
  /** Shown large, as plain text without spaces. */
  code?: string
  /** Points below the text, under the line `.List`; none of both when empty. */
  list?: readonly string[]
  url?: string
}
export type Composed = Omit<Email, 'to'>

/** What an email is written with. */
export type Desk = Pick<Deps, 'words' | 'config'>

/** Names and words of people are put in as data: line breaks in them would forge paragraphs, so they become spaces. */
const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ')
const flat = (params: Draft['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value]),
  )

export function composeEmail({ words, config }: Desk, language: Language, brand: Brand, draft: Draft): Composed {
  const has = (key: string) => words.has(language, key)
  const t = (part: string) => words.t(language, keyOfKind(`${draft.stem}.${part}`, draft.type, has), flat(draft.params))
  const [subject, heading] = [t('Subject'), t('Heading')]
  const paragraphs = t('Text').split('\n').filter(Boolean)
  const list = draft.list?.length ? { head: t('List'), lines: draft.list.map(oneLine) } : undefined
  const button = draft.url === undefined ? undefined : { label: t('Button'), url: draft.url }
  const { 'help-mailbox': help, 'operator-name': operator } = config.pages
  const closing = [
    words.t(language, 'Mail.Closing'),
    ...(help ? [words.t(language, 'Mail.Help')] : []),
    ...(operator ? [operator] : []),
  ]
  const text = [
    heading,
    '',
    ...paragraphs.flatMap((line) => [line, '']),
    ...(list ? [list.head, ...list.lines.map((line) => `- ${line}`), ''] : []),
    ...(button ? [`${button.label}:`, button.url, ''] : []),
    '-- ',
    ...closing,
  ].join('\n')
  const product = ownSender(config.mailFrom).name
  const preview = draft.code === undefined ? (paragraphs[0] ?? heading) : heading
  return {
    sender: brand === null ? product : words.t(language, 'Mail.Sender', { brand: oneLine(brand.name), product }),
    subject,
    text,
    html: emailPage(
      {
        language,
        brand: brand?.name ?? productName,
        subject,
        preview,
        heading,
        code: draft.code,
        paragraphs,
        list,
        button,
        closing,
      },
      emailColours(brand?.colours ?? null),
    ),
  }
}
