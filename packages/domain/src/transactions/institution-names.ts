/** Words and places in the names of offices and funds. A data table, not code. */
import { foldWords } from './fold.ts'

/** Between the words of a name; those of one and two letters are too. */
const between = /^(?:DE[RSNM]|DIE|DAS|FUR|UND|VON|ZU[MR]|SUL|DE[IL]|DEGLI|DELL[AEO]|NELL|ALL[AEO]|PER)$/

/** The words of a folded name that may tell it from others. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 2 && !/\d/.test(word) && !between.test(word))

const folded = (names: string): string[] => names.split('|').map((name) => tellingWords(foldWords(name)).join(' '))

/**
 * The capitals of Italy's provinces and its regions (ISTAT, Codici statistici delle unità amministrative); Germany's
 * cities of over 100,000 people and its Länder, as their offices print them (Destatis, Gemeindeverzeichnis).
 */
const places = folded(
  `Agrigento|Alessandria|Ancona|Andria|Aosta|Arezzo|Ascoli Piceno|Asti|Avellino|Bari|Barletta|Belluno|Benevento|Bergamo|Biella
  |Bologna|Bolzano|Bozen|Brescia|Brindisi|Cagliari|Caltanissetta|Campobasso|Carbonia|Carrara|Caserta|Catania|Catanzaro|Cesena
  |Chieti|Como|Cosenza|Cremona|Crotone|Cuneo|Enna|Fermo|Ferrara|Firenze|Foggia|Forlì|Frosinone|Genova|Gorizia|Grosseto
  |Imperia|Isernia|La Spezia|L'Aquila|Latina|Lecce|Lecco|Livorno|Lodi|Lucca|Macerata|Mantova|Massa|Massa Carrara|Matera
  |Messina|Milano|Modena|Monza|Napoli|Novara|Nuoro|Oristano|Padova|Palermo|Parma|Pavia|Perugia|Pesaro|Pescara|Piacenza|Pisa
  |Pistoia|Pordenone|Potenza|Prato|Ragusa|Ravenna|Reggio Calabria|Reggio di Calabria|Reggio Emilia|Reggio nell'Emilia|Rieti
  |Rimini|Roma|Roma Capitale|Rovigo|Salerno|Sassari|Savona|Siena|Siracusa|Sondrio|Taranto|Teramo|Terni|Torino|Trani|Trapani
  |Trento|Treviso|Trieste|Udine|Urbino|Varese|Venezia|Verbania|Vercelli|Verona|Vibo Valentia|Vicenza|Viterbo
  |Abruzzo|Basilicata|Calabria|Campania|Emilia Romagna|Friuli Venezia Giulia|Lazio|Liguria|Lombardia|Marche|Molise|Piemonte
  |Puglia|Sardegna|Sicilia|Siciliana|Toscana|Trentino|Alto Adige|Umbria|Valle d'Aosta|Veneto|Italia|Italiano|Italiana
  |Aachen|Augsburg|Berlin|Bergisch Gladbach|Bielefeld|Bochum|Bonn|Bottrop|Braunschweig|Bremen|Bremerhaven|Chemnitz|Cottbus
  |Darmstadt|Dortmund|Dresden|Duisburg|Düsseldorf|Erfurt|Erlangen|Essen|Frankfurt|Frankfurt am Main|Freiburg|Freiburg im Breisgau
  |Fürth|Gelsenkirchen|Göttingen|Gütersloh|Hagen|Halle|Halle Saale|Hamburg|Hamm|Hannover|Heidelberg|Heilbronn|Herne|Hildesheim
  |Ingolstadt|Jena|Kaiserslautern|Karlsruhe|Kassel|Kiel|Koblenz|Köln|Krefeld|Leipzig|Leverkusen|Ludwigshafen|Lübeck|Magdeburg
  |Mainz|Mannheim|Moers|Mönchengladbach|Mülheim an der Ruhr|München|Münster|Neuss|Nürnberg|Oberhausen|Offenbach|Offenbach am Main
  |Oldenburg|Osnabrück|Paderborn|Pforzheim|Potsdam|Recklinghausen|Regensburg|Remscheid|Reutlingen|Rostock|Saarbrücken|Salzgitter
  |Siegen|Solingen|Stuttgart|Trier|Ulm|Wiesbaden|Wolfsburg|Wuppertal|Würzburg|Zwickau
  |Baden Württemberg|Bayern|Bayerns|Brandenburg|Hessen|Mecklenburg Vorpommern|Niedersachsen|Nordrhein Westfalen|NRW|Rheinland Pfalz
  |Saarland|Sachsen|Sachsen Anhalt|Schleswig Holstein|Thüringen|Bund|Bundes|Deutschland|Deutsche|Deutscher|Mitte|Nord|Süd|Ost|West
  |Nordost|Nordwest|Südwest|Nordbayern|Bayern Süd|Bayern Nord|Schwaben|Oberbayern|Niederbayern|Oberpfalz|Oberfranken|Mittelfranken
  |Unterfranken|Westfalen|Westfalen Lippe|Rheinland|Mitteldeutschland`,
)

