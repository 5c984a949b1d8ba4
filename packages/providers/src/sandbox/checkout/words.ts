/** What the fake's card form says, in the languages of the product. */

const en = {
  label: 'Sandbox – no real money, no real mail',
  title: 'Card payment',
  amount: 'Amount',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'Security code',
  pay: 'Pay',
  try: 'Cards to try',
  declined: 'The card was declined. Try another one.',
  unknown: 'This is not one of the cards that the sandbox knows.',
  challenge: 'Your bank asks you to confirm this payment.',
  confirm: 'Confirm',
  fail: 'Refuse',
  failed: 'The confirmation was refused. You have not been charged.',
  paid: 'Paid. Thank you.',
  already: 'This was paid already. You have not been charged again.',
  expired: 'This payment form has expired. Go back and start again.',
}
type CheckoutWords = typeof en

const it: CheckoutWords = {
  label: 'Sandbox – niente denaro vero, niente posta vera',
  title: 'Pagamento con carta',
  amount: 'Importo',
  number: 'Numero della carta',
  expiry: 'Scadenza (MM/AA)',
  cvc: 'Codice di sicurezza',
  pay: 'Paga',
  try: 'Carte di prova',
  declined: 'La carta è stata rifiutata. Provane un’altra.',
  unknown: 'Questa non è una delle carte che la sandbox conosce.',
  challenge: 'La tua banca ti chiede di confermare il pagamento.',
  confirm: 'Conferma',
  fail: 'Rifiuta',
  failed: 'La conferma è stata rifiutata. Non ti è stato addebitato nulla.',
  paid: 'Pagato. Grazie.',
  already: 'È già stato pagato. Non ti è stato addebitato altro.',
  expired: 'Questo modulo di pagamento è scaduto. Torna indietro e ricomincia.',
}
const de: CheckoutWords = {
  label: 'Sandbox – kein echtes Geld, keine echte Post',
  title: 'Kartenzahlung',
  amount: 'Betrag',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfziffer',
  pay: 'Bezahlen',
  try: 'Karten zum Ausprobieren',
  declined: 'Die Karte wurde abgelehnt. Bitte versuchen Sie eine andere.',
  unknown: 'Diese Karte kennt die Sandbox nicht.',
  challenge: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  confirm: 'Bestätigen',
  fail: 'Ablehnen',
  failed: 'Die Bestätigung wurde abgelehnt. Es wurde nichts abgebucht.',
  paid: 'Bezahlt. Vielen Dank.',
  already: 'Das ist bereits bezahlt. Es wurde nichts weiter abgebucht.',
  expired: 'Dieses Zahlungsformular ist abgelaufen. Bitte gehen Sie zurück und beginnen Sie neu.',
}

const checkoutWords: Readonly<Record<string, CheckoutWords>> = { en, it, de }
export const wordsFor = (locale: string | null): CheckoutWords => checkoutWords[locale ?? 'en'] ?? en
