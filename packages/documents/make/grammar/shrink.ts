/**
 * The smallest layout that still shows a failure: as few choices and wordings that are not plain, and as few rows, as
 * can be.
 */
import { choiceNames, plainChoices } from './choices.ts'
import { type Layout, settled } from './layout.ts'
import { concepts, plainWords } from './words.ts'

/** Halving, then one by one: with few rows each of them is looked at. */
const rowSteps = (rows: number) =>
  [...new Set([1, 2, 3, rows >> 2, rows >> 1, rows - 1])].filter((count) => count > 0 && count < rows)

function* smaller(layout: Layout): Generator<Layout> {
  const choices = plainChoices(),
    words = plainWords(layout.language)
  yield { ...layout, words }
  for (const rows of rowSteps(layout.rows)) yield { ...layout, rows }
  for (const name of choiceNames)
    if (layout.choices[name] !== choices[name])
      yield { ...layout, choices: { ...layout.choices, [name]: choices[name] } }
  for (const concept of concepts)
    if (layout.words[concept] !== words[concept])
      yield { ...layout, words: { ...layout.words, [concept]: words[concept] } }
}

/** @param fails whether a layout shows the failure; the first one does */
export async function shrink(first: Layout, fails: (layout: Layout) => Promise<boolean>): Promise<Layout> {
  let layout = first
  const tried = new Set([JSON.stringify(first)])
  for (;;) {
    const next = await firstThat(smaller(layout), tried, fails)
    if (next === undefined) return layout
    layout = next
  }
}

async function firstThat(
  layouts: Iterable<Layout>,
  tried: Set<string>,
  fails: (layout: Layout) => Promise<boolean>,
): Promise<Layout | undefined> {
  for (const drawn of layouts) {
    const layout = settled(drawn),
      key = JSON.stringify(layout)
    if (tried.has(key)) continue
    tried.add(key)
    if (await fails(layout)) return layout
  }
  return undefined
}
