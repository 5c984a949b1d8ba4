import { CallFailed } from '../../call-failed.ts'
import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'

const path = '/dashboard/listings'
const table = `Rif.;Nome;Indirizzo;Canone mensile;Spese;Disponibile dal;Stato
MI-0040;Bilocale Via Melzo;Via Melzo 11, 20129 Milano;980,00;80;1.3.2027;attivo
MI-0041;Monolocale Via Padova;Via Padova 88, 20131 Milano;seicento;60;;attivo
MI-0042;Trilocale Corso Como;Corso Como 4, 20154 Milano;1.450,00;x;31.2.2027;venduto
`
const homeFor = (name: string, offer: string, rent: string) =>
  `<immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart ${offer}="true"/></objektkategorie>
  <geo><plz>81541</plz><ort>München</ort><strasse>Tegernseer Landstraße</strasse><hausnummer>3</hausnummer></geo>
  <preise><nettokaltmiete>${rent}</nettokaltmiete></preise><freitexte><objekttitel>${name}</objekttitel></freitexte></immobilie>`
const offered = [
  homeFor('Zwei Zimmer', 'MIETE_PACHT', '980.50'),
  homeFor('Reihenhaus', 'KAUF', '0'),
  homeFor('Dachgeschoss', 'MIETE_PACHT', 'auf Anfrage'),
]
const openimmo = `<openimmo><anbieter>${offered.join('')}</anbieter></openimmo>`

function secondPartFails(): PlayedReplies['dashboardImportListings'] {
  let saved = 0
  return ({ body }) => {
    if (!body.is_trial && saved > 0) throw new CallFailed(0)
    if (!body.is_trial) saved += body.rows.length
    return { success: true, created: body.rows.length, changed: 0, archived: 0 }
  }
}

/** Each look of the import: before a file, with rows that are wrong, with a file that is refused. */
export function importStates(homes: PlayedReplies) {
  const replies: PlayedReplies = {
    ...homes,
    dashboardImportListings: { success: true, created: 1, changed: 0, archived: 0 },
  }
  const picked = (name: string, text: string) => ({
    path,
    replies,
    acts: [
      { press: 'import-listings' },
      { pick: 'import-file-input', files: [{ name, type: 'text/plain', size: text.length, text }] },
    ],
  })
  const done = picked('annunci.csv', table)
  // Twice as many homes as are sent at once; the second part finds the network gone.
  const long = [
    'Nome;Indirizzo;Canone',
    ...Array.from({ length: 50 }, (_, at) => `Bilocale ${at + 1};Via Dante ${at + 1}, 20121 Milano;800`),
    'Senza canone;Via Dante 51, 20121 Milano;mille',
  ].join('\n')
  const started = (dashboardImportListings: PlayedReplies['dashboardImportListings']) => {
    const { acts, ...state } = picked('portafoglio.csv', long)
    return {
      ...state,
      replies: { ...replies, dashboardImportListings },
      acts: [...acts, { press: 'start-import' }],
    }
  }
  return {
    importListings: { path, replies, acts: [{ press: 'import-listings' }] },
    importPreview: picked('annunci.csv', table),
    importOpenimmo: picked('export.xml', openimmo),
    importRefused: picked('foto.png', '\u0089PNG\u0000\u0001'),
    importDone: { ...done, acts: [...done.acts, { press: 'start-import' }] },
    importRunning: started('pending'),
    importArchived: {
      ...done,
      replies: {
        ...homes,
        dashboardImportListings: { success: true, created: 1, changed: 2, archived: 1 },
      },
    },
    importPartly: started(secondPartFails()),
  } satisfies PlayedStates
}
