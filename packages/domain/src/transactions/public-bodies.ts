/** Names of public bodies, charities and churches in one spelling, and who pays for them. A data table, not code. */
import { madeLately } from '../made-once.ts'
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
  [/\bGROSSE KREISSTADT\b/g, 'STADT'],
  // A body under public law, which no other form is.
  [/ (?:AOR|ANSTALT OFFENTLICHEN RECHTS|KORPERSCHAFT DES OFFENTLICHEN RECHTS|KDOR)$/g, ''],
]

/** Returns the name with such words in one spelling; as printed where it has none. */
export const inOneSpelling = madeLately((name): string => {
  const folded = foldWords(name).join(' ')
  const whole = spelt.reduce((text, [words, short]) => text.replace(words, short), folded)
  return whole === folded ? name : whole
})

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
      ].join('|'),
    ),
    new RegExp(
      [
        '^(?:MINISTERO|MIUR|NOIPA|ISTITUTO|LICEO|SCUOLA|DIREZIONE|ARMA|POLIZIA|GUARDIA|TRIBUNALE|PREFETTURA|QUESTURA|CORPO',
        'COMANDO|ESERCITO|MARINA|AERONAUTICA|UFFICIO)',
      ].join('|'),
    ),
  ],
  [
    /BUNDESKASSE|BUNDESVERWALTUNGSAMT|BESOLDUNG UND VERSORGUNG|BEZUGE UND VERSORGUNG|BEZUGESTELLE/,
    /^(?:BUNDES|HAUPTZOLLAMT|DEUTSCHE RENTENVERSICHERUNG|DRV BUND)/,
  ],
  [
    new RegExp(
      [
        'LANDESOBERKASSE|LANDESKASSE|LANDESHAUPTKASSE|\\bLHK\\b|\\bN?LBV\\b|LANDESBESOLDUNGSAMT|BEZUGESTELLE',
        'LANDESAMT FUR (?:BESOLDUNG|FINANZEN|STEUE?RN|BEZUGE)|BESOLDUNG UND VERSORGUNG|BEZUGE UND VERSORGUNG',
      ].join('|'),
    ),
    new RegExp(
      [
        '^(?:LAND(?:ES(?!HAUPTSTADT)\\w*)?\\b|FREISTAAT|POLIZEI|FINANZAMT|BEZIRKSREGIERUNG|BEZIRKSAMT|AMTSGERICHT|NIEDERSACHSISCHES)',
        '\\b(?:UNIVERSITAT|\\w*HOCHSCHULE|\\w*GYMNASIUM|(?:GRUND|HAUPT|REAL|MITTEL|GESAMT|BERUFS|FORDER)SCHULE)\\b',
      ].join('|'),
    ),
  ],
  [
    /\b(?:KIRCHENKREIS\w*|KIRCHENKASSE|KIRCHENAMT|RENTAMT|RENDANTUR|KIRCHLICHE[SR]? VERWALTUNGS\w*)\b/,
    /\b(?:KIRCHE|KIRCHENGEMEINDE|KIRCHENKREIS|KIRCHENBEZIRK|LANDESKIRCHE|ERZBISTUM|BISTUM|PFARREI)\b/,
  ],
]

/** The German states by their names and adjectives, in folded words. */
const states: readonly RegExp[] = [
  /\bBADEN WURTTEMBERG\b/,
  /\bBAYER(?:N|ISCH\w*)\b/,
  /\bBERLIN\b/,
  /\bBRANDENBURG\b/,
  /\bBREMEN\b/,
  /\bHAMBURG\b/,
  /\bHESS(?:EN|ISCH\w*)\b/,
  /\bMECKLENBURG\b/,
  /\bNIEDERSACHS\w*\b|\bNLBV\b/,
  /\bNORDRHEIN WESTFALEN\b|\bNRW\b/,
  /\bRHEINLAND PFALZ\b/,
  /\bSAARLAND\b/,
  /\bSACHSEN ANHALT\b/,
  /\bSACHS(?:EN(?! ANHALT)|ISCH\w*)\b/,
  /\bSCHLESWIG\b/,
  /\bTHURING\w*\b/,
]

/** Whether each name says of which state it is, and they are two. */
function areOfOtherStates(a: string, b: string): boolean {
  const [one, other] = [states.find((state) => state.test(a)), states.find((state) => state.test(b))]
  return one !== undefined && other !== undefined && one !== other
}

/** Returns for whom an office of that name pays; mostly for none. */
const officesOf = madeLately((payer): readonly RegExp[] => {
  const folded = foldWords(payer).join(' ')
  return hasLegalForm(payer) ? [] : payOffices.flatMap(([office, body]) => (office.test(folded) ? [body] : []))
})

/** Whether a pay office pays for such a body. */
export function isPayOfficeOf(payer: string, employer: string): boolean {
  const bodies = officesOf(payer)
  if (bodies.length === 0 || hasLegalForm(employer)) return false
  const employing = foldWords(employer).join(' ')
  return bodies.some((body) => body.test(employing)) && !areOfOtherStates(foldWords(payer).join(' '), employing)
}

/** A town and the district around it bear one name: «Stadt Görlitz», «Landkreis Görlitz». */
const localBodies: readonly RegExp[] = [
  /\b(?:STADT|STADTKASSE|STADTVERWALTUNG|LANDESHAUPTSTADT|HANSESTADT|GEMEINDE|GEMEINDEKASSE)\b/,
  /\b(?:KREIS|KREISKASSE|KREISVERWALTUNG|LANDKREIS|LANDRATSAMT)\b/,
]

const localBodyOf = madeLately((name): RegExp | null =>
  hasLegalForm(name) ? null : (localBodies.find((body) => body.test(foldWords(name).join(' '))) ?? null),
)

/** «Stadt Olpe», «KREISKASSE GOERLITZ», and not «Verkehrsbetriebe Stadt Olpe», a firm whose legal form a bank cut off. */
const isBodyItself = (name: string): boolean => localBodyOf(name)?.test(foldWords(name)[0] ?? '') ?? false

const MIN_WORDS = 3
const isOnlyWithoutForm = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((name) => foldWords(name).filter((word) => !hasLegalForm(word)))
  return one!.length >= MIN_WORDS && one!.join(' ') === other!.join(' ')
}

/** Whether two names are of a town and a district, or of one of these and a firm. */
export function areOtherBodies(a: string, b: string): boolean {
  const [one, other] = [localBodyOf(a), localBodyOf(b)]
  if (one !== null && other !== null) return one !== other
  return (isBodyItself(a) || isBodyItself(b)) && (hasLegalForm(a) || hasLegalForm(b)) && !isOnlyWithoutForm(a, b)
}
