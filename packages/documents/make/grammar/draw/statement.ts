/** A whole statement as a file. */
import type { Layout } from '../layout.ts'
import { type Account, type Story, tellStory } from '../story/story.ts'
import { drawAnnexes } from './annexes.ts'
import { Canvas } from './canvas.ts'
import { drawAccountHead, drawAfterTable, drawFooter, drawLetterhead } from './header.ts'
import { drawTable } from './table.ts'

const NEXT_TOP = 60
const BOTTOM = 790
/** A new account is begun on the page only above this height. */
const ROOM_FOR_AN_ACCOUNT = 560
const LINES_AFTER = 6

export const storyOf = ({ story, language, rows, choices }: Layout): Story => tellStory(story, language, rows, choices)

/** Wordings that name a currency name the account's. */
function inCurrency(layout: Layout, currency: string): Layout {
  const words = Object.entries(layout.words).map(([concept, wording]) => [
    concept,
    wording.replace(/EUR|GBP/, currency),
  ])
  return { ...layout, words: Object.fromEntries(words) as Layout['words'] }
}

export function drawStatement(drawn: Layout, story: Story = storyOf(drawn)): Promise<Uint8Array> {
  const layout = inCurrency(drawn, story.accounts[0]!.currency)
  const canvas = new Canvas(
    layout,
    { producer: 'Grammar of layouts', title: layout.words.title, madeOn: story.madeOn },
    JSON.stringify([story, layout.words, layout.choices.number]),
  )
  let current = story.accounts[0]!
  const turn = () => {
    drawFooter(layout, canvas, story, current)
    canvas.newPage()
  }
  const ensure = (y: number, lines: number): number => {
    if (y + lines * canvas.leading * 1.2 <= BOTTOM) return y
    turn()
    return NEXT_TOP
  }
  let y = drawLetterhead(layout, canvas, story)
  for (const [at, account] of story.accounts.entries()) {
    const needsPage = at > 0 && (layout.choices.iban === 'in the footer' || y > ROOM_FOR_AN_ACCOUNT)
    if (needsPage) turn()
    current = account
    y = drawAccount(layout, canvas, account, needsPage ? NEXT_TOP : y + (at > 0 ? 14 : 0), { turn, ensure })
  }
  if (layout.choices.annex !== 'none') {
    if (layout.choices.annexPlace === 'new page') {
      turn()
      y = NEXT_TOP
    }
    drawAnnexes(layout, canvas, current, y + 14, ensure)
  }
  drawFooter(layout, canvas, story, current)
  return canvas.finish()
}

interface Pages {
  turn(): void
  ensure(y: number, lines: number): number
}

function drawAccount(layout: Layout, canvas: Canvas, account: Account, top: number, { turn, ensure }: Pages): number {
  const y = drawAccountHead(layout, canvas, account, top)
  const below = drawTable(layout, canvas, account, { y, nextTop: NEXT_TOP, bottom: BOTTOM, turn })
  return drawAfterTable(layout, canvas, account, ensure(below, LINES_AFTER))
}
