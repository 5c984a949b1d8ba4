/** The words of debts that are collected, enforced or sued for. A data table, not code. */
import { foldWords } from './fold.ts'
import { phrase, startsOfPhrase } from './phrase.ts'

export const enforcementWords =
  '*PFANDUNG | PFANDUNGS* | *GERICHTSVOLLZIEHER | *GERICHTSVOLLZIEHERIN | VOLLSTRECKUNG* | ZWANGSVOLLSTRECKUNG' +
  ' | PIGNORAMENTO | PIGNORAMENTI | UFFICIALE GIUDIZIARIO | ATTO DI PRECETTO'

export const arrearsWords =
  'MIETRUCKSTAND* | MIETSCHULD | MIETSCHULDEN | RUCKSTANDIGE MIETE* | TRANSAZIONE SFRATTO' +
  ' | AFFITTI ARRETRATI | AFFITTO ARRETRATO | CANONI ARRETRATI | CANONE ARRETRATO | ARRETRATI AFFITTO | ARRETRATI AFFITTI' +
  ' | ARRETRATI CANONI | ARRETRATI CANONE | ARRETRATI LOCAZIONE | MOROSITA AFFITTO | MOROSITA CANONI' +
  ' | RIENTRO AFFITTI | RIENTRO AFFITTO | RIENTRO CANONI | RIENTRO CANONE | RIENTRO MOROSITA | FORDERUNG MIETE' +
  // Without the months it may be a rise of the rent that began before.
  ' | NACHZAHLUNG MIETE MESE | NACHZAHLUNG MIETEN MESE'

/** «Räumung» alone clears a cellar or the snow. */
export const evictionWords =
  'RAUMUNGSKLAGE* | RAUMUNGSVERFAHREN | RAUMUNGSTITEL | RAUMUNGSURTEIL | RAUMUNGSVERGLEICH | ZWANGSRAUMUNG' +
  ' | CONVALIDA SFRATTO | CONVALIDA DI SFRATTO | SFRATTO PER MOROSITA | SFRATTO MOROSITA' +
  ' | SENTENZA SFRATTO | SENTENZA DI SFRATTO | INTIMAZIONE SFRATTO | INTIMAZIONE DI SFRATTO | PRECETTO SFRATTO' +
  ' | UNEP RILASCIO | UNEP TRIBUNALE | PRECETTO RILASCIO | PRECETTO DI RILASCIO' +
  ' | ESECUZIONE RILASCIO | ESECUZIONE PER RILASCIO | SPESE SFRATTO | SPESE DI SFRATTO' +
  ' | ESECUZIONE SFRATTO | CAUSA SFRATTO | PROCEDURA SFRATTO | PROCEDURA DI SFRATTO'

const once = [enforcementWords, arrearsWords, evictionWords, 'MOROSITA | ARRETRATI']
  .flatMap((words) => words.split(' | '))
  .map(phrase)
const instalment = 'RATA|RATE|RATEN|RATENZAHLUNG|RATEIZZAZIONE|RATEAZIONE|PIANO RIENTRO|PIANO DI RIENTRO'
  .split('|')
  .map(phrase)

/** Of arrears or under enforcement, and no instalment: a single payment of it begins nothing that goes on. */
export const settlesAtOnce = (description: string): boolean => {
  const words = foldWords(description)
  const says = (phrases: typeof once) => phrases.some((one) => startsOfPhrase(words, one).length > 0)
  return says(once) && !says(instalment)
}
