import { expect, test } from 'vitest'
import { personName } from './names.ts'

test.each([
  ['von Bergen, Anke', 'von Bergen, Anke'],
  ['De Santis, Maria Luisa', 'De Santis, Maria Luisa'],
  ['Bianchi, Giulia', 'Bianchi, Giulia'],
  ['Giulia Bianchi, nata a Milano', 'Giulia Bianchi'],
  ['Herrn Max Mustermann', 'Max Mustermann'],
  ['0000137 BIANCHI GIULIA', 'BIANCHI GIULIA'],
  ['COGNOME NOME', null],
  ['Impiegato amministrativo', null],
  ['Bianchi', null],
])('%s → %s', (text, name) => expect(personName(text)).toBe(name))
