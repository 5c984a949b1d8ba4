/**
 * Who an account belongs to: by a label, else by the addressee of the letter. As printed; several for a joint account.
 */
import { fold } from '../../layout/fold.ts'
import { ibansIn } from '../../layout/ibans.ts'
import { cellsOf, textOf } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'
import type { Line } from './line.ts'

export interface Holders {
  names: string[]
  line: Line | null
}

// Conto intestato a Intestatario conto: Intestato a Kontoinhaber: Account holder Intestazione Conto Corrente: Titolare
// del conto
const LABEL =
  /^(?:(?:conto|rapporto|c c) (?=intestat))?(?:intestatari[oaie]?(?: (?:del )?(?:conto|rapporto)(?: corrente)?)?|cointestatari[oaie]?|intestat[oai] a|intestazione(?: (?:del )?(?:conto|rapporto)(?: corrente)?)?|kontoinhaber(?:in)?|inhaber|account holder|titolare(?: del conto)?|titolari|cliente|denominazione|nominativo|a nome di|kundenname|kunde|kontobezeichnung|konto von|kontoverbindung von|lautend auf|rubrik|berechtigte|account (?:name|holders|owner|in the name of)|in the name of|held by|prepared for|customer(?: name)?|client|name(?= ?\S+ \S+))\b/
// Herrn   Herrn/Frau   Herrn/Firma   Herrn und Frau   Egr. Sig.   Gentile Sig.ra   Gentile Cliente   Spett.le   Ms
const SALUTATION =
  /^(?:(?:an )?(?:herrn?|frau|familie|eheleute)(?: (?:(?:und|u) )?(?:herrn?|frau|firma))?|egr(?:egi[oa])?(?: sig(?: ra|nora|nor|ri)?)?|gent(?:ile|ma|mo)?(?: (?:sig(?: ra|nora|nor|ri)?|cliente))?|sig(?: ra|nora|nor|ri)?|spett(?: le)?|mr|mrs|ms|miss|mx|dr)(?= |$)/
const JOINT_SALUTATION = /^(?:an )?(?:herrn? (?:und|u) frau|frau (?:und|u) herrn?|eheleute|familie)$/
// Via Paolo Sarpi 12   Hauptstraße 5   Am Ring 3a   Am Ring 3a, 50667 Köln   P.zza Dante 1
const STREET =
  /^(?:via|viale|v le|vicolo|piazza|p zza|piazzale|corso|c so|largo|strada|str|borgo|contrada|localita|loc|frazione|fraz|salita|lungo\w*)\b|\b\p{L}*(?:strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|steig|hof) \d+|^(?:am|an der|im|in der|auf der|zum|zur) .*\d+ ?\p{L}?(?: \d{5} .*)?$/u
// 14 Larkspur Close   Flat 3, 88 Mill Road   5 Kirk Brae
const ENGLISH_STREET = /^(?:(?:flat|unit|apartment|apt) \w+ )?\d+\w? \p{L}{2,}/u
// 20154 MILANO MI   D-10115 Berlin   8004 Zürich   Leeds LS6 2AB   Dublin D02 XY45
const TOWN = /^(?:\p{L}{1,2} )?\d{4,5} \p{L}{2}|^\p{L}[\p{L} ]+ \p{L}{1,2}\d[\p{L}\d]? (?:\d\p{L}{2}|\p{L}{2}\d{2})$/u
const COMPANY =
  /\b(?:s ?p ?a|s ?r ?l|bank|banca|banco|ag|gmbh|kg|filiale|agenzia|succursale|sparkasse|volksbank|poste|postfach|casella postale|credito|kreditbank|n v|se|kundenservice|servizio clienti)\b/
const NOT_A_NAME =
  /\b(?:conto|corrente|iban|saldo|konto|auszug|kontonummer|numero|data|datum|pagina|seite|periodo|euro|eur|codice|filiale|valuta|bic|swift|rapporto|estratto|nr|tel|via|movimenti|kunde|kundennummer|ndg|depot|girokonto|privato|foglio|blatt|private|confidential|personal|vertraulich|riservat[oa]|personale)\b/

const BANK =
  /\b(?:\w*bank|banca|banco|filiale|agenzia|succursale|\w*sparkasse|poste|postfach|casella postale|credito|n v|kundenservice|servizio clienti)\b/
