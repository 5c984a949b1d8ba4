/** What stands above the first table: bank, address, title, period, account. */
import { monthOf } from '@attesta/domain/day.ts'
import type { Layout } from '../layout.ts'
import { monthName, spellFullDay } from '../spell/days.ts'
import { balance, marked } from '../spell/money.ts'
import type { Account, Story } from '../story/story.ts'
import { type Canvas, LEFT, RIGHT } from './canvas.ts'
import { totalsOf } from './rows.ts'

const AND = { it: 'e', de: 'und', en: 'and' } as const
const TO = { it: 'al', de: 'bis', en: 'to' } as const
const SALUTATION = { it: 'Gentile Cliente', de: 'Herrn/Frau', en: 'Private & Confidential' } as const
const TITLE_OF_ADDRESS = { it: 'Sig.ra', de: 'Frau', en: 'Ms' } as const

/** `Mario Bianchi` as the layout writes it. */
export function spellName(name: string, { choices: { nameCase } }: Layout): string {
  if (nameCase === 'as is') return name
  if (nameCase === 'capitals') return name.toUpperCase()
  const [given, ...family] = name.split(' ')
  return `${family.join(' ')} ${given}`.toUpperCase()
}

function holderLines(story: Story, layout: Layout): string[] {
  const names = story.holders.map((name) => spellName(name, layout))
  return layout.choices.holders === 'two lines' ? names : [names.join(` ${AND[layout.language]} `)]
}

function periodText({ words, language, choices }: Layout, { from, to }: Account): string {
  const spell = (day: string) => spellFullDay(day, { choices, language })
  const texts: Record<Layout['choices']['period'], string> = {
    'from, to': `${words.period} ${spell(from)} ${TO[language]} ${spell(to)}`,
    'from, to in the title': `${spell(from)} - ${spell(to)}`,
    'as of': `${words.asOf} ${spell(to)}`,
    'month by name': monthName(monthOf(to), language),
  }
  return texts[choices.period]
}

/** @returns the height below */
export function drawLetterhead(layout: Layout, canvas: Canvas, story: Story): number {
  const { choices, words, language } = layout,
    { leading } = canvas
  canvas.bold(story.bank, LEFT, 40, { size: 13 })
  let y = 76
  const hasAddress = choices.holder !== 'labelled',
    x = choices.holder === 'address left' ? LEFT : 340
  if (hasAddress) {
    const [first, ...others] = holderLines(story, layout)
    const name = choices.salutation === 'before the name' ? `${TITLE_OF_ADDRESS[language]} ${first}` : first!
    const lines = [
      ...(choices.salutation === 'line above' ? [SALUTATION[language]] : []),
      name,
      ...others,
      story.street,
      story.town,
    ]
    for (const [at, line] of lines.entries()) canvas.text(line, x, y + at * leading * 1.1)
    y += lines.length * leading * 1.1 + 16
  }
  const isTitled = choices.period !== 'from, to'
  canvas.bold(isTitled ? `${words.title} ${periodText(layout, story.accounts[0]!)}` : words.title, LEFT, y, {
    size: 11,
  })
  y += 20
  if (!isTitled) {
    canvas.text(periodText(layout, story.accounts[0]!), LEFT, y)
    y += leading * 1.3
  }
  if (choices.holder === 'labelled' || choices.holder === 'address and label') {
    for (const [at, line] of holderLines(story, layout).entries()) {
      canvas.text(
        at === 0 ? `${words.holder}: ${line}` : line,
        at === 0 ? LEFT : LEFT + canvas.widthOf(`${words.holder}: `),
        y,
      )
      y += leading * 1.1
    }
  }
  return y + 4
}

export const spacedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** The account's own lines before its table. @returns the height below */
export function drawAccountHead(layout: Layout, canvas: Canvas, account: Account, top: number): number {
  const { choices, words } = layout,
    { leading } = canvas,
    number = account.iban.slice(-10)
  let y = top
  if (choices.iban === 'in the title line')
    canvas.bold(`${words.account} ${number}, ${spacedIban(account.iban)}`, LEFT, y)
  else canvas.bold(`${words.account} ${number}`, LEFT, y)
  y += leading * 1.4
  if (choices.iban.startsWith('label')) {
    canvas.text(`${words.iban}: ${choices.iban === 'label, spaced' ? spacedIban(account.iban) : account.iban}`, LEFT, y)
    y += leading * 1.4
  }
  if (choices.balances.startsWith('summary')) y = drawSummary(layout, canvas, account, y)
  canvas.bold(words.details, LEFT, y + 4, { size: canvas.size + 1 })
  return y + leading * 1.4 + 10
}

function drawSummary(layout: Layout, canvas: Canvas, account: Account, top: number): number {
  const { words, choices } = layout
  canvas.bold(words.summary, LEFT, top)
  const { debits, credits } = totalsOf(account)
  return drawPairs(
    layout,
    canvas,
    account,
    [
      [`${words.opening} ${spellFullDay(account.from, layout)}`, account.opening],
      ...(choices.totals === 'in the summary'
        ? ([
            [words.totalDebits, debits],
            [words.totalCredits, credits],
          ] as const)
        : []),
      [`${words.closing} ${spellFullDay(account.to, layout)}`, account.closing],
    ],
    top + canvas.leading * 1.3,
  )
}

/** Labels with their amounts, below each other. @returns the height below */
function drawPairs(
  layout: Layout,
  canvas: Canvas,
  account: Account,
  pairs: ReadonlyArray<readonly [string, number]>,
  top: number,
): number {
  let y = top
  for (const [label, cents] of pairs) {
    canvas.text(label, LEFT, y)
    canvas.text(marked(balance(cents, layout), account.currency, layout.choices.currencyMark), LEFT + 260, y, {
      align: 'right',
    })
    y += canvas.leading * 1.2
  }
  return y + 4
}

/** Balances and totals that stand below the table. @returns the height below */
export function drawAfterTable(layout: Layout, canvas: Canvas, account: Account, top: number): number {
  const { words, choices } = layout,
    { debits, credits } = totalsOf(account)
  const isAfter = choices.balances === 'after the table',
    hasTotals =
      choices.totals === 'two lines' || (choices.totals === 'row below the columns' && choices.amounts === 'one')
  const pairs = [
    ...(isAfter ? ([[`${words.opening} ${spellFullDay(account.from, layout)}`, account.opening]] as const) : []),
    ...(hasTotals
      ? ([
          [words.totalDebits, debits],
          [words.totalCredits, credits],
        ] as const)
      : []),
    ...(isAfter ? ([[`${words.closing} ${spellFullDay(account.to, layout)}`, account.closing]] as const) : []),
  ]
  return pairs.length > 0 ? drawPairs(layout, canvas, account, pairs, top + 6) : top
}

/** Below every page. */
export function drawFooter(layout: Layout, canvas: Canvas, story: Story, account: Account): void {
  const iban = layout.choices.iban === 'in the footer' ? ` - ${layout.words.iban} ${spacedIban(account.iban)}` : ''
  canvas.text(`${story.bank}${iban}`, LEFT, 808, { size: 6.5 })
  canvas.text(`${layout.words.page} ${canvas.page}`, RIGHT, 808, { size: 6.5, align: 'right' })
}
