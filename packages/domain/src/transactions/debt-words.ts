/** The words of debts that are collected, enforced or sued for. A data table, not code. */
import { foldWords } from './fold.ts'
import { saysAny } from './phrase.ts'

export const enforcementWords =
  '*PFANDUNG | PFANDUNGS* | *GERICHTSVOLLZIEHER | *GERICHTSVOLLZIEHERIN | VOLLSTRECKUNG* | ZWANGSVOLLSTRECKUNG' +
  ' | PIGNORAMENTO | PIGNORAMENTI | UFFICIALE GIUDIZIARIO | ATTO DI PRECETTO'

const arrearsWords =
  'MIETRUCKSTAND* | MIETSCHULD | MIETSCHULDEN | RUCKSTANDIGE MIETE* | TRANSAZIONE SFRATTO' +
  ' | AFFITTI ARRETRATI | AFFITTO ARRETRATO | CANONI ARRETRATI | CANONE ARRETRATO | ARRETRATI AFFITTO | ARRETRATI AFFITTI' +
  ' | ARRETRATI CANONI | ARRETRATI CANONE | ARRETRATI LOCAZIONE | MOROSITA AFFITTO | MOROSITA CANONI' +
  ' | RIENTRO MOROSITA | PIANO RIENTRO AFFITT* | PIANO RIENTRO CANON* | PIANO DI RIENTRO AFFITT* | PIANO DI RIENTRO CANON*' +
  ' | RATA RIENTRO AFFITT* | RATA RIENTRO CANON* | RATE RIENTRO AFFITT* | RATE RIENTRO CANON*'

/** A month's rent that is claimed or made up for. Without a month it may be a deposit, or a rise that began before. */
const claimWords =
  'FORDERUNG MIETE MESE | NACHZAHLUNG MIETE MESE | NACHZAHLUNG MIETEN MESE' +
  ' | RIENTRO AFFITTO MESE | RIENTRO AFFITTI MESE | RIENTRO CANONE MESE | RIENTRO CANONI MESE'
const deposit = /KAUTION|CAUZION|CAPARRA|DEPOSITO/
const rent = /^(?:\w*MIETEN?|AFFITT[OI]|CANON[EI]|PIGIONE)$/
/** Who reminds of it, or collects it. */
const reminder = /^(?:MAHNUNG|INKASSO)|(?:MAHNUNG|INKASSO)$/
const [isArrears, isClaim] = [saysAny(arrearsWords), saysAny(claimWords)]

/** Whether folded words say that a rent is paid late, or a debt of rents paid off. */
export const saysArrears = (words: readonly string[]): boolean =>
  isArrears(words) ||
  (isClaim(words) && !words.some((word) => deposit.test(word))) ||
  (words.some((word) => reminder.test(word)) && words.some((word) => rent.test(word)))

/** «Räumung» alone clears a cellar or the snow. */
export const evictionWords =
  'RAUMUNGSKLAGE* | RAUMUNGSVERFAHREN | RAUMUNGSTITEL | RAUMUNGSURTEIL | RAUMUNGSVERGLEICH | ZWANGSRAUMUNG' +
  ' | CONVALIDA SFRATTO | CONVALIDA DI SFRATTO | SFRATTO PER MOROSITA | SFRATTO MOROSITA' +
  ' | SENTENZA SFRATTO | SENTENZA DI SFRATTO | INTIMAZIONE SFRATTO | INTIMAZIONE DI SFRATTO | PRECETTO SFRATTO' +
  ' | UNEP RILASCIO | UNEP TRIBUNALE | PRECETTO RILASCIO | PRECETTO DI RILASCIO' +
  ' | ESECUZIONE RILASCIO | ESECUZIONE PER RILASCIO | SPESE SFRATTO | SPESE DI SFRATTO' +
  ' | ESECUZIONE SFRATTO | CAUSA SFRATTO | PROCEDURA SFRATTO | PROCEDURA DI SFRATTO'

const isOnce = saysAny([enforcementWords, evictionWords, 'MOROSITA | ARRETRATI'].join(' | '))
const isInstalment = saysAny('RATA|RATE|RATEN|RATENZAHLUNG|RATEIZZAZIONE|RATEAZIONE|PIANO RIENTRO|PIANO DI RIENTRO')

/** Of arrears or under enforcement, and no instalment: a single payment of it begins nothing that goes on. */
export const settlesAtOnce = (description: string): boolean => {
  const words = foldWords(description)
  return (isOnce(words) || saysArrears(words)) && !isInstalment(words)
}
