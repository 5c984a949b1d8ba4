/** What the fake's identification says, in the languages of the product. */

const en = {
  label: 'Sandbox – no real identification, no one is watching',
  title: 'Sandbox identity check',
  intro: 'A real service would now look at you and your document. Here you choose how it ends.',
  given: 'Given name on the document',
  family: 'Family name on the document',
  born: 'Date of birth on the document',
  pass: 'Pass',
  changed: 'Pass, with a second given name on the document',
  other: 'Pass, as another person',
  abort: 'Give up',
  wait: 'Let them check it later',
  fail: 'Be refused',
  waiting: 'The service is still checking. Choose how it ends.',
  done: 'That’s all. You can close this window and go back to your application.',
  back: 'Back to the application',
}
type IdentityWords = typeof en

const it: IdentityWords = {
  label: 'Sandbox – nessuna identificazione vera, nessuno ti guarda',
  title: 'Verifica d’identità della sandbox',
  intro: 'Un servizio vero ora guarderebbe te e il tuo documento. Qui scegli tu come finisce.',
  given: 'Nome sul documento',
  family: 'Cognome sul documento',
  born: 'Data di nascita sul documento',
  pass: 'Supera la verifica',
  changed: 'Superala, con un secondo nome sul documento',
  other: 'Superala come un’altra persona',
  abort: 'Rinuncia',
  wait: 'Falla controllare più tardi',
  fail: 'Fatti rifiutare',
  waiting: 'Il servizio sta ancora controllando. Scegli come finisce.',
  done: 'È tutto. Puoi chiudere questa finestra e tornare alla domanda.',
  back: 'Torna alla domanda',
}
const de: IdentityWords = {
  label: 'Sandbox – keine echte Identifizierung, niemand sieht zu',
  title: 'Identitätsprüfung der Sandbox',
  intro: 'Ein echter Dienst würde jetzt Sie und Ihren Ausweis ansehen. Hier wählen Sie, wie es ausgeht.',
  given: 'Vorname auf dem Ausweis',
  family: 'Nachname auf dem Ausweis',
  born: 'Geburtsdatum auf dem Ausweis',
  pass: 'Bestehen',
  changed: 'Bestehen, mit zweitem Vornamen auf dem Ausweis',
  other: 'Als eine andere Person bestehen',
  abort: 'Abbrechen',
  wait: 'Später prüfen lassen',
  fail: 'Abgelehnt werden',
  waiting: 'Der Dienst prüft noch. Wählen Sie, wie es ausgeht.',
  done: 'Das war alles. Sie können dieses Fenster schließen und zu Ihrer Bewerbung zurückgehen.',
  back: 'Zurück zur Bewerbung',
}

const identityWords: Readonly<Record<string, IdentityWords>> = { en, it, de }
export const identityWordsFor = (language: string): IdentityWords => identityWords[language] ?? en
