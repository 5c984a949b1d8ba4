/** Offices and funds, and names that only begin like them. */
import { describe, expect, test } from 'vitest'
import { payerKind } from './institution.ts'

const own = ['Giulia', 'Weiß', 'Mario Rossi']
describe('who pays', { tags: ['C-other-income'] }, () => {
  test.each([
    'INPS',
    'INPS ROMA',
    'SEDE INPS MILANO',
    'INPS DIREZIONE PROVINCIALE REGGIO EMILIA',
    'ISTITUTO NAZIONALE PREVIDENZA SOCIALE',
    'ISTITUTO NAZIONALE DELLA PREVIDENZA SOCIALE PENS',
    'INPS PRESTAZIONI A SOSTEGNO DEL REDDITO',
    'MINISTERO DELL’ECONOMIA E DELLE FINANZE',
    'FONDO PENSIONE COMETA',
    'CASSA NAZIONALE DI PREVIDENZA E ASSISTENZA FORENSE',
    'EDISU PIEMONTE',
    'UNIVERSITA DEGLI STUDI DI PADOVA',
    'REGIONE FRIULI VENEZIA GIULIA',
    'COMUNE DI ASCOLI PICENO',
    'ER.GO AZIENDA REGIONALE DIRITTO STUDI SUPERIORI',
    'Deutsche Rentenversicherung Baden-Württemberg',
    'DRV Knappschaft-Bahn-See',
    'DRV Nordbayern',
    'Bundesagentur für Arbeit - Familienkasse NRW Nord',
    'Landesamt für Besoldung und Versorgung NRW',
    'Landeshauptstadt München',
    'Stadt Frankfurt am Main Jugendamt',
    'Versorgungsanstalt des Bundes und der Länder',
    'VBL Karlsruhe',
    'Nordrheinische Ärzteversorgung',
    'BG BAU Berufsgenossenschaft',
    'Berufsgenossenschaft Holz und Metall',
    'TK Techniker Krankenkasse',
    'Renten Service Deutsche Post AG',
    'Deutsche Post AG Niederlassung Renten Service',
    'SVLFG',
    'INPS GEST. PRIV',
    'INPS GEST. PUBBL',
    'INPS GESTIONE DIPENDENTI PUBBLICI',
    'INPS MESE CERT.N.',
    'INPS CERTIFICATO',
    'INPS EX INPDAP',
    'INPS DIREZIONE CENTRALE PENSIONI',
    'INPS CAT.VO',
    'SVLFG Kassel',
    'Bundeseisenbahnvermögen',
    'Bundesanstalt für Post und Telekommunikation',
    'ZVK Köln',
    'Studienstiftung des deutschen Volkes e.V.',
    'ENPAV',
    'ENPAB RATEO',
    'EPPI',
    null,
  ])('%s is an institution', (payer) => expect(payerKind(payer, own)).toBe('institution'))
  test.each([
    'Knappschaft Krause',
    'Renten Service Krause',
    'VBL Krause',
    'Versorgungswerk Krause',
    'Landesamt Krause',
    'INPS VERDI ANNA',
    'UNIVERSITA DEL CAFFE VERDI',
    'SEDE INPS VERDI',
    'Stiftung Krause e.V.',
  ])('%s is only named like one', (payer) => expect(payerKind(payer, own)).toBe('like_institution'))
  test.each(['Bundeskasse Weiß', 'Bundeskasse WEISS', 'INPS ROSSI MARIO', 'INPS ROMA GIULIA', 'Weiß'])(
    '%s bears a name of the household',
    (payer) => expect(payerKind(payer, own)).toBe('person'),
  )
  test('a name of the household that is a word of an office’s own says nothing', () =>
    expect(payerKind('Stadt Köln', ['Anna Stadt'])).toBe('institution'))
  test.each([
    'ROSSI INPS MARIO',
    'Krause Versorgungswerk',
    'Post Krause',
    'Krause',
    'Marta',
    'VERDI',
    'Marta verdi',
    'MESSINA',
  ])('%s is a person', (payer) => expect(payerKind(payer)).toBe('person'))
  test.each(['Sozialkasse', 'Familienkasse', 'Rente', 'PENSIONE'])('%s alone is an office’s or its purpose', (payer) =>
    expect(payerKind(payer)).toBe('institution'),
  )
})

test('an office of a place is one, though someone bears its name', { tags: ['C-other-income'] }, () => {
  expect(payerKind('INPS SEDE DI MESSINA', ['Anna Messina'])).toBe('institution')
  expect(payerKind('Jobcenter Hagen', ['Eva Hagen'])).toBe('institution')
  expect(payerKind('INPS ROSSI', ['Anna Rossi'])).toBe('person')
})
