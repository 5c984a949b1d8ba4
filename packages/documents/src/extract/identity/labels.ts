/** The small print above and beside the values of identity documents, in Italian, German, English and French. */
import { madeLately } from '@attesta/domain/made-once.ts'

const labelFields = [
  'surname',
  'given_names',
  'birth',
  'birth_date',
  'birth_place',
  'sex',
  'nationality',
  'expires',
  'number',
  'fiscal_code',
  'other',
] as const
export type LabelField = (typeof labelFields)[number]

/**
 * Words of labels in the other languages of the Union and of its neighbours, by field.
 * Source: the common terms of travel documents in PRADO, the register of the Council of the Union.
 */
const foreign: Partial<Record<LabelField, string>> = {
  surname:
    'naam nazwisko prezime prijmeni priezvisko priimek efternavn efternamn perekonnanimi sukunimi csaladi uzvards ' +
    'pavarde kunjom apelido apelidos apellidos apellido nume mbiemri soyadi',
  given_names:
    'voornamen imiona imie ime jmeno meno fornavne fornavn fornamn eesnimed eesnimi etunimet etunimi utonev vards ' +
    'vardas isem nomes proprios prenume nombre nombres emri adi',
  birth_date:
    'rodenja narozeni narodenia rojstva urodzenia nasterii nacimiento nascimento fodselsdato fodelsedatum ' +
    'geboortedatum sunniaeg syntymaaika szuletesi dzimsanas gimimo twelid datelindja dogum',
  birth_place: 'geboorteplaats fodested fodelseort sunnikoht syntymapaikka naturalidade vendlindja',
  sex: 'spol pohlavi pohlavie geslacht sugu sukupuoli dzimums lytis plec sexo gjinia cinsiyeti',
  nationality:
    'drzavljanstvo obcanstvi obcianstvo nationalitet nationaliteit kodakondsus kansalaisuus allampolgarsag pilsoniba ' +
    'pilietybe nazzjonalita obywatelstwo nacionalidade nacionalidad cetatenie medborgarskap shtetesia uyrugu',
  expires:
    'platnost waznosci vrijedi vazi velja gyldigt giltigt geldig kehtiv voimassa ervenyessegi deriga galioja ' +
    'iskadenza validade valabilitate valido skadimit gecerlilik',
  number: 'okmanyszam',
}

const foreignWords = (field: LabelField): readonly string[] => foreign[field]?.split(' ') ?? []

/** Words that make a label of births one of the place, in those languages. */
const PLACES = 'misto miesto mjesto mesto kraj miejsce locul lugar vieta hely post yeri'.split(' ')

/** Words (folded) that only labels have; runs of them, with the small words between, are one label. */
const STRONG = new Set(
  (
    'cognome surname familienname nachname nom nome name names given vorname vornamen prenom prenoms geburtsname luogo lieu data nascita nato nata place date birth naissance geburtstag geburtsdatum geburtsort ' +
    'sesso sex sexe geschlecht statura height grosse taille cittadinanza nationality nationalite staatsangehorigkeit emissione issuing issue issued rilascio ausstellung scadenza expiry expiration gultig validita valido valid ' +
    'numero number passaporto passport pass codice fiscale fiscal code estremi atto indirizzo residenza residence comune municipality genitori parents tipo type paese stato state autorita authority ' +
    'firma signature titolare holder provincia identificativo istituzione tessera personale stato civile professione connotati behorde anschrift wohnort augenfarbe permesso dokumentennummer passnummer zugangsnummer last first geburtsdatum art titels ' +
    Object.values(foreign).join(' ')
  ).split(' '),
)
/** Words that belong to a label only between two of the former. */
const SMALL = new Set(
  'at dei degli delle e ed and et und di del della dell d de of the in il lo la a al fino no n nr bis until jusqu au der des le s en nev ido hely datums vieta data tarihi yeri kuni lidz iki tot til till do'.split(
    ' ',
  ),
)

/**
 * Small words that a label may end with: `nato il`, `gültig bis`, `Passport No.`. Others, like `de`, may open a name.
 */
const CLOSING = new Set('il la al fino bis no nr n'.split(' '))

/** `Velja do`, `Geldig tot`, `Családi név`; in capitals DO may open a name. */
const CLOSING_IN_SMALL_LETTERS = new Set(
  'do tot til till kuni lidz iki nev hely ido datums vieta tarihi yeri'.split(' '),
)

/** @param text the word as printed */
export const isClosing = (word: string, text: string): boolean =>
  CLOSING.has(word) || (CLOSING_IN_SMALL_LETTERS.has(word) && text !== text.toUpperCase())
export const isStrong = (word: string): boolean => STRONG.has(nearest(word))
export const isSmall = (word: string): boolean => SMALL.has(word) || /^\d?$/.test(word)

