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
  LANDESOBERKASSE LANDESHAUPTKASSE OBERFINANZKASSE HAUPTKASSE AMT SOZIALAMT JUGENDAMT WOHNGELDSTELLE STUDIERENDENWERK STUDENTENWERK UNIVERSITAT HOCHSCHULE DAAD STIFTUNG STUDIENSTIFTUNG BERUFSGENOSSENSCHAFT BG UNFALLKASSE VERSORGUNGSANSTALT VERSORGUNGSKASSE
  VERSORGUNGSWERK PENSIONSKASSE PENSIONSFONDS ZUSATZVERSORGUNGSKASSE VBL AOK TK TECHNIKER BARMER DAK IKK BKK KNAPPSCHAFT KRANKENKASSE FINANZAMT BUNDESVERWALTUNGSAMT ZOLL LBV BVA`),
)

/** What may stand before an office's own word: «Deutsche Rentenversicherung», «SEDE INPS». A name may not. */
const before = /^(?:SEDE|DIREZIONE|DIR|UFFICIO|UFF|GESTIONE|GEST|DIPARTIMENTO|\p{L}+ISCHE[RS]?|DEUTSCHE[RS]?)$/u

const isInstitution = (word: string): boolean => institutions.has(word) || /^(?:PENSION|VERSORGUNG|RENTEN)/.test(word)

/**
 * Whether a payer is an office or a fund, a firm, or a private person. An office's word stands first, or after what such
 * names begin with: after a person's name it may be the sender's purpose. An office too where the bank names no payer,
 * since then the words are its own, and of one word, which is no person's name.
 */
export function payerKind(payer: string | null): 'institution' | 'firm' | 'person' {
  // «ER.GO AZIENDA …»: initials are no name.
  const [first, second] = payer === null ? [] : foldWords(payer).filter((word) => word.length > 2)
  if (first === undefined || second === undefined) return 'institution'
  if (hasLegalForm(payer!)) return isInstitution(first) ? 'institution' : 'firm'
  return isInstitution(first) || (before.test(first) && isInstitution(second)) ? 'institution' : 'person'
}
