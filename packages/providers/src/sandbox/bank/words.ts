/** What the sandbox's bank says. */
const en = {
  label: 'Sandbox – no real bank, no real money',
  consent: 'Share your account?',
  reads:
    'For a rent report these are read once: the account’s owner and number, its balance, and the bookings of the ' +
    'last {days} days. No money can be moved.',
  agree: 'Go on to the bank',
  cancel: 'Cancel',
  fault: 'Have the bank fail',
  signIn: 'Sign in',
  login: 'Login',
  holder: 'Name of the account’s owner',
  holderHint: 'The sandbox does not know who you are: write the name as the form knows it.',
  code: 'Code from your phone',
  codeHint: 'It is 123456; three wrong ones end the sign-in.',
  go: 'Sign in',
  wrong: 'That code is wrong.',
  unknown: 'There is no such login.',
  accounts: 'Which accounts?',
  share: 'Share',
  none: 'Choose at least one account.',
  over: 'This page has ended. Go back to the form.',
}
export type BankWords = typeof en

const it: BankWords = {
  label: 'Sandbox – nessuna banca vera, niente denaro vero',
  consent: 'Condividere il conto?',
  reads:
    'Per un report di locazione si leggono una volta sola: intestatario e numero del conto, saldo e movimenti ' +
    'degli ultimi {days} giorni. Nessuno può muovere denaro.',
  agree: 'Vai alla banca',
  cancel: 'Annulla',
  fault: 'Fai fallire la banca',
  signIn: 'Accedi',
  login: 'Utente',
  holder: 'Nome dell’intestatario del conto',
  holderHint: 'La sandbox non sa chi sei: scrivi il nome come lo conosce il modulo.',
  code: 'Codice dal telefono',
  codeHint: 'È 123456; tre codici sbagliati chiudono l’accesso.',
  go: 'Accedi',
  wrong: 'Il codice è sbagliato.',
  unknown: 'Questo utente non esiste.',
  accounts: 'Quali conti?',
  share: 'Condividi',
  none: 'Scegli almeno un conto.',
  over: 'Questa pagina è chiusa. Torna al modulo.',
}
const de: BankWords = {
  label: 'Sandbox – keine echte Bank, kein echtes Geld',
  consent: 'Konto freigeben?',
  reads:
    'Für einen Mietbericht werden einmal gelesen: Inhaber und Nummer des Kontos, der Saldo und die Umsätze der ' +
    'letzten {days} Tage. Niemand kann Geld bewegen.',
  agree: 'Weiter zur Bank',
  cancel: 'Abbrechen',
  fault: 'Die Bank ausfallen lassen',
  signIn: 'Anmelden',
  login: 'Anmeldename',
  holder: 'Name des Kontoinhabers',
  holderHint: 'Die Sandbox weiß nicht, wer Sie sind: Schreiben Sie den Namen so, wie ihn das Formular kennt.',
  code: 'Code vom Telefon',
  codeHint: 'Er lautet 123456; drei falsche beenden die Anmeldung.',
  go: 'Anmelden',
  wrong: 'Dieser Code ist falsch.',
  unknown: 'Diesen Anmeldenamen gibt es nicht.',
  accounts: 'Welche Konten?',
  share: 'Freigeben',
  none: 'Wählen Sie mindestens ein Konto.',
  over: 'Diese Seite ist beendet. Gehen Sie zum Formular zurück.',
}
export const bankWords: Readonly<Record<'en' | 'it' | 'de', BankWords>> = { en, it, de }
