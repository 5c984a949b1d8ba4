/**
 * Places of birth by the code that fiscal codes carry: the municipalities where most people are born, and the countries
 * that most residents born abroad come from.
 * A code that is not here says nothing. Source of the codes: Agenzia delle Entrate, codici catastali dei comuni e degli
 * stati esteri.
 */
import { type Agreement, isFiscalCode, plainFiscalCode } from './fiscal-code.ts'

const places = {
  A271: ['Ancona'],
  A285: ['Andria'],
  A326: ['Aosta'],
  A345: ["L'Aquila"],
  A390: ['Arezzo'],
  A462: ['Ascoli Piceno'],
  A479: ['Asti'],
  A509: ['Avellino'],
  A662: ['Bari'],
  A669: ['Barletta'],
  A783: ['Benevento'],
  A794: ['Bergamo'],
  A859: ['Biella'],
  A944: ['Bologna'],
  A952: ['Bolzano', 'Bozen'],
  B157: ['Brescia'],
  B180: ['Brindisi'],
  B354: ['Cagliari'],
  B428: ['Caltagirone'],
  B429: ['Caltanissetta'],
  B519: ['Campobasso'],
  B639: ['Cantù'],
  B832: ['Carrara'],
  B963: ['Caserta'],
  C351: ['Catania'],
  C352: ['Catanzaro'],
  C573: ['Cesena'],
  C632: ['Chieti'],
  C933: ['Como'],
  D086: ['Cosenza'],
  D122: ['Crotone'],
  D150: ['Cremona'],
  D205: ['Cuneo'],
  D548: ['Ferrara'],
  D612: ['Firenze'],
  D643: ['Foggia'],
  D704: ['Forlì'],
  D810: ['Frosinone'],
  D969: ['Genova'],
  E098: ['Gorizia'],
  E202: ['Grosseto'],
  E463: ['La Spezia'],
  E472: ['Latina'],
  E506: ['Lecce'],
  E507: ['Lecco'],
  E625: ['Livorno'],
  E648: ['Lodi'],
  E715: ['Lucca'],
  E783: ['Macerata'],
  E897: ['Mantova'],
  F023: ['Massa'],
  F052: ['Matera'],
  F158: ['Messina'],
  F205: ['Milano'],
  F257: ['Modena'],
  F704: ['Monza'],
  F839: ['Napoli'],
  F952: ['Novara'],
  F979: ['Nuoro'],
  G113: ['Oristano'],
  G224: ['Padova'],
  G273: ['Palermo'],
  G337: ['Parma'],
  G388: ['Pavia'],
  G478: ['Perugia'],
  G479: ['Pesaro'],
  G482: ['Pescara'],
  G535: ['Piacenza'],
  G702: ['Pisa'],
  G713: ['Pistoia'],
  G888: ['Pordenone'],
  G942: ['Potenza'],
  G964: ['Pozzuoli'],
  G999: ['Prato'],
  H163: ['Ragusa'],
  H199: ['Ravenna'],
  H223: ["Reggio nell'Emilia", 'Reggio Emilia'],
  H224: ['Reggio di Calabria', 'Reggio Calabria'],
  H282: ['Rieti'],
  H294: ['Rimini'],
  H501: ['Roma'],
  H620: ['Rovigo'],
  H703: ['Salerno'],
  I452: ['Sassari'],
  I480: ['Savona'],
  I726: ['Siena'],
  I754: ['Siracusa'],
  I829: ['Sondrio'],
  L049: ['Taranto'],
  L103: ['Teramo'],
  L117: ['Terni'],
  L219: ['Torino'],
  L331: ['Trapani'],
  L378: ['Trento'],
  L407: ['Treviso'],
  L424: ['Trieste'],
  L483: ['Udine'],
  L682: ['Varese'],
  L736: ['Venezia'],
  L746: ['Verbania'],
  L750: ['Vercelli'],
  L781: ['Verona'],
  L840: ['Vicenza'],
  M082: ['Viterbo'],
  Z100: ['Albania'],
  Z102: ['Austria'],
  Z103: ['Belgio'],
  Z104: ['Bulgaria'],
  Z110: ['Francia'],
  Z112: ['Germania'],
  Z114: ['Regno Unito'],
  Z115: ['Grecia'],
  Z126: ['Paesi Bassi'],
  Z127: ['Polonia'],
  Z128: ['Portogallo'],
  Z129: ['Romania'],
  Z131: ['Spagna'],
  Z133: ['Svizzera'],
  Z134: ['Ungheria'],
  Z138: ['Ucraina'],
  Z140: ['Moldova', 'Moldavia'],
  Z148: ['Macedonia del Nord', 'Macedonia'],
  Z149: ['Croazia'],
  Z153: ['Bosnia-Erzegovina', 'Bosnia ed Erzegovina'],
  Z154: ['Federazione Russa', 'Russia'],
  Z203: ['Arabia Saudita'],
  Z209: ['Sri Lanka'],
  Z210: ['Cina'],
  Z216: ['Filippine'],
  Z222: ['India'],
  Z236: ['Pakistan'],
  Z243: ['Turchia'],
  Z249: ['Bangladesh'],
  Z301: ['Algeria'],
  Z318: ['Ghana'],
  Z330: ['Marocco'],
  Z335: ['Nigeria'],
  Z336: ['Egitto'],
  Z343: ['Senegal'],
  Z352: ['Tunisia'],
  Z404: ["Stati Uniti d'America", 'Stati Uniti'],
  Z504: ['Cuba'],
  Z600: ['Argentina'],
  Z602: ['Brasile'],
  Z603: ['Cile'],
  Z604: ['Colombia'],
  Z605: ['Ecuador'],
  Z611: ['Perù'],
} as const satisfies Record<string, readonly [string, ...string[]]>

const byCode: Readonly<Record<string, readonly string[]>> = places

/** The names of the place with this code, the usual one first; null when it is not among those we know. */
export const birthPlaceNames = (code: string): readonly string[] | null => byCode[code] ?? null

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()

const knownNames = new Set(Object.values(places).flat().map(folded))

/**
 * Was the holder of the code born in this town (or country, for those born abroad)? `mismatch` only where both the code
 * and the name are of places that we
 * know; a hamlet, a former municipality or a town abroad is `unknown`.
 */
export function compareBirthPlace(code: string, place: string | null): Agreement {
  const names = isFiscalCode(code) ? birthPlaceNames(plainFiscalCode(code).slice(11, 15)) : null
  // ROMA (RM)
  const given = folded((place ?? '').replace(/\(.*$/, ''))
  if (names === null || given === '') return 'unknown'
  return names.some((name) => folded(name) === given) ? 'match' : knownNames.has(given) ? 'mismatch' : 'unknown'
}
