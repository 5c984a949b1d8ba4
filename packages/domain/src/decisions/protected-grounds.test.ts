import { expect, test } from 'vitest'
import { groundsIn } from './protected-grounds.ts'

test.each([
  ['Solo cittadini italiani', ['origin']],
  ['Niente stranieri', ['origin']],
  ['Keine Ausländer', ['origin']],
  ['Deutsche bevorzugt', ['origin']],
  ['Native speakers only', ['origin']],
  ['No Muslims', ['religion']],
  ['Solo ragazze', ['sex']],
  ['Nur an Frauen', ['sex']],
  ['Non troppo anziani', ['age']],
  ['Alter unter 40', ['age']],
  ['No wheelchairs', ['disability']],
  ['Keine Kinder', ['family']],
  ['Coppia sposata, senza figli', ['family']],
  ['Junge Frau ohne Kinder', ['sex', 'family']],
])('«%s» names %j', (text, grounds) => expect(groundsIn(text)).toEqual(grounds))

test.each([
  'Canone entro un terzo del reddito netto',
  'Ingresso entro il 1° marzo',
  'Alternative Sicherheit als Kaution',
  'Mindestmietdauer zwei Jahre',
  'Rent within a third of net income',
  'Average balance covers three rents',
  'Contratto di lavoro attivo da sei mesi',
  'Storage room is not needed',
])('«%s» names none', (text) => expect(groundsIn(text)).toEqual([]))
