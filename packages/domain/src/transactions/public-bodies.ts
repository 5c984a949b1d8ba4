/** Names of public bodies, charities and churches in one spelling, and who pays for them. A data table, not code. */
import { foldWords } from './fold.ts'
import { hasLegalForm } from './payer.ts'

/**
 * What banks and payslips shorten, in folded words. Sources: names of the health authorities in Italy (Ministero della
 * Salute, anagrafe delle aziende sanitarie), of German hospitals and charities.
 */
const spelt: readonly [RegExp, string][] = [
  [/\bAZIENDA SANITARIA LOCALE\b|\bA S L\b/g, 'ASL'],
  [/\bAZIENDA (?:UNITA SANITARIA LOCALE|U ?S ?L)\b|\bA U S L\b/g, 'AUSL'],
  [/\bAZIENDA SOCIO ?SANITARIA TERRITORIALE\b/g, 'ASST'],
  [/\bAZIENDA SANITARIA PROVINCIALE\b/g, 'ASP'],
  [/\bAZIENDA OSPEDALIER[OA] UNIVERSITARIA\b|\bA O U\b/g, 'AOU'],
  [/\bAZIENDA OSPEDALIERA\b/g, 'AO'],
  [/\bGIUNTA REGIONALE\b/g, 'REGIONE'],
  [/\bPROV(?:INCIA)? AUT(?:ONOMA)?\b/g, 'PROVINCIA AUTONOMA'],
  [/\bFOND\b/g, 'FONDAZIONE'],
  [/\bOSP\b/g, 'OSPEDALE'],
  [/\bPOLICL\b/g, 'POLICLINICO'],
  [/\bIST\b/g, 'ISTITUTO'],
  [/\bNAZ\b/g, 'NAZIONALE'],
  [/\bUNIKLINIK\b|\bUK(?= \w+$)/g, 'UNIVERSITATSKLINIKUM'],
  [/\bDEUTSCHES ROTES KREUZ\b/g, 'DRK'],
  [/\bARBEITERWOHLFAHRT\b/g, 'AWO'],
  [/\bKREISVERBAND\b/g, 'KV'],
  // A body under public law, which no other form is.
  [/ (?:AOR|ANSTALT OFFENTLICHEN RECHTS|KORPERSCHAFT DES OFFENTLICHEN RECHTS|KDOR)$/g, ''],
]

/** Returns the name with such words in one spelling; as printed where it has none. */
export function inOneSpelling(name: string): string {
  const folded = foldWords(name).join(' ')
  const whole = spelt.reduce((text, [words, short]) => text.replace(words, short), folded)
  return whole === folded ? name : whole
}

/** «ASL Roma 1» and «ASL ROMA 2» are two. */
const numbered = /\b(?:ASL|AUSL|ULSS|ASP|ASST|ASREM)\b/
const numbersOf = (name: string): string => name.match(/\b\d{1,2}\b/g)?.join(' ') ?? ''
export const haveOtherNumbers = (a: string, b: string): boolean =>
  numbered.test(a) && numbered.test(b) && numbersOf(a) !== '' && numbersOf(b) !== '' && numbersOf(a) !== numbersOf(b)

/** Offices without a legal form and the bodies that they pay for: treasuries of the state, pay offices of churches. */
const payOffices: readonly [office: RegExp, body: RegExp][] = [
  [
    new RegExp(
      [
        '\\bNOIPA\\b|\\bMEF\\b|TESORERIA (?:PROVINCIALE )?DELLO STATO|MINISTERO (?:DELL ?)?ECONOMIA',
        'RAGIONERIA (?:TERRITORIALE|PROVINCIALE|GENERALE) DELLO STATO',
        'BUNDESKASSE|BUNDESVERWALTUNGSAMT|LANDESOBERKASSE|LANDESKASSE|LANDESHAUPTKASSE|\\bLHK\\b|\\bN?LBV\\b',
        'LANDESAMT FUR (?:BESOLDUNG|FINANZEN|STEUE?RN|BEZUGE)',
        'BESOLDUNG UND VERSORGUNG|BEZUGE UND VERSORGUNG|LANDESBESOLDUNGSAMT|BEZUGESTELLE',
      ].join('|'),
    ),
    new RegExp(
      [
        '^(?:MINISTERO|MIUR|NOIPA|ISTITUTO|LICEO|SCUOLA|DIREZIONE|ARMA|POLIZIA|GUARDIA|TRIBUNALE|PREFETTURA|QUESTURA|CORPO',
        'COMANDO|ESERCITO|MARINA|AERONAUTICA|UFFICIO|BUNDES|LAND(?:ES\\w*|KREIS)?\\b|FREISTAAT|POLIZEI',
        'UNIVERSITAT|TECHNISCHE UNIVERSITAT|HOCHSCHULE|FINANZAMT|BEZIRKSREGIERUNG|BEZIRKSAMT|AMTSGERICHT|NIEDERSACHSISCHES',
        'DEUTSCHE RENTENVERSICHERUNG|DRV BUND)',
      ].join('|'),
    ),
  ],
  [
    /\b(?:KIRCHENKREIS\w*|KIRCHENKASSE|KIRCHENAMT|RENTAMT|RENDANTUR|KIRCHLICHE[SR]? VERWALTUNGS\w*)\b/,
    /\b(?:KIRCHE|KIRCHENGEMEINDE|KIRCHENKREIS|KIRCHENBEZIRK|LANDESKIRCHE|ERZBISTUM|BISTUM|PFARREI)\b/,
  ],
]

/** Whether a pay office pays for such a body. */
export const isPayOfficeOf = (payer: string, employer: string): boolean =>
  !hasLegalForm(payer) &&
  payOffices.some(
    ([office, body]) => office.test(foldWords(payer).join(' ')) && body.test(foldWords(employer).join(' ')),
  )
