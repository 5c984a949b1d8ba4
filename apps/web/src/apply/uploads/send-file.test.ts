import { expect, test } from 'vitest'
import { document } from '../played/cast.ts'
import { findArrived } from './send-file.ts'

const there = document(1, 'payslip', 'slip.pdf', { size: 10 })
const find = (name: string, size: number, known: string[] = [], type: 'payslip' | 'cud' = 'payslip') => findArrived([there], { id: `paper-${type}`, type }, { name, size }, (id) => known.includes(id))

test.each([
  ['it is there though no answer came', find('slip.pdf', 10), there.id],
  ['another name', find('other.pdf', 10), undefined], ['another size', find('slip.pdf', 11), undefined], ['another place', find('slip.pdf', 10, [], 'cud'), undefined],
  ['it was there before', find('slip.pdf', 10, [there.id]), undefined],
])('UP-7 after a lost connection: %s', (_, found, id) => expect(found).toBe(id))
