/** Names of people and firms on a page. */
import { compareFiscalCode } from '@attesta/domain/fiscal-code.ts'
import { cellsOf, textOf, type Row } from '../../layout/rows.ts'
import type { Word } from '../../read/word.ts'

export interface PrintedName {
  text: string
  words: Word[]
  page: number
}

// Sig. ROSSI MARIO   Herrn Max Mustermann   Dott.ssa Anna Neri   0000123 BIANCHI GIULIA
const titles =
  /^(?:(?:Sig(?:\.ra|\.na|nora|nor)?|Dott(?:\.ssa|or)?|Egr(?:egio|egia)?|Gent(?:ile|\.ma|\.mo)?|Ciao|Spett(?:\.le)?|Herrn?|Frau|Dr|Prof)\.?|\d+|[-–:*/])\s+/iu
// ROSSI   D'Angelo   Müller-Lüdenscheidt   DE   Maria,
const namePart = /^\p{L}[\p{L}'’.-]*,?$/u
// von Bergen   De Santis   Lo Presti   van der Berg
const particle =
  /^(?:von|van|zu|zur|vom|der|den|de|di|da|del|della|dell|dei|degli|dal|dalla|la|lo|li|le|el|al|ten|ter)$/i
/** Words of forms that look like names. */
const formWords =
  /^(?:und|frau|herrn?|eheleute|codice|cod|fiscale|data|nascita|indirizzo|residenza|matricola|livello|qualifica|cognome|nome|impiegat[oa]|operai[oa]|dirigente|quadro|dipendente|lavoratore|mitarbeiter\p{L}*|arbeitnehmer\p{L}*|des|azienda|ditta|datore|lavoro|periodo|retribuzione|mese|anno|via|viale|piazza|corso|tel|banca|filiale|comune|provincia|srl|spa|gmbh|ag|personal|name|vorname|geburtsdatum|eintritt|steuerklasse|stra(?:ss|ß)e|monat|konto|bank|totale|netto|ore|giorni|dal|al)[.:]?$/iu

/** Is the text one word of a form, and no name? */
export const isFormWord = (text: string): boolean => formWords.test(text)

/** The name of a person, or null: two to five words of letters, titles and numbers before them left out. */
export function personName(text: string): string | null {
  let name = text.replace(/\s+/g, ' ').trim()
  while (titles.test(name)) name = name.replace(titles, '')
  // A number or a code ends the name, and so does a comma after two words: «Giulia Bianchi, nata a …», but not
  // «Bianchi, Giulia» nor «von Bergen, Anke».
  const all = name.split(' '),
    family = all.findIndex((part) => !particle.test(part)),
    comma = all.findIndex((part, at) => at > family && part.endsWith(','))
  const parts = comma < 0 ? all : all.slice(0, comma + 1)
  const end = parts.findIndex((part) => !namePart.test(part))
  const words = end < 0 ? parts : parts.slice(0, end)
  return words.length < 2 || words.length > 5 || words.some((word) => formWords.test(word))
    ? null
    : words.join(' ').replace(/,$/, '')
}

/** Could the code be this person's, whichever of the words are the surname? */
export const fitsFiscalCode = (name: string, code: string): boolean => {
  const parts = name.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  return parts.slice(1).some((_, at) => {
    const first = parts.slice(0, at + 1).join(' '),
      last = parts.slice(at + 1).join(' ')
    return [
      [first, last],
      [last, first],
    ].some(([surname, givenNames]) => {
      const answer = compareFiscalCode(code, { surname, givenNames })
      return answer.surname === 'match' && answer.givenNames === 'match'
    })
  })
}

/**
 * The words on the rows that a fiscal code could belong to: proof of a name on a form whose labels are unknown, or were
 * not read.
 */
export const nameByFiscalCode = (rows: readonly Row[], code: string): PrintedName | null =>
  nameInOneCell(rows, code) ?? nameInTwoCells(rows, code)

const isName = (words: readonly Word[]) => personName(textOf(words)) === textOf(words).replace(/,$/, '')

function nameInOneCell(rows: readonly Row[], code: string): PrintedName | null {
  const fits = (words: readonly Word[]) => isName(words) && fitsFiscalCode(textOf(words), code)
  for (const row of rows)
    for (const cell of cellsOf(row, 2))
      for (const length of [2, 3, 4])
        for (let start = 0; start + length <= cell.length; start++) {
          if (!fits(cell.slice(start, start + length))) continue
          // Further names follow in capitals, without a comma between: «ROSSI MARIA LUISA», not «Maria Rossi, nata a».
          let end = start + length
          while (
            end < cell.length &&
            !cell[end - 1]!.text.endsWith(',') &&
            /^\p{Lu}/u.test(cell[end]!.text) &&
            fits(cell.slice(start, end + 1))
          )
            end++
          const words = cell.slice(start, end)
          return { text: textOf(words).replace(/,$/, ''), words, page: row.page }
        }
  return null
}

/** Surname and given name in boxes of their own on one line. */
function nameInTwoCells(rows: readonly Row[], code: string): PrintedName | null {
  for (const row of rows) {
    const cells = cellsOf(row, 2).filter((words) => words.length <= 3 && words.every(({ text }) => namePart.test(text)))
    for (const [at, first] of cells.entries())
      for (const second of cells.slice(at + 1)) {
        const words = [...first, ...second]
        if (isName(words) && fitsFiscalCode(textOf(words), code)) return { text: textOf(words), words, page: row.page }
      }
  }
  return null
}

// OFFICINE LOMBARDE S.R.L. Cooperativa Il Faro Soc. Coop. Beispielwerk GmbH & Co. KG Stadtwerke Altenfels AG *Werkstatt
// Nord GmbH*Hafenstr. 8*20457 Hamburg
const legalForm =
  /(?:^|\s)(?:S\.?\s?R\.?\s?L\.?(?:\s?S\.?)?|S\.?\s?P\.?\s?A\.?|S\.?\s?N\.?\s?C\.?|S\.?\s?A\.?\s?S\.?|SOC\.? ?COOP\.?(?:\s\S+)*|SOCIET[AÀ] COOPERATIVA|S\.\s?S\.|ONLUS|g?GmbH(?: & Co\.? ?KG(?:aA)?)?|AG|KG|OHG|UG(?: \(haftungsbeschränkt\))?|e\.\s?V\.|e\.\s?K\.|PartG(?: mbB)?|VVaG|eG|SE|mbH)(?:\s(?:A SOCIO UNICO|CON SOCIO UNICO|UNIPERSONALE|SOCIET[AÀ] BENEFIT|IN LIQUIDAZIONE))?(?=$|[\s,.;*•·|-])/iu
const notEmployers =
  /zucchetti|teamsystem|team system|\binaz\b|\badp\b|datev|lexware|haufe|\bsage\b|\bsap\b|jet ?hr|consulen|studio associato|commercialist|steuerber|\bbanca\b|\bbank\b|sparkasse|\binps\b|\binail\b|software|stampa|autorizzazione|krankenkasse|\baok\b|versicherung/i

/** Whether it names a maker of payroll programs, an adviser or the like, whose imprint is on the page too. */
export const isNoEmployer = (text: string): boolean => notEmployers.test(text)

// Entgelt EG 9a   TV-L EG 13   VWL AG-Anteil   KV AG   Zuschuss AG: a pay grade, and the employer's share
const notForms = new RegExp(
  [
    String.raw`\bEG ?\d{1,2} ?[a-cü]?(?![\p{L}\d])`,
    String.raw`\b(?:AG|AN)[- ](?:Ant(?:eile?)?|Zusch(?:uss|üsse)?|Zulage|Beitr(?:ag|äge)?|Brutto|SV|Umlage|finanz\p{L}*)(?!\p{L})`,
    String.raw`\b(?:VWL|VL|[KRAP]V|bAV|Zuschuss|Zusch\.|Beitrag|Anteile?)[- ]AG\b`,
    String.raw`\b(?:Entgelt(?:gruppe|gr\.)?|Besoldung|Tarif|Stufe|Lohnart) (?:EG|SE|AG)\b`,
  ].join('|'),
  'iu',
)

/** A firm's name up to and with its legal form; null for a cell that names none. */
export function firmName(text: string): string | null {
  const match = legalForm.exec(text)
  if (!match || isNoEmployer(text) || notForms.test(text)) return null
  const name = text
    .slice(0, match.index + match[0].length)
    .replace(/^[\s\d:*./-]+/, '')
    .trim()
  // «Identifikationsnummer: Se» is a label and what a reader of pixels made of the edge beside it.
  return name.length > match[0].trim().length + 1 && name.length < 80 && !name.includes(':') ? name : null
}

// di   della   und   für: small words that names of firms have too
const SMALL =
  /^(?:d[aei]l?|del(?:l[aeo'’]?)?|dei|degli|e|ed|per|la|il|le|und|für|der|die|das|von|zu|im|am|in|for|of|the|and|g?mbH|eG|e\.?|[VK]\.)$/u

/** «Dal prossimo mese il servizio sarà gestito da Mensa Italia S.r.l.»: words of running text before a firm's name. */
export const isRunningText = (name: string): boolean => {
  const words = name.split(' '),
    running = words.filter((word) => /^\p{Ll}/u.test(word) && !SMALL.test(word))
  return /^\p{Ll}/u.test(words[0]!) ? words.length > 2 : running.length > 1
}