// ROSSI IMPIANTI S.R.L.   BIANCHI & FIGLI SNC   Krause GmbH & Co. KG   Bäckerei Holm e.K.
const FORM = /\b(?:s ?p ?a|s ?r ?l ?s?|s ?n ?c|s ?a ?s|soc coop|ag|gmbh|kg|ohg|ug|gbr|ek|ev|se)\b/
const hasForm = (text: string) => FORM.test(fold(text)) || /\be\. ?[KV]\./.test(text)
// A bank's own firm stands over a street too, so only these words name a firm as the holder. Never «Titolare del
// trattamento dei dati: Banca …».
const OF_ACCOUNT =
  /intestat|inhaber|^titolar(?!e del trattamento)|account (?:holder|owner)|lautend auf|held by|in the name of/

const isShort = (text: string) => text.length < 70 && !/\d{4}/.test(text)
const isFirm = (text: string) => isShort(text) && hasForm(text) && text.includes(' ') && !BANK.test(fold(text))

/** `CONDOMINIO VIA ROMA 12`, `WEG Lindenstraße 5`: the owners of a house, by its street and number. */
const isCommunity = (text: string) =>
  isShort(text) &&
  (/^WEG \p{L}/u.test(text) ||
    /^(?:(?:super)?condominio|(?:wohnungs)?eigentumergemeinschaft) [a-z]/.test(fold(text))) &&
  !BANK.test(fold(text)) &&
  !NOT_A_NAME.test(fold(text).replace(/\bvia\b/, ''))

