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
    avoid: { it: word('candidato', 'chi fa domanda'), de: word('Hauptperson', 'Antragstellende[nr]?') },
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
    avoid: { it: word('fare domanda'), de: word('Mietantrag') },
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
      de: word('Zeichen einer Änderung', 'Fälschung'),
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
    concept: 'plain speech',
    terms: { en: 'anyone, no one', it: 'chi', de: 'wer' },
    avoid: { en: word('whoever', 'nobody', 'somebody', 'anew') },
  },
]
