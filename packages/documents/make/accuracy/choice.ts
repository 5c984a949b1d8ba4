/** What a run reads: the whole corpus, a part of it, or the small sample that every test run can afford. */
import { type CorpusCondition, type Group, type Kind, groupsOf, kinds } from '../corpus.ts'

export interface Chosen {
  group: Group
  conditions: readonly CorpusCondition[]
  /** At most so many papers of the group in each condition. */
  most: number
}

export const wholeChoice = (chosen: readonly Kind[], conditions: readonly CorpusCondition[], seeds: readonly number[], part: string): Chosen[] =>
  groupsOf(chosen, seeds, part).map((group) => ({ group, conditions, most: Number.MAX_SAFE_INTEGER }))

/** Every how many layouts one is read in the small sample: reading print costs a tenth of a second, reading pixels several. */
const EVERY: Record<Kind, Partial<Record<CorpusCondition, number>>> = {
  statement: { clean: 1, 'unknown bank': 1, tampered: 1, 'look-alike': 1, scanned: 18, photographed: 36 },
  payslip: { clean: 1, scanned: 8, photographed: 8 },
  'tax form': { clean: 1, scanned: 6, photographed: 6 },
  identity: { clean: 4, scanned: 12, photographed: 6 },
  other: { clean: 4 },
}

/** One throw of the dice, one paper of each layout and condition. */
export const quickChoice = (): Chosen[] => kinds.flatMap((kind) => groupsOf([kind], [1]).map((group, at) => ({
  group, most: 1, conditions: Object.entries(EVERY[kind]).filter(([, every]) => group.tampering !== undefined || at % every === 0).map(([condition]) => condition as CorpusCondition),
})))