const isNameLike = (text: string) => {
  const words = fold(text).split(' ')
  return (
    words.length >= 2 &&
    words.length <= 8 &&
    !/\d/.test(text) &&
    /^[\p{L}\s.,'’`&/;–-]+$/u.test(text) &&
    !NOT_A_NAME.test(fold(text)) &&
    !COMPANY.test(fold(text))
  )
}

const withoutSalutation = (text: string): string => {
  const words = text.split(' ')
  for (let count = Math.min(5, words.length); count > 0; count--)
    if (SALUTATION.exec(fold(words.slice(0, count).join(' ')))?.[0] === fold(words.slice(0, count).join(' ')))
      return words.slice(count).join(' ')
  return text
}

/** `MARIO ROSSI E ANNA BIANCHI`, `Max und Erika Mustermann`, `ROSSI MARIO / BIANCHI ANNA` → one name each. */
export function splitJointNames(text: string): string[] {
  if (hasForm(text)) return [text]
  const parts = text
    .split(/\s+(?:e|ed|und|u\.|oder|and|&)\s+|\s*[/;&]\s*|\s*,\s+(?=\p{L}+\s+\p{L})|\s+[-–]\s+/iu)
    .map((part) => withoutSalutation(part.trim()))
    .filter(Boolean)
  if (parts.length < 2) return parts
  const family = parts.at(-1)!.split(' ').at(-1)!
  return parts.map((part) => (part.includes(' ') ? part : `${part} ${family}`))
}

interface Cell {
  words: Word[]
  text: string
  line: Line
}

// Datum 31.08.2026 Kontoinhaber Nina Schulze   IBAN … Intestatario: …   IT60… INTESTATO A …
const INNER_LABEL = /^(?:kontoinhaber(?:in)?|intestatari[oaie]?|cointestatari[oaie]?|intestat[oai] a)(?: |$)/
// ROSSI GIULIA - IBAN IT60X…   Giulia Rossi IT60X…
const ACCOUNT_BEHIND = /\s+(?:[-–—]\s+)?(?:IBAN\b|[A-Z]{2}\d{2}[ \dA-Z]{10}).*$/u

// ROSSI MARCO - BIANCHI GIULIA (COINTESTATO)   Max und Eva Berger (Gemeinschaftskonto)
const JOINT_BEHIND = /\s*\((?:cointestat\p{L}*|gemeinschaftskonto|joint(?: account)?)\)\s*$/iu

/** Blocks that stand apart; a holder's label begins one even inside a line of text. */
const cellsOfLine = (line: Line): Cell[] =>
  cellsOf(line, 1.6)
    .flatMap((words) => {
      const at = words.findIndex(
        (word, index) => index > 0 && INNER_LABEL.test(fold(`${word.text} ${words[index + 1]?.text ?? ''}`)),
      )
      return at < 0 ? [words] : [words.slice(0, at), words.slice(at)]
    })
    .map((words) => ({ words, text: textOf(words), line }))

/**
 * @param lines of the account's own section @param heads above the bookings of the file, where the letter's address
 * stands for all its accounts
 */
export function holdersOf(lines: readonly Line[], heads: readonly Line[], ownHeads: readonly Line[]): Holders {
  const cells = heads.map(cellsOfLine)
  return (
    labelled(ownHeads.map(cellsOfLine)) ??
    labelled(cells) ??
    saluted(cells) ??
    addressee(cells) ??
    besideIban(cells) ??
    aboveStreet(cells) ??
    labelled(lines.map(cellsOfLine)) ?? { names: [], line: null }
  )
}

/** @param isSure the words before it are said of the holder alone, whom a firm can be as well */
const found = (text: string, line: Line, isSure = false): Holders | null => {
  const name = withoutSalutation(
    text
      .trim()
      .replace(/^[:\s]+/, '')
      .replace(ACCOUNT_BEHIND, '')
      .replace(JOINT_BEHIND, ''),
  )
  if (isCommunity(name) || (isSure && isFirm(name))) return { names: [name], line }
  return isNameLike(name) ? { names: splitJointNames(name), line } : null
}

function labelled(rows: readonly Cell[][]): Holders | null {
  for (const [at, row] of rows.entries()) {
    for (const [index, cell] of row.entries()) {
      const label = LABEL.exec(fold(cell.text))
      if (!label) continue
      const isSure = OF_ACCOUNT.test(fold(cell.text).slice(0, label[0].length + ' del trattamento'.length))
      const inside = cell.text.includes(':')
        ? cell.text.slice(cell.text.indexOf(':') + 1)
        : cell.text.split(' ').slice(label[0].split(' ').length).join(' ')
      const beside =
        found(inside, cell.line, isSure) ??
        (row[index + 1] && inside.trim() === '' ? found(row[index + 1]!.text, cell.line, isSure) : null)
      if (beside) return withCoHolder(withNameBelow(beside, rows[at + 1]), rows, at, cell)
      if (inside.trim() !== '') continue
      const below = rows[at + 1]?.find(
        (other) =>
          other.words[0]!.x0 < cell.words.at(-1)!.x1 + 6 &&
          other.words.at(-1)!.x1 > cell.words[0]!.x0 &&
          other.line.page === cell.line.page,
      )
      const name = below && found(below.text, below.line, isSure)
      if (name) return name
    }
  }
  return null
}

/** `Intestatario: Anna Neri` / `Ugo Neri`: a name alone on the next line, right below the first. */
function withNameBelow({ names, line }: Holders, next: readonly Cell[] | undefined): Holders {
  const [below, ...others] = next ?? []
  if (!line || !below || others.length > 0 || names.length !== 1) return { names, line }
  const start = line.words.find((_, at) => textOf(line.words.slice(at)).startsWith(names[0]!))
  const isBelow =
    start !== undefined &&
    Math.abs(below.words[0]!.x0 - start.x0) < 2 &&
    below.line.page === line.page &&
    followsClosely(line, below.line)
  const second = isBelow ? found(below.text, below.line) : null
  return second && isWrittenAsName(second) ? { names: [...names, ...second.names], line } : { names, line }
}

/** Lines of one block. */
const followsClosely = (above: Line, below: Line) => below.y0 - above.y1 < 1.5 * (above.y1 - above.y0)

/** A second holder labelled on the next line (`Cointestatario: …`). */
function withCoHolder(first: Holders, rows: readonly Cell[][], at: number, label: Cell): Holders {
  const next = rows[at + 1]?.find((cell) => Math.abs(cell.words[0]!.x0 - label.words[0]!.x0) < 6)
  const colon = next?.text.indexOf(':') ?? -1
  const second =
    next &&
    /^(?:co ?intestatari|mitinhaber|zweiter kontoinhaber|kontoinhaber 2|intestatari)/.test(fold(next.text)) &&
    colon >= 0
      ? found(next.text.slice(colon + 1), next.line)
      : null
  return second ? { names: [...first.names, ...second.names], line: first.line } : first
}

const aligned = (a: Cell, b: Cell) => Math.abs(a.words[0]!.x0 - b.words[0]!.x0) < 8

const cellBelow = (rows: readonly Cell[][], at: number, cell: Cell) =>
  rows[at + 1]?.find((other) => aligned(cell, other) && other.line.page === cell.line.page)

/**
 * «Gentile Cliente di seguito trova …» goes on as a sentence: names begin and end with a capital, a house ends with its
 * number.
 */
const isWrittenAsName = ({ names }: Holders) =>
  names.every((name) => [name, name.split(' ').at(-1)!].every((word) => /^[\p{Lu}\d]/u.test(word)))

/** `Herrn` / `Max Mustermann`, or both on one line. */
function saluted(rows: readonly Cell[][]): Holders | null {
  for (const [at, row] of rows.entries()) {
    for (const cell of row) {
      const folded = fold(cell.text)
      const salutation = SALUTATION.exec(folded)
      if (!salutation) continue
      const below = cellBelow(rows, at, cell)
      const isSure = /^spett|firma$/.test(salutation[0])
      const name =
        salutation[0] === folded ? below && found(below.text, below.line, isSure) : found(cell.text, cell.line, isSure)
      if (!name || !isWrittenAsName(name)) continue
      const after = cellBelow(rows, salutation[0] === folded ? at + 1 : at, cell)
      // Herrn und Frau / Tom Berger / Eva Berger
      const isNameToo =
        after &&
        (SALUTATION.test(fold(after.text)) || JOINT_SALUTATION.test(salutation[0]) || isAboveStreet(rows, after))
      const second = isNameToo ? found(after.text, after.line) : null
      return second ? { names: [...name.names, ...second.names], line: name.line } : name
    }
  }
  return null
}

/** The last line of names in an address has the street below it. */
function isAboveStreet(rows: readonly Cell[][], cell: Cell): boolean {
  const at = rows.findIndex((row) => row.includes(cell))
  const below = cellBelow(rows, at, cell)
  return below !== undefined && isStreet(below)
}

const isStreet = ({ text }: Cell) =>
  STREET.test(fold(text)) || /\p{L}{3,}.*\s\d+\s?[a-z]?$/iu.test(text) || ENGLISH_STREET.test(fold(text))

/** Between the lines of an address, in heights of its letters. */
const MAX_GAP = 1.5

/** The lines above a street and a town, in one block: the last names before the address. */
function addressee(rows: readonly Cell[][]): Holders | null {
  for (const [at, row] of rows.entries()) {
    for (const town of row) {
      if (!TOWN.test(fold(town.text))) continue
      const block: Cell[] = []
      for (let i = at - 1; i >= Math.max(0, at - 7); i--) {
        const above = rows[i]!.find((cell) => aligned(cell, town) && cell.line.page === town.line.page)
        if (!above) continue
        // Higher up stand the bank's name and other blocks.
        if (above.line.y1 < (block[0] ?? town).line.y0 - MAX_GAP * (town.line.y1 - town.line.y0)) break
        block.unshift(above)
      }
      const street = block.findLastIndex(isStreet)
      const names = (street >= 0 ? block.slice(0, street) : [])
        .map((cell) => found(cell.text, cell.line))
        .filter((name) => name !== null)
      // WEG Lindenstraße 5 / 50667 Köln: its name is its street
      if (names.length === 0 && street >= 0 && isCommunity(block[street]!.text))
        return { names: [block[street]!.text], line: block[street]!.line }
      if (names.length > 0 && !block.slice(0, street).some((cell) => COMPANY.test(fold(cell.text))))
        return { names: names.slice(-2).flatMap((name) => name.names), line: names.at(-1)!.line }
    }
  }
  return null
}

/**
 * `SARA GRECO - IT24 …`, `SARA GRECO - IBAN IT24 …`, `Rapporto IT24 … - SARA GRECO`: the name that a dash joins to the
 * account's number.
 */
function besideIban(rows: readonly Cell[][]): Holders | null {
  for (const row of rows) {
    for (const { words, line } of row) {
      const iban = ibansIn(words)[0]
      if (!iban) continue
      const start = words.indexOf(iban.words[0]!),
        after = start + iban.words.length
      const first = /^iban\b/i.test(words[start - 1]?.text ?? '') ? start - 1 : start
      const isDash = (word: Word | undefined) => word !== undefined && /^[-–]$/.test(word.text)
      const name = isDash(words[first - 1])
        ? found(textOf(words.slice(0, first - 1)), line)
        : isDash(words[after])
          ? found(textOf(words.slice(after + 1)), line)
          : null
      if (name) return name
    }
  }
  return null
}

/** The head of the first page, where a letter names whom it is for. */
const LETTER_HEAD_ROWS = 12

/** A name right above a street and its number, for banks that print no town. */
function aboveStreet(rows: readonly Cell[][]): Holders | null {
  for (const [at, row] of rows.slice(0, LETTER_HEAD_ROWS).entries()) {
    for (const cell of row) {
      const street = cellBelow(rows, at, cell)
      // A sender's own line names itself before its street.
      if (!street || !/\d/.test(street.text) || !STREET.test(fold(street.text)) || COMPANY.test(fold(street.text)))
        continue
      const name = found(cell.text, cell.line)
      if (name) return name
    }
  }
  return null
}
