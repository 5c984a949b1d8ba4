/**
 * What the template draws: final texts and positions from 0 to 1. All thinking is done before; the template only sets
 * type.
 */
import type { Check, FigureState } from '@attesta/contract/report.ts'
import type { StripCell } from '@attesta/domain/report/strip.ts'

export interface Meter {
  alt: string
  note: string
  marks: { at: number; amount: string }[]
  rent: { at: number; label: string } | null
}
export interface FigureCard {
  label: string
  value: string
  note: string
  state: FigureState
  stateWord: string
  source: string
}
export interface CheckLine {
  label: string
  outcome: Check['outcome']
  word: string
  reasons: string[]
  sources: string
}
interface ChartBar {
  label: string
  missing: boolean
  total: string
  top: number
  parts: { kind: string; from: number; to: number; proven: boolean }[]
}
export interface Chart {
  title: string
  alt: string
  empty: string
  missingWord: string
  bars: ChartBar[]
  ticks: { at: number; label: string }[]
  rent: { at: number; label: string } | null
  legend: { kind: string; label: string; proven: boolean }[]
  /** Says what hatching means; empty when nothing is hatched. */
  hatched: string
}

export interface Cell {
  text: string
  note: string
  state: FigureState | null
  stateWord: string
}
export interface Table {
  type: 'table'
  caption: string
  /** Shares of the width; 0 = as wide as its text. */
  widths: number[]
  head: string[]
  alignRight: number[]
  rows: Cell[][]
  empty: string
}
export interface Pairs {
  type: 'pairs'
  rows: [string, string][]
}
export interface Paragraph {
  type: 'paragraph'
  text: string
  isQuiet: boolean
}
interface Notes {
  type: 'notes'
  items: { lead: string; text: string }[]
}
export interface Calendar {
  type: 'calendar'
  caption: string
  head: string[]
  years: { year: string; cells: { value: string; word: string }[] }[]
  notes: string[]
}
export interface Heading {
  type: 'heading'
  text: string
}
export type Block = Table | Pairs | Paragraph | Notes | Calendar | Heading

export interface PageModel {
  language: string
  title: string
  subject: string
  /**
   * Report number in the footer, and the words around the page numbers, which the template fills in for `⟨page⟩` and
   * `⟨pages⟩`.
   */
  footer: string
  pageOf: string
  /** Names the recipient of a copy across every page; empty on the report itself. */
  watermark: string
  header: {
    brand: string
    kind: string
    name: string
    listing: string
    /** Who pays together and who vouches; empty in the short form, which names no one here. */
    household: string
    facts: [string, string][]
    qr: boolean[][]
    qrAlt: string
    checkWord: string
    /** How a reader tells that the file is as it was sealed. */
    sealHint: string
    verifyUrl: string
    shownUrl: string
  }
  /** The four answers, as on the page. */
  strip: StripCell[]
  sentence: string
  /** Empty in a report that measures no rent: then no meter and no figures either. */
  verdict: string
  meter: Meter | null
  /** What stands in the meter's place; empty where none is drawn at all. */
  noMeter: string
  figures: FigureCard[]
  checksTitle: string
  checks: CheckLine[]
  chart: Chart
  legend: string
  stateLegend: { state: FigureState; word: string; meaning: string }[]
  sections: { title: string; blocks: Block[] }[]
  /** The trace for machines, which hangs on the file. */
  annex: { json: string; description: string }
}

/** The result alone, for a reader who is shown no amount: one page without figures, checks or sections. */
export type BandModel = Pick<
  PageModel,
  'language' | 'title' | 'subject' | 'footer' | 'pageOf' | 'watermark' | 'header'
> & {
  band: { verdict: string; notes: string[] }
}

export const cell = (text: string, more: Partial<Cell> = {}): Cell => ({
  text,
  note: '',
  state: null,
  stateWord: '',
  ...more,
})
export const pairs = (...rows: [string, string][]): Pairs => ({ type: 'pairs', rows })
export const paragraph = (text: string, isQuiet = false): Paragraph => ({ type: 'paragraph', text, isQuiet })
export const heading = (text: string): Heading => ({ type: 'heading', text })
