/**
 * A number of the report together with why it may be believed. Only this file makes one, and its state is that of its
 * weakest input.
 */
import type { FigureState, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { decimal, sum, type Cents } from '../money.ts'
import type { EvidenceDocument } from './evidence-document.ts'

const strength: Record<FigureState, number> = { proven: 3, consistent: 2, declared: 1, unknown: 0 }

/** A chain holds as its weakest link; nothing at all is not known. */
export const weakest = (supports: readonly Support[]): FigureState =>
  supports.reduce<FigureState | null>(
    (worst, { state }) => (worst === null || strength[state] < strength[worst] ? state : worst),
    null,
  ) ?? 'unknown'

/**
 * What a figure rests on. The private member keeps other files from writing one as an object, and so from choosing a
 * state.
 */
class Support {
  declare private readonly made: true
  readonly state: FigureState
  readonly inputs: TraceRef[]
  protected constructor(state: FigureState, inputs: readonly TraceRef[]) {
    this.state = state
    this.inputs = [...inputs]
  }

  static readFrom(
    { isDoubted, isUnheld = false }: Pick<EvidenceDocument, 'isDoubted' | 'isUnheld'>,
    { reconciled }: { reconciled: boolean | null },
    inputs: readonly TraceRef[] = [],
  ): Support {
    return new Support(isDoubted ? 'declared' : reconciled === true && !isUnheld ? 'proven' : 'consistent', inputs)
  }
  static said(input: TraceRef): Support {
    return new Support('declared', [input])
  }
  static limit(state: 'consistent' | 'declared'): Support {
    return new Support(state, [])
  }
}
export type { Support }

/**
 * A part of a document (an account, a payslip, a tax document): proven when its own sums close and it is surely the
 * person's, at most declared while a blocker stands against the document.
 */
export const readFrom = Support.readFrom
/** What only the applicant says. */
export const said = Support.said
/** Keeps a figure from standing better where something about it is open. It lowers a state and never raises one. */
export const limitedTo = (state: 'consistent' | 'declared', isLimited = true): Support[] =>
  isLimited ? [Support.limit(state)] : []

interface Making {
  value: Cents | null
  /** id@version of the rule. */
  rule: string
  /** All that the value depends on. */
  from: readonly Support[]
  /** Places to look at, where they are not those of all that it depends on. */
  cites?: readonly TraceRef[]
  /** The numbers on the way: money as decimal text, counts and ratios as numbers. */
  workings?: Readonly<Record<string, string | number>>
}

class MadeFigure extends Support {
  readonly value: Cents | null
  readonly rule: string
  readonly workings: Readonly<Record<string, string | number>>
  private constructor({ value, rule, from, cites, workings = {} }: Making) {
    super(weakest(from), cites ?? from.flatMap(({ inputs }) => inputs))
    this.value = value
    this.rule = rule
    this.workings = workings
  }
  static of(making: Making): MadeFigure {
    return new MadeFigure(making)
  }
}
export type Figure = MadeFigure

export const figureOf = MadeFigure.of

/** No rule could make it: nothing that it needs was handed in or read. */
export const unknownFigure = (): Figure => figureOf({ value: null, rule: 'none@1', from: [] })

/** The same figure, by another rule's name or standing no better than something else lets it. */
export const figureFrom = (
  figure: Figure,
  { rule = figure.rule, also = [] }: { rule?: string; also?: readonly Support[] },
): Figure => figureOf({ value: figure.value, rule, from: [figure, ...also], workings: figure.workings })

/** Returns the figure in the wire's spelling. */
export const onWire = ({ value, state, rule, inputs, workings }: Figure): WireFigure => ({
  state,
  rule,
  inputs,
  workings: { ...workings },
  value: value === null ? null : decimal(value),
})

/**
 * Returns the known ones of several figures added up; unknown when none is known. A part that is nothing adds no place
 * to look.
 */
export function addFigures(rule: string, parts: Record<string, Figure>): Figure {
  const known = Object.entries(parts).filter(([, { value }]) => value !== null)
  if (known.length === 0) return unknownFigure()
  return figureOf({
    value: sum(known.map(([, { value }]) => value!)),
    rule,
    from: known.map(([, figure]) => figure),
    cites: known.flatMap(([, { value, inputs }]) => (value === 0 && known.length > 1 ? [] : inputs)),
    workings: Object.fromEntries(known.map(([name, { value }]) => [name, decimal(value!)])),
  })
}
