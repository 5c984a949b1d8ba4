/**
 * What day it is for a throw of the dice: documents of every season are measured, also those that run over New Year or
 * hold a 13th and a 14th pay.
 */
import type { Day } from '@attesta/domain/day.ts'

const TODAYS: readonly Day[] = ['2026-11-21', '2027-02-09', '2026-07-03', '2027-01-20']

export const todayOf = (seed: number): Day => TODAYS[(seed - 1) % TODAYS.length]!
