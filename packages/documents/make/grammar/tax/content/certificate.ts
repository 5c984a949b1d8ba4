/** The points of a Certificazione Unica. Source of the numbers: instructions of the Agenzia delle Entrate, CU 2025. */
import { dated } from '../../../draw/spelling.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Point, Section } from '../draw/form.ts'
import type { TaxLayout } from '../layout.ts'
import type { TaxStory } from '../story.ts'

const CONTRIBUTIONS = 0.0949

export function certificateOf({ choices }: TaxLayout, { person, pay }: TaxStory): Section[] {
  const year = pay!,
    { contract, hiredOn } = person.employment!,
    isOpenEnded = contract === 'open_ended',
    isFull = choices.filled === 'many'
  const unlessNothing = (cents: Cents) => (cents === 0 ? null : cents)
  const point = (mark: number, concept: Point['concept'], cents: Cents | null, text?: string): Point => ({
    mark: String(mark),
    concept,
    cents,
    ...(text === undefined ? {} : { text }),
  })
  return [
    {
      heading: 'pointsHeading',
      points: [
        point(1, 'grossOpen', isOpenEnded ? year.taxable : null),
        point(2, 'grossFixed', isOpenEnded ? null : year.taxable),
        point(3, 'grossPension', null),
        point(4, 'grossOther', null),
        point(6, 'days', null, String(year.days)),
        point(8, 'start', null, dated(hiredOn, 'dd mm yyyy')),
        point(10, 'inForce', null, 'X'),
      ],
    },
    {
      heading: 'taxesHeading',
      points: [
        point(21, 'taxWithheld', year.incomeTax),
        point(22, 'regional', year.regional),
        point(26, 'municipalAdvance', unlessNothing(year.municipalAdvance)),
        point(27, 'municipalBalance', unlessNothing(year.municipalBalance)),
        point(29, 'municipalNext', unlessNothing(year.nextAdvance)),
        point(30, 'suspended', isFull ? 12_345 : null),
      ],
    },
    {
      heading: 'creditsHeading',
      points: [
        point(361, 'grossTax', year.grossTax),
        point(367, 'employeeCredit', year.taxCredit),
        ...(isFull ? [point(6, 'contributions', Math.round(year.taxable * CONTRIBUTIONS))] : []),
      ],
    },
  ]
}