/**
 * What else the names of public carriers hold. Sources: INPS, INAIL and the funds of ADEPP; the Italian universities and
 * bodies for the right to study (MUR); Deutsche Rentenversicherung, DGUV, GKV-Spitzenverband, AKA and ABV, each with its
 * list of members.
 */
const parts = folded(
  `Sede|Direzione|Dir|Ufficio|Uff|Gestione|Gest|Dipartimento|Generale|Provinciale|Prov|Regionale|Territoriale|Comunale|Centrale
  |Nazionale|Naz|Pubblica|Pubbl|Privata|Priv|Dipendenti Pubblici|Pubblici|Dipendenti|Mese|Cert|Certificato|Pensionistico|Trattamento|Pagamento|Pagamenti|Assistenza
  |Assicurazione|Infortuni sul Lavoro|Sociale|Lavoro|Stato|Economia|Finanze|Istruzione|Merito|Interno|Difesa|Giustizia|Servizi
  |Politiche|Università|Ricerca|Superiori|Universitario|Universitari|Degli Studi|Sanitaria|Locale|Forense|Notariato|Geometri
  |Ragionieri|Dottori Commercialisti|Medici|Farmacisti|Veterinari|Psicologi|Infermieri|Ingegneri Architetti|Giornalisti
  |Agenti di Commercio|Cometa|Cipag|Fonte|NoiPA|Edile
  |Post|Service|Haus|Arbeit|Kinder|Pflege|Reha|Knappschaft Bahn See|Bahn See|Besoldung|Versorgung|Bezüge|Finanzen|Soziales|Jugend
  |Familie|Gesundheit|Hauptstadt|Landeshauptstadt|Hansestadt|Freistaat|Freie|Rente|Direktion|Regionaldirektion|Zentrale|Nordrhein
  |Plus|Classic|Mobil Oil|VBU|Chemischen Industrie|Chemie|Kommunale|Kommunaler|Gemeinden|Öffentlichen Dienstes|Länder|Bundeswehr
  |Leistungen|Leistung|Bewilligung|Beistandschaft|Wohngeldbehörde|Zoll|Steuern|Bau|Bauwirtschaft|Holz und Metall|Verkehr|Verkehrswirtschaft|Handel und Warenlogistik|Gesundheitsdienst
  |Wohlfahrtspflege|Nahrungsmittel und Gastgewerbe|Rohstoffe|Rohstoffe und chemische Industrie|Energie Textil Elektro|ETEM|RCI
  |Post und Telekommunikation|Bundeseisenbahnvermögen|Urlaubs und Lohnausgleichskasse der Bauwirtschaft|BGN|BGW|BGHM|BGHW|VBG|Landwirtschaft Forsten Gartenbau|SVLFG|ZVK|KVBW|ZVBS|ZBFS|BAföG|Deutschen Volkes|Ärzte|Zahnärzte|Tierärzte|Apotheker
  |Rechtsanwälte|Steuerberater|Architekten|Psychotherapeuten|Notare|Ingenieure`,
)

const anyOf = (names: readonly string[]) =>
  new RegExp(`(?<= )(?:${names.toSorted((a, b) => b.length - a.length).join('|')})(?= )`, 'g')
const place = anyOf(places)
const part = anyOf([...parts, ...places.filter((name) => name.includes(' '))])

const without = (names: RegExp, words: readonly string[]): string[] =>
  ` ${words.join(' ')} `
    .replace(names, '')
    .split(' ')
    .filter((word) => word !== '')

/** Words that are no part of a public carrier's name, nor of a place's name of several: «Friuli Venezia Giulia». */
export const withoutParts = (words: readonly string[]): string[] => without(part, words)

/** Words that are no place. */
export const withoutPlaces = (words: readonly string[]): string[] => without(place, words)
