import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { germanLayouts } from '../payslip/german-layouts.fixture.ts'
import { italianLayouts } from '../payslip/italian-layouts.fixture.ts'
import { extractWorkContract } from './work-contract.ts'

const layouts = [...italianLayouts, ...germanLayouts]

const read = (text: string) =>
  extractWorkContract(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })

test.each([
  [
    'Italian, open-ended, in prose',
    `
CONTRATTO DI LAVORO A TEMPO INDETERMINATO
TRA la società Officine Lombarde S.r.l., con sede in Milano, P.IVA 03476120013
E la Sig.ra Giulia Bianchi, nata a Milano il 14/03/1992, C.F. BNCGLI92C54F205X
Il rapporto di lavoro avrà inizio il 02/05/2019, con un periodo di prova fino al 01/08/2019.`,
    {
      employer: 'Officine Lombarde S.r.l.',
      employee: 'Giulia Bianchi',
      contract_type: 'open_ended',
      starts_on: '2019-05-02',
      ends_on: null,
    },
  ],
  [
    'Italian, fixed term, dates in words over a line',
    `
LETTERA DI ASSUNZIONE
Spett.le Gamma Logistica SpA
Egregio Sig. Luca Moro,
con la presente Le confermiamo l'assunzione a tempo determinato con decorrenza dal 1° marzo
2025 e fino al 28 febbraio 2026.`,
    {
      employer: 'Gamma Logistica SpA',
      employee: 'Luca Moro',
      contract_type: 'fixed_term',
      starts_on: '2025-03-01',
      ends_on: '2026-02-28',
    },
  ],
  [
    'Italian, fixed term, a firm in the middle of a sentence and both days in one',
    `
Lettera di assunzione
Gent.ma Sig.ra Giulia Bianchi, C.F. BNCGLI92C54F205X
Con la presente Le comunichiamo la Sua assunzione presso OFFICINE DEL LAGO SRL a
tempo determinato dal 01/02/2025 al 31/01/2026, livello 4 CCNL Commercio.`,
    {
      employer: 'OFFICINE DEL LAGO SRL',
      employee: 'Giulia Bianchi',
      contract_type: 'fixed_term',
      starts_on: '2025-02-01',
      ends_on: '2026-01-31',
    },
  ],
  [
    'German, open-ended',
    `
Arbeitsvertrag
Zwischen der Firma Beispielwerk GmbH, Industriestr. 4, Altenfels
und Herrn Max Mustermann, wohnhaft in Altenfels
§ 1 Das Arbeitsverhältnis beginnt am 01.05.2019 und ist unbefristet.`,
    {
      employer: 'Beispielwerk GmbH',
      employee: 'Max Mustermann',
      contract_type: 'open_ended',
      starts_on: '2019-05-01',
      ends_on: null,
    },
  ],
  [
    'German, for an indefinite time',
    `
Anstellungsvertrag
zwischen der Cloudwerk AG, Lindenallee 3, 10115 Berlin
und Herrn Max Mustermann, wohnhaft in Altenfels
§ 1 Das Arbeitsverhältnis beginnt am 1. April 2018. Es wird auf unbestimmte Zeit geschlossen.`,
    {
      employer: 'Cloudwerk AG',
      employee: 'Max Mustermann',
      contract_type: 'open_ended',
      starts_on: '2018-04-01',
      ends_on: null,
    },
  ],
  [
    'German, fixed term',
    `
Befristeter Arbeitsvertrag
zwischen Nordlicht Logistik AG und Frau Anna Vogel
Das Arbeitsverhältnis beginnt am 1. Februar 2025 und endet am 31. Januar 2026.`,
    {
      employer: 'Nordlicht Logistik AG',
      employee: 'Anna Vogel',
      contract_type: 'fixed_term',
      starts_on: '2025-02-01',
      ends_on: '2026-01-31',
    },
  ],
  [
    'German, a name over the end of a line',
    `
Arbeitsvertrag
zwischen der Elbe Logistik AG, Hafenstraße 12, und Frau Anna
von Bergen, geboren am 30.07.1984.
Das Arbeitsverhältnis beginnt am 01.03.2024 und ist unbefristet.`,
    {
      employer: 'Elbe Logistik AG',
      employee: 'Anna von Bergen',
      contract_type: 'open_ended',
      starts_on: '2024-03-01',
      ends_on: null,
    },
  ],
  [
    'Italian, a letter before the contract',
    `
PROPOSTA DI ASSUNZIONE
Gentile Noemi Fumagalli,
con la presente Cantieri Vesuvio S.r.l. Le formula la seguente offerta:
Tipologia contrattuale   Tempo indeterminato
Data di inizio   01/06/2025`,
    {
      employer: 'Cantieri Vesuvio S.r.l.',
      employee: 'Noemi Fumagalli',
      contract_type: 'open_ended',
      starts_on: '2025-06-01',
      ends_on: null,
    },
  ],
])('%s', (_, text, expected) => {
  const result = read(text)
  expect(result?.section).toEqual(expected)
  expect(Object.keys(result!.trace).sort()).toEqual(
    Object.entries(expected)
      .filter(([, value]) => value !== null)
      .map(([field]) => `work_contract.${field}`)
      .sort(),
  )
})

test.each([
  ...layouts.map(({ name, text }): [string, string] => [name, text]),
  [
    'a letting contract',
    'CONTRATTO DI LOCAZIONE\nTRA il Sig. Pietro Galli E la Sig.ra Giulia Bianchi\ncon decorrenza dal 01/01/2025',
  ],
  [
    'a letter that mentions one',
    'Gentile cliente, in relazione al suo contratto di lavoro con la nostra azienda le comunichiamo che nulla è cambiato.',
  ],
])('%s is no contract of employment', (_, text) => expect(read(text)).toBeNull())
