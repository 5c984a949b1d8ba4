/** The lines of a German wage tax certificate. Source of the numbers: § 41b EStG and the ministry's specimen. */
import type { Point, Section } from '../draw/form.ts'
import type { TaxLayout } from '../layout.ts'
import type { TaxStory } from '../story.ts'

/** The employer's share equals the employee's in pension insurance. */
export function wageCertificateOf({ choices }: TaxLayout, { wages, year }: TaxStory): Section[] {
  const { gross, withheld } = wages!
  const line = (mark: string, concept: Point['concept'], cents: number | null): Point => ({ mark, concept, cents })
  return [
    {
      heading: 'titleWage',
      points: [
        { ...line('1', 'span', null), text: `01.01. - 31.12.${choices.filled === 'many' ? year : ''}` },
        line('3', 'gross', gross),
        line('4', 'wageTax', withheld['LSt']!),
        line('5', 'solidarity', choices.filled === 'few' ? null : 0),
        line('6', 'church', withheld['KiSt'] ?? null),
        line('7', 'churchSpouse', null),
        line('10', 'severalYears', null),
        line('22', 'pensionEmployer', withheld['RV']!),
        line('23', 'pensionEmployee', withheld['RV']!),
        line('25', 'health', withheld['KV']!),
        line('26', 'care', withheld['PV']!),
        line('27', 'unemployment', withheld['AV']!),
      ],
    },
  ]
}
