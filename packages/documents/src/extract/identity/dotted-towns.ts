/** Readers drop the dots of capitals: MUNCHEN is no town, MÜNCHEN is one. */
import { fold } from '../../layout/fold.ts'

/** Larger German towns whose names have dots; none of them is a town without, as Münster is beside Munster. */
const towns = (
  'BÖBLINGEN|DÜREN|DÜSSELDORF|FÜRTH|GÖPPINGEN|GÖRLITZ|GÖTTINGEN|GÜTERSLOH|HÜRTH|KÖLN|LÖRRACH|LÜBECK|LÜDENSCHEID|LÜNEBURG|LÜNEN|MÖNCHENGLADBACH|MÜLHEIM|MÜLHEIM AN DER RUHR|MÜNCHEN|' +
  'NEUMÜNSTER|NÜRNBERG|OSNABRÜCK|PLÖN|RÜSSELSHEIM|RÜSSELSHEIM AM MAIN|SAARBRÜCKEN|SCHWÄBISCH GMÜND|SCHWÄBISCH HALL|TÜBINGEN|WOLFENBÜTTEL|WÜRZBURG'
).split('|')

const byFolded = new Map(towns.map((town) => [fold(town), town]))

/** The place with its dots, where it has none and is the name of no town without them. */
export const withDots = (place: string): string =>
  /^[A-Z .-]+$/.test(place) ? (byFolded.get(fold(place)) ?? place) : place
