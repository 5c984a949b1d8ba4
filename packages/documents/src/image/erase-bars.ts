import type { Ink } from './ink.ts'

/**
 * Boxes for single digits are at least so high and at most as high as a rule is long, in pixels at 200 dpi; their bars
 * are no thicker than a rule.
 */
const LOW = 18,
  HIGH = 60,
  THICK = 7
/** Ink may miss for so many lines: scanning leaves holes in thin bars, and the soft rim of an erased rule is none. */
const HOLE = 3
/** The soft rim of a bar beside its ink. */
const RIM = 2

interface Span {
  y: number
  from: number
  to: number
}

/** A stroke between two rules: where it stands, and how far the upper rule reaches to both sides. */
export interface Bar {
  x: number
  top: number
  bottom: number
  ruleFrom: number
  ruleTo: number
}

/**
 * Makes white the bars between the digits of a form's boxes: thin strokes that hang from one erased rule and stand on
 * another, as no letter does.
 * @param shades the page, changed in place @param rules 1 where a level rule was found
 */
export function eraseBars({ width, height, data: ink }: Ink, rules: Uint8Array, shades: Uint8Array): Bar[] {
  const ruled = closeCrossings(rules, width),
    bars: Bar[] = []
  for (let y = 1; y < height - LOW; y++) {
    for (let x = 0; x < width; x++) {
      const above = (y - 1) * width + x
      if (ruled[above] !== 1 || ruled[above + width] === 1) continue
      const bar = barBelow(x, y)
      if (!bar) continue
      for (const { y: line, from, to } of [...crossing(bar[0]!, -1), ...bar, ...crossing(bar.at(-1)!, 1)])
        shades.fill(255, line * width + Math.max(0, from - RIM), line * width + Math.min(width, to + RIM + 1))
      const { from, to } = bar[bar.length >> 1]!
      bars.push({
        x: (from + to + 1) / 2,
        top: y,
        bottom: bar.at(-1)!.y + 1,
        ruleFrom: reach(x, y - 1, -1),
        ruleTo: reach(x, y - 1, 1) + 1,
      })
    }
  }
  return bars

  /**
   * The stroke that hangs from the rule over (x, y), line by line; null when it is none, or ends before it reaches
   * another rule.
   */
  function barBelow(x: number, y: number): Span[] | null {
    const spans: Span[] = []
    let from = x,
      to = x,
      holes = 0
    for (let line = y; line < Math.min(height, y + HIGH); line++) {
      if (ruled[line * width + from] === 1 || ruled[line * width + to] === 1) return line - y >= LOW ? spans : null
      const found = inkNear(line, from, to)
      if (!found) {
        if (++holes > HOLE) return null
        continue
      }
      if (found.to - found.from >= THICK) return null
      holes = 0
      ;({ from, to } = found)
      spans.push({ y: line, from, to })
    }
    return null
  }

  /** How far a rule goes on to one side; it may lean. */
  function reach(x: number, y: number, step: 1 | -1): number {
    let at = x,
      line = y
    for (let next = x + step; next >= 0 && next < width; next += step) {
      const level = [line, line - 1, line + 1].find((beside) => ruled[beside * width + next] === 1)
      if (level === undefined) break
      at = next
      line = level
    }
    return at
  }

  /** Where the bar goes on through the rule that it hangs from or stands on. */
  function crossing({ y, from, to }: Span, step: 1 | -1): Span[] {
    const spans: Span[] = []
    for (let line = y + step; line >= 0 && line < height && spans.length < 2 * THICK; line += step) {
      if (spans.length > HOLE && ruled[line * width + from] !== 1 && ruled[line * width + to] !== 1) break
      spans.push({ y: line, from, to })
    }
    return spans
  }

  /** The ink of a line that touches these columns. */
  function inkNear(line: number, from: number, to: number): { from: number; to: number } | null {
    const at = (column: number) => column >= 0 && column < width && ink[line * width + column] === 1
    let left = from - 1
    while (left <= to + 1 && !at(left)) left++
    if (left > to + 1) return null
    let right = left
    while (left > from - THICK - 1 && at(left - 1)) left--
    while (right < to + THICK + 1 && at(right + 1)) right++
    return { from: left, to: right }
  }
}

/** Where a bar crosses a rule the rule is thick, and so was taken for none. */
function closeCrossings(rules: Uint8Array, width: number): Uint8Array {
  const closed = Uint8Array.from(rules)
  for (let at = 0, last = -width; at < rules.length; at++) {
    if (rules[at] !== 1) continue
    if (at - last <= 2 * THICK && Math.trunc(at / width) === Math.trunc(last / width)) closed.fill(1, last, at)
    last = at
  }
  return closed
}
