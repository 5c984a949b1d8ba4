/**
 * Text that the file holds and the page does not show: under a patch, under a note, without ink, or under a picture
 * that says something else.
 */
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { readAmount } from '../layout/amounts.ts'
import { readDate } from '../layout/dates.ts'
import type { ReadFile } from '../read/read-file.ts'
import { boxAround, boxOf, type Word } from '../read/word.ts'
import { findingOn } from '../verify/finding.ts'

type Kind = ParseResult['type']

/** Text under an opaque patch: with another amount printed on the patch it was replaced, else it was hidden. */
export function coveredFindings(type: Kind, file: ReadFile): Finding[] {
  return file.pdf!.painted.flatMap((painted, index) =>
    painted.covered.flatMap(({ text, box }) => {
      const page = file.pages[index]!
      const evidence = { page: page.number, box: boxOf(box) }
      if (!text.split(/\s+/).some((word) => readAmount(word))) return []
      const over = page.words.find(
        (word) =>
          readAmount(word.text) &&
          !text.includes(word.text) &&
          word.x0 < box.x1 + 6 &&
          word.x1 > box.x0 - 6 &&
          Math.min(word.y1, box.y1) - Math.max(word.y0, box.y0) > 2,
      )
      return [
        over
          ? findingOn(
              type,
              'fraud',
              'error',
              { how: 'amount_covered', before: text.slice(0, 40), after: over.text },
              evidence,
            )
          : findingOn(type, 'edited', 'warning', { how: 'amount_hidden' }, evidence),
      ]
    }),
  )
}

/** A note over a figure or a day, showing something else there; with another amount in it, a figure was replaced. */
export function noteFindings(type: Kind, file: ReadFile): Finding[] {
  return file.pdf!.sights.flatMap(({ overlaid }, index) =>
    overlaid
      .filter(({ word }) => readAmount(word.text) || readDate(word.text))
      .map(({ word, note }) => {
        const evidence = { page: index + 1, box: boxOf(word) }
        const other = note
          .trim()
          .split(/\s+/)
          .find((text) => readAmount(text) && text !== word.text)
        return other && readAmount(word.text)
          ? findingOn(type, 'fraud', 'error', { how: 'amount_covered', before: word.text, after: other }, evidence)
          : findingOn(type, 'edited', 'warning', { how: 'figure_overlaid' }, evidence)
      }),
  )
}

/**
 * Marks for archives are often printed in white and mean nothing; invisible amounts are there to be read by programs.
 */
export function hiddenFindings(type: Kind, file: ReadFile): Finding[] {
  return file.pdf!.sights.flatMap(({ unseen }, index) => {
    const amounts = unseen.filter((word) => readAmount(word.text) !== null)
    return amounts.length === 0
      ? []
      : [
          findingOn(
            type,
            'edited',
            'warning',
            { how: 'unseen_text', amounts: amounts.length },
            { page: index + 1, box: boxAround(amounts) },
          ),
        ]
  })
}

/** Below this the picture was read too poorly to be held against the layer. */
const SURE = 80
const digitsOf = (text: string) => text.replace(/\D/g, '')
const overlaps = (a: Word, b: Word) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.6 * Math.min(a.x1 - a.x0, b.x1 - b.x0) &&
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0)

/**
 * Amounts of an invisible layer that are not those of the picture over it. Honest layers come from recognition and err
 * in a digit here and there: a warning, and only where the picture was read surely.
 */
export function layerFindings(type: Kind, file: ReadFile): Finding[] {
  return [...file.pdf!.layers].flatMap(([number, layer]) => {
    const seen = (file.pages[number - 1]?.words ?? []).filter(
      (word) => word.confidence >= SURE && readAmount(word.text),
    )
    const other = layer
      .filter((word) => readAmount(word.text))
      .flatMap((word) => {
        const shown = seen.find((candidate) => overlaps(candidate, word))
        return shown && digitsOf(shown.text) !== digitsOf(word.text) ? [shown] : []
      })
    return other.length === 0
      ? []
      : [
          findingOn(
            type,
            'edited',
            'warning',
            { how: 'layer_differs', amounts: other.length },
            { page: number, box: boxOf(other[0]!) },
          ),
        ]
  })
}
