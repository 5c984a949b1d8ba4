/** States as the head of a card or passport names them. */
import type { Row } from '../../layout/rows.ts'
import { fold } from '../../layout/fold.ts'

/**
 * Folded names in the state's own languages, and in English where cards of other alphabets print it.
 * Source: names of states in the Interinstitutional Style Guide of the Union, annexes A5 and A6.
 */
const names: Record<string, readonly string[]> = {
  ALB: ['shqiperise', 'shqiperia', 'albania'],
  AUT: ['osterreich'],
  BEL: ['belgique', 'belgie', 'belgien'],
  BGD: ['bangladesh'],
  BGR: ['bulgaria'],
  BIH: ['bosna i hercegovina', 'bosnia and herzegovina'],
  CHE: ['schweiz', 'suisse', 'svizzera', 'svizra'],
  CHN: ['china'],
  CYP: ['cyprus', 'kibris'],
  CZE: ['ceska republika', 'czech republic'],
  DEU: ['bundesrepublik deutschland'],
  DNK: ['danmark'],
  EGY: ['egypt'],
  ESP: ['espana'],
  EST: ['eesti', 'estonia'],
  FIN: ['suomi', 'finland'],
  FRA: ['republique francaise'],
  GBR: ['united kingdom'],
  GRC: ['hellenic republic'],
  HRV: ['hrvatska', 'croatia'],
  HUN: ['magyarorszag', 'hungary'],
  IND: ['republic of india'],
  IRL: ['eire', 'ireland'],
  ITA: ['repubblica italiana'],
  LTU: ['lietuvos', 'lithuania'],
  LUX: ['luxembourg', 'luxemburg', 'letzebuerg'],
  LVA: ['latvijas', 'latvia'],
  MAR: ['maroc'],
  MLT: ['malta'],
  NLD: ['nederlanden', 'nederland'],
  NOR: ['norge', 'noreg'],
  PHL: ['philippines', 'pilipinas'],
  POL: ['polska'],
  PRT: ['portuguesa', 'portugal'],
  ROU: ['romania'],
  SRB: ['srbija', 'serbia'],
  SVK: ['slovenska republika', 'slovakia'],
  SVN: ['slovenija', 'slovenia'],
  SWE: ['sverige', 'sweden'],
  TUR: ['turkiye', 'turkey'],
  UKR: ['ukraine', 'ukraina'],
}

/** Lines at the top among which a card names its state; a town of birth stands further down. */
const LINES_OF_THE_HEAD = 3

/** ICAO code of the one state that the first lines name; null when they name none, or two. */
export function stateNamedIn(rows: readonly Row[]): string | null {
  const head = ` ${rows
    .slice(0, LINES_OF_THE_HEAD)
    .map(({ text }) => fold(text))
    .join(' | ')} `
  const found = Object.keys(names).filter((code) => names[code]!.some((name) => head.includes(` ${name} `)))
  return found.length === 1 ? found[0]! : null
}
