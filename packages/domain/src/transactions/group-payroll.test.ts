/** Who pays the wages of a firm; each pair as a person who reads both would judge it. */
import { expect, test } from 'vitest'
import { paysFor } from './group-payroll.ts'

test.each([
  ['Trenitalia S.p.A.', 'FERSERVIZI SPA'],
  ['Rete Ferroviaria Italiana S.p.A.', 'FERSERVIZI S.P.A.'],
  ['DB Regio AG', 'Deutsche Bahn AG'],
  ['DB Cargo AG', 'DB AG'],
  ['Lidl Vertriebs-GmbH & Co. KG', 'Schwarz Dienstleistung KG'],
  ['Aldi SE & Co. KG Mönchengladbach', 'ALDI GMBH + CO KG'],
  ['ALDI GmbH & Co. KG', 'ALDI SE U. CO. KG'],
  ['REWE Markt GmbH', 'REWE-ZENTRALFINANZ EG'],
  ['Siemens Mobility GmbH', 'Siemens AG'],
  ['Volkswagen Sachsen GmbH', 'VOLKSWAGEN AG'],
  ['Officine Lombarde S.r.l.', 'OFFICINE LOMBARDE SRL'],
  ['Enel Energia S.p.A.', 'ENEL SPA'],
  ['INPS - Istituto Nazionale Previdenza Sociale', 'INPS DIREZIONE GENERALE'],
  ['Istituto Nazionale della Previdenza Sociale', 'INPS'],
])('%s is paid for by its group: %s', { tags: ['C-employment-income'] }, (employer, payer) =>
  expect(paysFor(payer, employer)).toBe(true),
)

test.each([
  ['Trenitalia S.p.A.', 'FERSERVIZI SRL'],
  ['Istituto Nazionale di Fisica Nucleare', 'INPS'],
  ['Officine Lombarde S.r.l.', 'FERSERVIZI SPA'],
  ['DB Regio AG', 'Deutsche Bahn GmbH'],
  ['Aldi SE & Co. KG', 'ALDI GMBH'],
  ['Aldi SE & Co. KG', 'ALDI KRAUSE GMBH + CO KG'],
  ['Siemens AG', 'Siemens Mobility GmbH'],
  ['Siemens Krause UG', 'Siemens AG'],
  ['Officine Lombarde S.r.l.', 'OFFICINE SPA'],
  ['Rossi S.r.l.', 'ROSSI SPA'],
  ['Rossi Impianti S.r.l.', 'ROSSI SPA'],
  ['Fratelli Moretti Impianti S.r.l.', 'FRATELLI MORETTI SPA'],
  ['Müller Bau GmbH', 'Müller AG'],
  ['Mueller Bau GmbH', 'MUELLER AG'],
  ['Gruppo Bianchi Trasporti S.r.l.', 'GRUPPO BIANCHI SPA'],
  ['Enel S.p.A.', 'ENEL SRL'],
  ['SAP Consulting Krause GbR', 'SAP SE'],
])('%s is not paid for by %s', { tags: ['C-employment-income'] }, (employer, payer) =>
  expect(paysFor(payer, employer)).toBe(false),
)
