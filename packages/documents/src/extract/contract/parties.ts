/** The two sides of a contract as its prose names them. */
import type { Evidence } from '@attesta/domain/facts/parse-result.ts'
import { cellsOf, textOf, type Row } from '../../layout/rows.ts'
import { boxAround, type Page, type Word } from '../../read/word.ts'
import { codesIn } from '../labels/codes-on-page.ts'
import { firmName, nameByFiscalCode, personName } from '../labels/names.ts'
import { foldToken } from '../labels/fold-label.ts'

export interface Party {
  value: string
  evidence: Evidence
}

const party = (value: string, words: readonly Word[], page: number): Party => ({
  value,
  evidence: { page, box: boxAround(words) },
})

export function partiesOf(rows: readonly Row[], firstPage: Page): { employer: Party | null; employee: Party | null } {
  const code = codesIn(rows).find(({ kind }) => kind === 'fiscal_code')
  const proven = code ? nameByFiscalCode(rows, code.code) : null
  return {
    employer: employerIn(rows),
    employee: proven ? party(proven.text, proven.words, proven.page) : addressed(rows, firstPage),
  }
}

/** Words that lead up to a firm's name in a sentence. */
const lead =
  /^(?:con|presente|tra|fra|la|il|lo|l|societa|ditta|impresa|azienda|spett|spettle|zwischen|der|die|dem|firma|und|datore|di|lavoro|denominazione|ragione|sociale|arbeitgeber)$/

// «Le comunichiamo la Sua assunzione presso OFFICINE DEL LAGO SRL»: the name begins after such a word.
const introduced = /^(?:presso|societa|ditta|impresa|azienda|firma|bei)$/

/**
 * «TRA la società Officine Lombarde S.r.l., con sede in …», «Zwischen der Firma Beispielwerk GmbH – nachfolgend
 * Arbeitgeber –».
 */
function employerIn(rows: readonly Row[]): Party | null {
  for (const row of rows)
    for (const cell of cellsOf(row, 3)) {
      const start = cell.findIndex(({ text }) => !lead.test(foldToken(text).toLowerCase()))
      const words = start < 0 ? [] : cell.slice(start)
      const name = firmName(textOf(words))
      if (name === null) continue
      const named = words.slice(0, name.split(' ').length),
        from = named.findLastIndex(({ text }) => introduced.test(foldToken(text).toLowerCase())) + 1
      return from > 0 ? party(textOf(named.slice(from)), named.slice(from), row.page) : party(name, named, row.page)
    }
  return null
}

// il Sig. Mario Rossi, nato a … la Sig.ra Rossi Anna Gentile Anna Rossi, Herrn Max Mustermann Frau Anna Vogel
// dipendente: Mario Rossi
const address =
  /^(?:gentile|gentilissimo|gentilissima|egregio|egregia|sig|sigra|sigre|signor|signora|herrn|herr|frau|lavoratore|lavoratrice|dipendente|arbeitnehmer|arbeitnehmerin)$/

// Anna von Bergen   Luca de Santis
const particle = /^(?:von|van|vom|zu|zum|zur|der|den|de|di|da|del|della|dello|dei|la|lo|le|el|al|ben|bin)$/

function addressed(rows: readonly Row[], { number }: Page): Party | null {
  const own = rows.filter(({ page }) => page === number)
  for (const [index, row] of own.entries())
    for (const [at, word] of row.words.entries()) {
      if (!address.test(foldToken(word.text).toLowerCase())) continue
      const here = row.words.slice(at + 1)
      // The line may end between the form of address, the given name and the surname; a list of labels is no such line.
      const after = here.length < 2 && at > 0 ? [...here, ...(own[index + 1]?.words.slice(0, 4) ?? [])] : here
      // The name ends at a comma, a bracket or the first small word: «Mario Rossi, nato a …».
      const end = after.findIndex(
        ({ text }) => /[,;()]$/.test(text) || (/^\p{Ll}/u.test(text) && !particle.test(text)) || /^[-–(]/.test(text),
      )
      const words = end < 0 ? after : after.slice(0, /[,;]$/.test(after[end]!.text) ? end + 1 : end)
      const name = personName(textOf(words).replace(/[,;]$/, ''))
      if (name !== null) return party(name, words, number)
    }
  return null
}
