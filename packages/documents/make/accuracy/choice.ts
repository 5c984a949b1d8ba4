/** What a run reads: the whole corpus, a part of it, or the small sample that every test run can afford. */
import { type CorpusCondition, type Group, type Kind, groupsOf, kinds } from '../corpus.ts'

export interface Chosen {
  group: Group
  conditions: readonly CorpusCondition[]
  /** At most so many documents of the group in each condition. */
  most: number
}

const PICTURED: readonly CorpusCondition[] = ['scanned', 'photographed']
const ALL = Number.MAX_SAFE_INTEGER

export interface Wanted {
  kinds: readonly Kind[]
  conditions: readonly CorpusCondition[]
  seeds: readonly number[]
  /** Of a layout's or tampering's name; empty for all. */
  part: string
  everyPicture: boolean
}

/** Each layout of statements is pictured in one of three throws: they have many pages, and pixels take seconds each. */
const TURNS = 3

/**
 * What is wanted; of the pictures of statements those whose turn it is, so that three throws picture every layout,
 * unless all are asked for.
 */
export const wholeChoice = (wanted: Wanted): Chosen[] =>
  wanted.seeds
    .flatMap((seed) =>
      wanted.kinds.flatMap((kind) =>
        groupsOf(kind, seed).map((group, at) => {
          const hasTurn = kind !== 'statement' || wanted.everyPicture || (at + seed) % TURNS === 0
          return {
            group,
            most: ALL,
            conditions: hasTurn
              ? wanted.conditions
              : wanted.conditions.filter((condition) => !PICTURED.includes(condition)),
          }
        }),
      ),
    )
    .filter(({ group }) => (group.layout ?? group.tampering ?? '').includes(wanted.part))

/**
 * Every how many layouts one is read in the small sample: reading print costs a tenth of a second, reading pixels
 * several.
 */
const EVERY: Record<Kind, Partial<Record<CorpusCondition, number>>> = {
  statement: { clean: 1, 'unknown bank': 1, tampered: 1, 'look-alike': 1, scanned: 48 },
  payslip: { clean: 1, scanned: 16, photographed: 16 },
  'tax form': { clean: 1, scanned: 11 },
  identity: { clean: 8, photographed: 8 },
  other: { clean: 6 },
}

/** One throw of the dice, one document of each layout and condition. */
export const quickChoice = (): Chosen[] =>
  kinds.flatMap((kind) =>
    groupsOf(kind, 1).map((group, at) => ({
      group,
      most: 1,
      conditions: Object.entries(EVERY[kind])
        .filter(([, every]) => group.tampering !== undefined || at % every === 0)
        .map(([condition]) => condition as CorpusCondition),
    })),
  )
