/**
 * One term for one concept in each language, and the words that must not stand for it. `docs/termbase.md` tells people
 * the same.
 */
import type { Language } from '../fields.ts'

interface Term {
  concept: string
  terms: Record<Language, string>
  /**
   * Words that a text of that language must not use for the concept; a word that means something else elsewhere is not
   * listed.
   */
  avoid: Partial<Record<Language, RegExp>>
}

const word = (...alternatives: string[]) => new RegExp(`(?<![\\p{L}-])(?:${alternatives.join('|')})(?![\\p{L}])`, 'iu')

export const termbase: readonly Term[] = [
  {
    concept: 'landlord',
    terms: { en: 'landlord', it: 'proprietario', de: 'Vermieter' },
    avoid: {
      en: word('who lets', 'lessor'),
      it: word('chi affitta', 'locatore'),
      de: word('Vermieterseite', 'Vermietende[nr]?'),
    },
  },
  {
    concept: 'applicant',
    terms: { en: 'applicant', it: 'richiedente', de: 'Bewerber/-in' },
    avoid: {
      it: word('candidato', 'chi fa domanda'),
      de: word('Hauptperson', 'Antragstellende[nr]?', 'Bewerbende[nr]?'),
    },
  },
  {
    concept: 'co-applicant',
    terms: { en: 'co-applicant', it: 'co-richiedente', de: 'Mitmieter/-in' },
    avoid: { de: word('Mitbewerber', 'mitantragstellende Person') },
  },
  {
    concept: 'guarantor',
    terms: { en: 'guarantor', it: 'garante', de: 'Bürge/Bürgin' },
    avoid: { it: word('persona garante'), de: word('bürgende Person') },
  },
  {
    concept: 'application',
    terms: { en: 'application', it: 'candidatura', de: 'Bewerbung' },
    avoid: { it: word('fare domanda'), de: word('Mietantrag', 'Antrag') },
  },
  {
    concept: 'document',
    terms: { en: 'document', it: 'documento', de: 'Dokument, Unterlagen' },
    avoid: { en: word('papers', 'slips?'), de: word('Unterlage', 'Papiere?') },
  },
  {
    concept: 'transaction',
    terms: { en: 'transaction', it: 'movimento', de: 'Umsatz' },
    avoid: { en: word('bookings?'), de: word('Buchung') },
  },
  {
    concept: 'salary payments per year',
    terms: { en: 'salary payments per year', it: 'mensilità all’anno', de: 'Monatsgehälter pro Jahr' },
    avoid: { en: word('paychecks?'), de: word('Gehälter im Jahr') },
  },
  {
    concept: 'Italian personal code',
    terms: { en: 'codice fiscale', it: 'codice fiscale', de: 'Codice fiscale' },
    avoid: { en: word('fiscal code') },
  },
  {
    concept: 'nationality',
    terms: { en: 'nationality', it: 'cittadinanza', de: 'Staatsangehörigkeit' },
    avoid: { it: word('nazionalità') },
  },
  {
    concept: 'affordable rent',
    terms: { en: 'affordable rent', it: 'canone sostenibile', de: 'bezahlbare Miete' },
    avoid: { en: word('(?:lower|upper) mark', 'rent the income carries'), de: word('tragbare Miete') },
  },
  {
    concept: 'signs of tampering',
    terms: { en: 'signs of tampering', it: 'segni di manomissione', de: 'Anzeichen einer Manipulation' },
    avoid: {
      en: word('signs? of a change'),
      it: word('segn[oi] di modifica', 'falsificazione'),
      de: word('Zeichen einer Änderung', 'Veränderung', 'Fälschung'),
    },
  },
  {
    concept: 'delete data',
    terms: { en: 'delete', it: 'cancellare', de: 'löschen' },
    avoid: { en: word('erased?', 'erases') },
  },
  {
    concept: 'two-factor authentication',
    terms: {
      en: 'two-factor authentication',
      it: 'autenticazione a due fattori',
      de: 'Zwei-Faktor-Anmeldung',
    },
    avoid: { en: word('second factor'), it: word('secondo fattore'), de: word('zweiter? Faktor') },
  },
  {
    concept: 'email',
    terms: { en: 'email', it: 'email', de: 'E-Mail' },
    avoid: { it: word('e-mail'), de: word('(?<!E-)Mails?', 'Briefe?') },
  },
  {
    concept: 'viewing',
    terms: { en: 'viewing', it: 'visita', de: 'Besichtigung' },
    avoid: { it: word('appuntamento') },
  },
  {
    concept: 'saved view',
    terms: { en: 'view', it: 'vista', de: 'Ansicht' },
    avoid: { it: word('filtro salvato') },
  },
  {
    concept: 'read-only role',
    terms: { en: 'viewer', it: 'sola lettura', de: 'Nur lesen' },
    avoid: { de: word('Lesezugang') },
  },
  {
    concept: 'team member',
    terms: { en: 'team member', it: 'membro del team', de: 'Teammitglied' },
    avoid: { de: word('Firmenmitglied') },
  },
  {
    concept: 'current rent',
    terms: { en: 'current rent', it: 'affitto, canone attuale', de: 'aktuelle Miete' },
    avoid: { en: word('rent paid now'), de: word('heutige Miete') },
  },
  {
    concept: 'reissue a report',
    terms: { en: 'reissue', it: 'aggiornare', de: 'neu erstellen' },
    avoid: { it: word('rifare') },
  },
  {
    concept: 'withdraw a report',
    terms: { en: 'withdraw', it: 'ritirare', de: 'zurückziehen' },
    avoid: { it: word('revocat[oi]') },
  },
  {
    concept: 'payslip',
    terms: { en: 'payslip', it: 'busta paga', de: 'Gehaltsabrechnung' },
    avoid: { de: word('Lohnabrechnung') },
  },
  {
    concept: 'annual income certificate',
    terms: { en: 'CU (Certificazione Unica)', it: 'Certificazione Unica (CU)', de: 'CU (Certificazione Unica)' },
    avoid: { de: word('Einkommensbescheinigung') },
  },
  {
    concept: 'tax document',
    terms: { en: 'tax document', it: 'documento fiscale', de: 'Steuerdokument' },
    avoid: { en: word('tax paper'), de: word('Steuerunterlage') },
  },
  {
    concept: 'permanent contract',
    terms: { en: 'permanent', it: 'a tempo indeterminato', de: 'unbefristet' },
    avoid: { en: word('open-ended') },
  },
  {
    concept: 'fixed commitments',
    terms: { en: 'fixed commitments', it: 'impegni fissi', de: 'feste Verpflichtungen' },
    avoid: { de: word('feste Kosten') },
  },
  {
    concept: 'recurring costs',
    terms: { en: 'recurring costs', it: 'spese ricorrenti', de: 'laufende Kosten' },
    avoid: { en: word('recurrent') },
  },
  {
    concept: 'own funds',
    terms: { en: 'own funds', it: 'fondi propri', de: 'Eigenmittel' },
    avoid: { en: word('own money'), it: word('fondi tuoi') },
  },
  {
    concept: 'manual review',
    terms: { en: 'manual review', it: 'revisione', de: 'manuelle Prüfung' },
    avoid: { en: word('a person looks at this') },
  },
  {
    concept: 'finding',
    terms: { en: 'finding', it: 'segnalazione', de: 'Hinweis' },
    avoid: { en: word('remarks?') },
  },
  {
    concept: 'dismiss a finding',
    terms: { en: 'dismiss', it: 'rimuovere', de: 'verwerfen' },
    avoid: { en: word('set aside') },
  },
  {
    concept: 'dispute a finding',
    terms: { en: 'dispute', it: 'contestare', de: 'widersprechen' },
    avoid: { en: word('contest(?:ed|s)?') },
  },
  {
    concept: 'level of evidence',
    terms: {
      en: 'proven, read, declared',
      it: 'comprovato, letto, dichiarato',
      de: 'nachgewiesen, ausgelesen, angegeben',
    },
    avoid: { de: word('bewiesen') },
  },
  {
    concept: 'identity document',
    terms: { en: 'identity document', it: 'documento d’identità', de: 'Ausweisdokument' },
    avoid: { en: word('ID paper'), de: word('Ausweis aus Papier') },
  },
  {
    concept: 'identity verification',
    terms: { en: 'verify your identity', it: 'verifica dell’identità', de: 'Identitätsprüfung' },
    avoid: { en: word('proof of identity') },
  },
  {
    concept: 'sign in',
    terms: { en: 'sign in', it: 'accedere', de: 'anmelden' },
    avoid: { en: word('log in'), it: word('entrare') },
  },
  {
    concept: 'dashboard',
    terms: { en: 'dashboard', it: 'dashboard', de: 'Dashboard' },
    avoid: { en: word('desk') },
  },
  {
    concept: 'operator console',
    terms: { en: 'operator console', it: 'console operatore', de: 'Betreiberkonsole' },
    avoid: { de: word('Betreiber-Desk') },
  },
  {
    concept: 'plain speech',
    terms: { en: 'anyone, no one', it: 'chi', de: 'wer' },
    avoid: { en: word('whoever', 'nobody', 'somebody', 'anew') },
  },
]
