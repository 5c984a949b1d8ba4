import { combined } from './combined.ts'
import { schoolWords } from './paid-in-instalments.ts'

const bankServices =
  'CARTA | CARTE | CONTO | POS | NEXI | BANCOMAT | PREPAGATA | POSTEPAY | BANCOPOSTA | CASSETTA | HOME | DOSSIER'

/**
 * Phrases that come after all others: category, sign, strength and phrases of `wording.ts`. Among equals an earlier one
 * decides. A data table, not code.
 */
export const laterPhrases = [
  // A grant towards a rent is none; what an office pays for a tenant is one to the landlord.
  [
    'benefits',
    'in',
    4,
    'SOSTEGNO AFFITTO | SOSTEGNO AFFITTI | SOSTEGNO LOCAZIONE | SOSTEGNO ALLA LOCAZIONE | BONUS AFFITTO | CONTRIBUTO AFFITTI | CONTRIBUTO LOCAZIONE | CONTRIBUTO CANONE | MOROSITA INCOLPEVOLE',
  ],
  [
    'rent_received',
    'in',
    4,
    combined(
      'MIETE | *MIETE',
      'FUR HR | FUR HERR | FUR HERRN | FUR FR | FUR FRAU | FUR FAM | FUR FAMILIE | FUR MIETER',
      ' ',
    ),
  ],
  [
    'benefits',
    'in',
    4,
    `ALO GELD | ALOGELD | ALG W | ALGW | ${combined('KRANKENKASSE | AOK | BARMER', 'KG | SVWZ KG | EREF NOTPROVIDED SVWZ KG', ' ')}`,
  ],
  ['own_transfer', 'out', 3, 'BAUSPARVERTRAG'],
  [
    'insurance',
    'either',
    4,
    `${combined('POLIZZA | ASSICURAZIONE | PREMIO | PREMIO UNICO', 'PRESTITO | FINANZIAMENTO', ' ')} | POLIZZA CPI | PREMIO UNICO CPI | CONTRIBUTO SANITARIO`,
  ],
  // Where a card was used, and no line to a house.
  ['other', 'out', 1, 'POS INTERNET | PAGAMENTO INTERNET | ACQUISTO INTERNET | INTERNET CARTA'],
  ['insurance', 'either', 4, 'PREMIO CASO MORTE | RESTSCHULDVERSICHERUNG'],
  // A youth office collects what a parent owes, or pays it first and is paid back.
  ['maintenance', 'out', 3, 'BEISTANDSCHAFT | UNTERHALTSVORSCHUSSKASSE'],
  ['maintenance', 'out', 1, 'CONTRIBUTO FIGLI | CONTRIBUTO FIGLIO | CONTRIBUTO FIGLIA | MANT'],
  // Of who looks after a house for its owners.
  ['other', 'in', 4, 'VERWALTERHONORAR | VERWALTERVERGUTUNG | VERWALTUNGSHONORAR'],
  ['maintenance', 'either', 3, 'ASSEGNO PER I FIGLI | ASSEGNO FIGLI'],
  ['pension', 'in', 4, 'RENDITA INAIL'],
  ['gambling', 'in', 3, 'PRELIEVO VINCITE | PRELIEVO VINCITA'],
  // A bank's own fee of a month, and no rent: «CANONE 11 2026 CARTA».
  [
    'other',
    'out',
    1,
    `${combined('CANONE MESE | CANONE MESE 2*', bankServices, ' ')} | ${combined(bankServices, 'CANONE MESE', ' ')}`,
  ],
  ['other', 'out', 4, 'PEDAGGIO | PEDAGGI | PEDAGGI AUTOSTRADALI'],
  // A thirteenth is a salary's unless a pension stands beside it: among equals the first decides.
  ['salary', 'in', 3, 'TREDICESIMA'],
  [
    'salary',
    'in',
    3,
    `COMPENSO COLLABOR* | COMPENSO MESE | COMPENSO MENSILE | COMPENSO AMMINISTRATORE | COMPENSI SUPPLENZ* | SUPPLENZA | SUPPLENZE
    | ACCREDITO COMPETENZE | SALDO COMPETENZE | GAGE | ABSCHLAG LOHN`,
  ],
  // A fee for keeping a house is no wage of an employer.
  ['other', 'in', 4, 'COMPENSO AMMINISTRATORE CONDOMINIO | COMPENSO AMMINISTRATORE DI CONDOMINIO'],
  // Given back, fed in, earned by money or for a damage: called a pay, and none.
  [
    'other',
    'in',
    4,
    `RUCKVERGUTUNG | EINSPEISEVERGUTUNG | ZINSVERGUTUNG | ERBENGEMEINSCHAFT | INDENNIZZO | RESTITUZIONE PRESTITO
    | RIMBORSO PRESTITO | INDENNITA MISSIONE | INDENNITA DI MISSIONE | BONUS NIDO`,
  ],
  // Old debts that are paid off, to those who collect them or to a court's trustee.
  [
    'loan',
    'out',
    4,
    `INTRUM | DO VALUE | DOVALUE | CERVED CREDIT | KRUK ITALIA | KRUK DEUTSCHLAND | IFIS NPL | RIENTRO DEBITO | RIENTRO DEBITI | LOWELL | SALDO E STRALCIO | SOVRAINDEBITAMENTO | PIANO DEL CONSUMATORE | CONVERSIONE PIGNORAMENTO
    | INSOLVENZVERFAHREN | PRIVATINSOLVENZVERFAHREN | TREUHANDERKONTO`,
  ],
  // Lent by the state or by an employer, and no income of theirs.
  ['loan', 'in', 4, '*DARLEHEN | DARLEHENSKASSE | BILDUNGSKREDIT | STUDIENKREDIT'],
  // What banks call a loan that they pay out, and lenders by their kind; one of that name is a bank like others.
  [
    'loan',
    'in',
    4,
    'KREDITVALUTA | KREDITVALUTIERUNG | KREDITVALUTIERUNGEN | DARLEHENSVALUTA | DARLEHENSVALUTIERUNG | VALUTIERUNG KREDIT | VALUTIERUNG DARLEHEN',
  ],
  ['loan', 'either', 4, 'LOAN PAYOUT | LOAN DISBURSEMENT | LOAN PAYMENT | LOAN REPAYMENT | PERSONAL LOAN'],
  ['loan', 'either', 3, 'LINEA DI CREDITO'],
  ['loan', 'out', 2, '*KREDITBANK'],
  ['other', 'out', 2, 'DEUTSCHE KREDITBANK'],
  // Severance comes once; a monthly share of it belongs to the pay.
  ['other', 'in', 4, 'TFR | DI FINE RAPPORTO | TRATTAMENTO FINE RAPPORTO | INDENNITA FINE RAPPORTO'],
  ['salary', 'in', 4, 'QUOTA TFR | TFR MENSILE | TFR IN BUSTA'],
  ['pension', 'in', 3, 'RETRAITE | RETRAITES | PENSIONISTIC* | RENDITA INTEGRATIVA | RENDITA AVS | RENDITA AI'],
  ['pension', 'in', 4, 'CASSA SVIZZERA DI COMPENSAZIONE | SCHWEIZERISCHE AUSGLEICHSKASSE'],
  [
    'benefits',
    'in',
    4,
    'PREMIO NATALITA | PREMIO ALLA NASCITA | ISCRO | REDDITO DI INCLUSIONE | TEILHABEPAKET | VOUCHER SCUOLA | VOUCHER NIDO | VOUCHER BABY SITTING | VOUCHER BABYSITTING | ANTICIPO TFS',
  ],
  ['tax', 'out', 2, 'POLIZIA LOCALE | POLIZIA MUNICIPALE | VIGILI URBANI'],
  ['benefits', 'in', 2, 'CASSA EDILE'],
  [
    'rent_paid',
    'out',
    2,
    'ACER BOLOGNA | ACER CAMPANIA | ACER EMILIA | ACER FERRARA | ACER FORLI | ACER MODENA | ACER PARMA | ACER PIACENZA | ACER RAVENNA | ACER REGGIO | ACER RIMINI | AZIENDA CASA EMILIA ROMAGNA',
  ],
  ['mortgage', 'out', 4, 'EFFIZIENZHAUS | GRUNDSCHULD'],
  // What a notary and the land register do with it is no instalment.
  [
    'other',
    'out',
    4,
    'LOSCHUNG GRUNDSCHULD | LOSCHUNG DER GRUNDSCHULD | GRUNDSCHULD LOSCHUNG | EINTRAGUNG GRUNDSCHULD | EINTRAGUNG DER GRUNDSCHULD | BESTELLUNG GRUNDSCHULD',
  ],
  ['loan', 'out', 1, 'MONATSRATE'],
  ['maintenance', 'either', 3, 'ASS MANT | MANT FIGLI | UNTERHALTSVERPFLICHTUNG | ASSEGNO MENSILE SEPARAZIONE'],
  ['maintenance', 'either', 1, 'SEPARAZIONE CONSENSUALE'],
  // What lawyers, schools and a municipality are paid, in instalments too, is no loan.
  [
    'other',
    'out',
    2,
    `PARCELLA | STUDIO LEGALE | AVV | AVVOCATO | AVVOCATA | COMUNE DI | PAGOPA | ${schoolWords.join(' | ')}`,
  ],
  [
    'insurance',
    'either',
    4,
    'POLIZZA MUTUO | POLIZZA PROTEZIONE | PROTEZIONE MUTUO | ASSICURAZIONE MUTUO | PROTEZIONE CREDITO',
  ],
  ['insurance', 'in', 4, 'RIMBORSO SPESE SANITARIE | RIMBORSO SPESE MEDICHE'],
  ['insurance', 'either', 3, '*HAFTPFLICHT | RISIKOLEBEN'],
  [
    'insurance',
    'in',
    3,
    `RIMBORSO SINISTRO | INDENNIZZO SINISTRO | RISARCIMENTO SINISTRO | PAGAMENTO SINISTRO | SINISTRO N | SINISTRO NR | LIQUIDAZIONE DANNO | LIQUIDAZIONE DANNI | RISARCIMENTO DANNO | RISARCIMENTO DANNI | PAGAMENTO DANNO
    | SCHADENNR | SCHADENNUMMER | SCHADENZAHLUNG | SCHADENFALL | ERSTATTUNG SCHADEN`,
  ],
  [
    'tax',
    'either',
    3,
    'MULTA | CONTRAVVENZIONE | BOLLO | BOLLI | BUSSGELD | VERWARNUNGSGELD | VERWARNGELD | KRAFTST | SOLIZUSCHLAG | KAPEST',
  ],
  [
    'other',
    'out',
    4,
    'COMMISSIONE PRELIEVO | COMMISSIONI PRELIEVO | COMM PRELIEVO | COMM PREL | COMMISSIONE SU PRELIEVO',
  ],
  [
    'own_transfer',
    'either',
    3,
    `TRASFERIMENTO FONDI | TRA CONTI PROPRI | CONTO ARANCIO | VINCOLO | SVINCOLO | DEPOSITO A TERMINE | DEPOSITO VINCOLATO | DA ME | INTESTATA A ME | INTESTATO A ME
    | RICARICA MIA | MIO LIBRETTO | EIGENE KARTE | EIGENE KREDITKARTE | MEINE KREDITKARTE | EXTRA KONTO | UBERTRAG | *UBERTRAG | KREDITKARTENAUSGLEICH`,
  ],
  // Foreign students bring it for a year and get it back month by month.
  ['own_transfer', 'in', 4, 'SPERRKONTO | BLOCKED ACCOUNT'],
  // Who keeps such accounts pays wages too, and its line says so.
  ['own_transfer', 'in', 2, 'FINTIBA | EXPATRIO | CORACLE'],
  ['own_transfer', 'either', 1, 'RUCKLAGE | RUCKLAGEN'],
  // The owners of flats pay what a house costs, and for what it will need; a benefit of that name only comes in.
  [
    'utility',
    'out',
    3,
    'WOHNGELD | INSTANDHALTUNGSRUCKLAGE | ERHALTUNGSRUCKLAGE | INSTANDHALTUNGSRUCKLAGEN | ERHALTUNGSRUCKLAGEN',
  ],
  ['cash', 'out', 3, 'VERFUGUNG | *VERFUGUNG'],
  ['gambling', 'either', 3, 'SLOT | SALA SLOT'],
  ['salary', 'in', 3, 'PAGAMENTO PAGHE'],
  // Lent against the pay, or tax on it given back: the word for pay is in it.
  [
    'loan',
    'in',
    4,
    'EROGAZIONE CESSIONE | EROGAZIONE CQS | CESSIONE DEL QUINTO EROGAZIONE | PRESTITO STIPENDIO | PRESTITO SU STIPENDIO',
  ],
  ['tax', 'in', 4, 'LOHN EINK STEUER | LOHN EINKOMMENSTEUER | LOHNSTEUER ERSTATTUNG | LOHNSTEUERERSTATTUNG'],
  ['salary', 'in', 4, 'BONUSZAHLUNG'],
  ['benefits', 'in', 3, 'SOZIALHILFE'],
  ['mortgage', 'out', 4, 'BAUFINANZ | HYP DARL | WOHNRIESTER'],
  // «Bauspark.» may be short for it as well: that alone tells neither saving nor a loan.
  ['own_transfer', 'out', 1, 'BAUSPARKONTO'],
  ['maintenance', 'either', 3, 'SPESE EXTRA FIGLI | SPESE STRAORDINARIE FIGLI'],
  ['tax', 'either', 3, 'SANZIONE | ZTL | MOD 730 | MODELLO 730 | KFZ ST'],
  ['subscription', 'out', 2, 'ABB MENSILE | ABB DIGITALE | ABB ANNUALE | ABBON | ABBONAM'],
  ['other', 'out', 4, 'ENTGELT BARGELDAUSZAHLUNG | ENTG BARGELDAUSZAHLUNG'],
  [
    'own_transfer',
    'either',
    3,
    'ME MEDESIM* | COINTESTATO | PIANO INDIVIDUALE DI RISPARMIO | DISINVESTIMENTO | WERTPAPIERKAUF | SPARBEITRAG',
  ],
  ['cash', 'out', 3, 'CASH ADVANCE'],
  ['gambling', 'either', 3, 'WETTBURO'],
] as const
