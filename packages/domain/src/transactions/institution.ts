/** Who pays pensions and benefits. A data table, not code. */
import { foldWords } from './fold.ts'
import { hasLegalForm } from './payer.ts'

/**
 * Words of public funds, pension funds and offices, as banks print them. Sources: INPS, MEF, the funds of ADEPP, Deutsche
 * Rentenversicherung, Bundesagentur, health insurers of GKV.
 */
const institutions = new Set(
  foldWords(`INPS INPDAP INAIL ENPALS EX-INPDAP MEF MINISTERO MIN MINIST TESORO TESORERIA RAGIONERIA COMUNE REGIONE PROVINCIA AGENZIA ENTE CASSA FONDO FONDAZIONE ENPAM INARCASSA ENASARCO ENPAP ENPAIA EPAP INPGI CNPADC
  CNPR ADISU ERSU ERDISU EDISU ARDSU ESU DSU ADSU LAZIODISCO ERGO DIRITTO STUDIO STUDI UNIVERSITA POLITECNICO ATENEO ISTITUTO PREVIDENZA ASL ATS AZIENDA FORMATEMP EBITEMP
  RENTENVERSICHERUNG RENTENSERVICE RENTEN DRV BUNDESAGENTUR AGENTUR ARBEITSAGENTUR JOBCENTER FAMILIENKASSE BUNDESKASSE LANDESKASSE OBERKASSE STADTKASSE KASSE STADT LANDKREIS KREIS LAND BEZIRK BEZIRKSAMT GEMEINDE LANDESAMT
  LANDESOBERKASSE HAUPTKASSE AMT SOZIALAMT JUGENDAMT WOHNGELDSTELLE STUDIERENDENWERK STUDENTENWERK UNIVERSITAT HOCHSCHULE DAAD STIFTUNG STUDIENSTIFTUNG BERUFSGENOSSENSCHAFT BG UNFALLKASSE VERSORGUNGSANSTALT VERSORGUNGSKASSE
  VERSORGUNGSWERK PENSIONSKASSE PENSIONSFONDS ZUSATZVERSORGUNGSKASSE VBL AOK TK TECHNIKER BARMER DAK IKK BKK KNAPPSCHAFT KRANKENKASSE FINANZAMT BUNDESVERWALTUNGSAMT ZOLL LBV BVA`),
)

/**
 * Whether a payer is an office, a fund or a firm, and no private person. The word stands among the first two: what
 * follows a name may be the sender's purpose. True where the bank names no payer, since then the words are its own, and
 * of one word, which is no person's name.
 */
export function isOfInstitution(payer: string | null): boolean {
  // «ER.GO AZIENDA …»: initials are no name.
  const words = payer === null ? [] : foldWords(payer).filter((word) => word.length > 2)
  return (
    words.length < 2 ||
    words.slice(0, 2).some((word) => institutions.has(word) || /^(?:PENSION|VERSORGUNG|RENTEN)/.test(word)) ||
    hasLegalForm(payer!)
  )
}
