/** The sheet of attendance that some employers append to the payslip: days, reasons, clockings; no pay on it. */
import { type Month, daysBetween, firstDay, lastDay } from '@attesta/domain/day.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { monthName } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import { surnameFirst } from './payslip-form.ts'

const WEEKDAYS = ['D', 'L', 'M', 'M', 'G', 'V', 'S']

export function drawAttendance(sheet: Sheet, person: Person, month: Month): void {
  sheet.bold(`FOGLIO PRESENZE  ${monthName(month, 'it').toUpperCase()} ${month.slice(0, 4)}`, 40, 40, { size: 11 })
  sheet.text(`${person.employment!.employer}   DIPENDENTE ${surnameFirst(person)}   MATRICOLA 0000137`, 40, 60, {
    size: 8,
  })
  for (const [text, x] of [
    ['GG', 40],
    ['ORD.', 90],
    ['STR.', 130],
    ['GIUSTIFICATIVI', 200],
    ['TIMBRATURE', 380],
  ] as const)
    sheet.text(text, x, 84, { size: 7 })
  const days = daysBetween(firstDay(month), lastDay(month)) + 1
  for (let day = 1; day <= days; day++) {
    const y = 84 + day * 14,
      weekday = new Date(`${month}-${String(day).padStart(2, '0')}T00:00:00Z`).getUTCDay()
    sheet.text(`${WEEKDAYS[weekday]} ${String(day).padStart(2, '0')}`, 40, y, { size: 7.5 })
    if (weekday === 0 || weekday === 6) sheet.text('RIPOSO', 200, y, { size: 7.5 })
    else
      for (const [text, x] of [
        ['8,00', 90],
        ['0,00', 130],
        ['09:00 13:00 14:00 18:00', 380],
      ] as const)
        sheet.text(text, x, y, { size: 7.5 })
  }
  sheet.text('TOTALE ORE ORDINARIE  168,00     TOTALE ORE STRAORDINARIE  0,00', 40, 84 + (days + 2) * 14, { size: 8 })
}