/** Small print runs together: `rn` reads as `m`. */
const blended = (word: string) => word.replaceAll('rn', 'm')
const BLENDED = new Map([...STRONG].map((label) => [blended(label), label]))

/**
 * The label word that this one is a misreading of: `sumame`, `sumamenom` without its slash, one letter off in six and
 * more, two in eleven and more; else the
 * word itself. Labels only, never names.
 */
export const nearest = madeLately((word): string =>
  STRONG.has(word) || word.length < 6 ? word : (misread(word) ?? word),
)

function misread(word: string): string | undefined {
  const letters = blended(word),
    allowed = word.length >= 11 ? 2 : 1
  return (
    BLENDED.get(letters) ??
    [...BLENDED].find(
      ([label]) => label.length >= 4 && letters.startsWith(label) && BLENDED.has(letters.slice(label.length)),
    )?.[1] ??
    [...STRONG].find(
      (label) =>
        label.length >= 6 && Math.abs(label.length - word.length) <= allowed && editDistance(label, word) <= allowed,
    )
  )
}

/**
 * A label, or one so badly read that it could pass for a value: `JRNAME`, `PIACE`, `NASCI`. Costs the rare name that is
 * one letter from a label its printed reading.
 */
export const resemblesLabel = (word: string): boolean =>
  word.length >= 4 &&
  [...STRONG].some(
    (label) =>
      label.length >= 4 &&
      (label === word ||
        (label.length >= 6 && editDistance(label, word) <= 1) ||
        (word.length >= 5 && (label.endsWith(word) || (label.startsWith(word) && label.length - word.length <= 2)))),
  )

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    previous = row
  }
  return previous[b.length]!
}

/** First rule that holds names the field; `all` and `any` are folded label words. */
const rules: readonly { field: LabelField; any: readonly string[]; all?: readonly string[] }[] = [
  {
    field: 'other',
    any: [
      'genitori',
      'parents',
      'geburtsname',
      'atto',
      'indirizzo',
      'residenza',
      'residence',
      'firma',
      'signature',
      'rilascio',
      'emissione',
      'issuing',
      'issue',
      'issued',
      'ausstellung',
      'autorita',
      'authority',
      'paese',
      'civile',
      'titolare',
      'holder',
    ],
  },
  { field: 'fiscal_code', any: ['fiscale', 'fiscal'] },
  { field: 'birth', any: ['nascita', 'birth', 'naissance'], all: ['luogo', 'data'] },
  { field: 'birth', any: ['birth'], all: ['place', 'date'] },
  { field: 'birth', any: ['geburtsdatum'], all: ['geburtsort'] },
  { field: 'birth', any: ['luogo'], all: ['data'] },
  { field: 'birth_place', any: ['luogo', 'place', 'lieu', 'geburtsort', ...foreignWords('birth_place')], all: [] },
  ...PLACES.map((place) => ({ field: 'birth_place' as const, any: foreignWords('birth_date'), all: [place] })),
  {
    field: 'expires',
    any: ['scadenza', 'expiry', 'expiration', 'gultig', 'valido', 'valid', ...foreignWords('expires')],
  },
  {
    field: 'birth_date',
    any: ['nascita', 'birth', 'geburtstag', 'geburtsdatum', 'nato', 'nata', ...foreignWords('birth_date')],
  },
  { field: 'surname', any: ['cognome', 'surname', 'familienname', 'nachname', 'last', ...foreignWords('surname')] },
  {
    field: 'number',
    any: ['dokumentennummer', 'passnummer', 'passaporto', 'passport', 'numero', 'number', ...foreignWords('number')],
  },
  { field: 'sex', any: ['sesso', 'sex', 'sexe', 'geschlecht', ...foreignWords('sex')] },
  {
    field: 'nationality',
    any: ['cittadinanza', 'nationality', 'nationalite', 'staatsangehorigkeit', ...foreignWords('nationality')],
  },
  {
    field: 'given_names',
    any: [
      'nome',
      'given',
      'vorname',
      'vornamen',
      'prenom',
      'prenoms',
      'first',
      'name',
      'names',
      ...foreignWords('given_names'),
    ],
  },
  { field: 'surname', any: ['nom'] },
]

/** Does the label, of which no more may have been read, speak of a birth? */
export const saysBirth = (words: readonly string[]): boolean =>
  ['nascita', 'birth', 'naissance', 'geburtsort', 'geburtsdatum', 'geburtstag'].some((word) => words.includes(word))

export function fieldOfLabel(words: readonly string[]): LabelField {
  const has = (word: string) => words.includes(word)
  return rules.find(({ any, all = [] }) => any.some(has) && all.every(has))?.field ?? 'other'
}
