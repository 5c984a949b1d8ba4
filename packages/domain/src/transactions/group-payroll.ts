/** Who pays the wages of a firm: itself, or another of its group. */
import { foldWords } from './fold.ts'
import { isTelling, isSameFirm } from './same-firm.ts'

/**
 * Firms that pay the wages of their whole group, as registered, and the firms that they pay for. Of another legal form
 * each would be another firm.
 */
const groups: readonly [payer: RegExp, employers: RegExp][] = [
  [
    /^FERSERVIZI SPA\b/,
    /^(?:TRENITALIA|RETE FERROVIARIA ITALIANA|RFI|FERROVIE DELLO STATO|ITALFERR|MERCITALIA|BUSITALIA|FS)\b/,
  ],
  [/^(?:DEUTSCHE BAHN|DB) AG\b/, /^DB \w+/],
  [/^SCHWARZ DIENSTLEISTUNG\w* KG\b/, /^(?:LIDL|KAUFLAND|SCHWARZ)\b/],
  // Its regional firms changed their form from «GmbH & Co. KG».
  [/^ALDI (?:GMBH|SE) (?:U |UND )?CO K(?:G|OMMANDITGESELLSCHAFT)\b/, /^ALDI (?:GMBH|SE) (?:U |UND )?CO\b/],
  // An office with many parts, which a bank prints behind its short name.
  [/^INPS\b/, /^(?:INPS|ISTITUTO NAZIONALE (?:DELLA |DI )?PREVIDENZA SOCIALE)\b/],
  [/^REWE ZENTRALFINANZ EG\b/, /^(?:REWE|PENNY|TOOM)\b/],
]

/** Forms that cost 50,000 euros or more to found, and those that a firm of a group may have. */
const large = /^(?:AG|SE|SPA|KGAA)$/
const ofGroup = /^(?:AG|SE|SPA|KGAA|GMBH|MBH|SRL|KG|CO)$/

/** Many firms that have nothing to do with each other bear them. */
const familyNames = new Set(
  foldWords(`Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Mancini Costa Giordano Rizzo Lombardi
  Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola
  Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Sala Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti
  Müller Schmidt Schneider Fischer Weber Meyer Becker Schulz Hoffmann Schäfer Koch Richter Klein Wolf Schröder
  Neumann Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann Schmid Schulze Maier Köhler
  Herrmann Walter Mayer Huber Peters Lang Scholz Möller Jung Hahn Schubert Vogel Friedrich Keller Frank Berger Winkler`),
)

/** «Siemens AG» pays for «Siemens Mobility GmbH»: the parent's name, then the firm's own words and form. */
function isParentOf(payer: string, employer: string): boolean {
  const [words, others] = [foldWords(payer), foldWords(employer)]
  const name = words.slice(0, -1)
  return (
    large.test(words.at(-1) ?? '') &&
    name.some((word) => isTelling(word) && !familyNames.has(word)) &&
    others.length > name.length + 1 &&
    name.every((word, at) => others[at] === word) &&
    ofGroup.test(others.at(-1) ?? '')
  )
}

/** Whether a firm pays the wages that an employer's payslips show: itself, by its pay office or by its group. */
export const paysFor = (payer: string, employer: string): boolean =>
  isSameFirm(payer, employer) ||
  isParentOf(payer, employer) ||
  groups.some(
    ([paying, employing]) => paying.test(foldWords(payer).join(' ')) && employing.test(foldWords(employer).join(' ')),
  )
