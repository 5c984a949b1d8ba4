/** What all forms of a work contract share: who, where, from when, and what a reader must find of it. */
import type { Day } from '@attesta/domain/day.ts'
import type { Employment, Person } from '@attesta/domain/examples/person.ts'
import { type Block, proseDocument } from '../../draw/prose.ts'
import type { DrawnDocument } from '../../drawn-document.ts'
import { type Dice, diceOf } from '../../random.ts'
import type { Drawing } from '../drawing.ts'

export interface Terms {
  person: Person
  employment: Employment
  name: string
  startsOn: Day
  /** null: for good. */
  endsOn: Day | null
  signedOn: Day
  dice: Dice
}

export interface ContractForm {
  country: 'IT' | 'DE'
  contract: 'open_ended' | 'fixed_term'
  producer: string
  title: string
  write(terms: Terms): readonly Block[]
}

export const contractDrawing = (form: ContractForm): Drawing => ({
  country: form.country,
  documentsOf(person, today, seed): DrawnDocument[] {
    const { employment } = person
    if (!employment) return []
    const dice = diceOf(`contract:${form.title}:${person.id}:${seed}`),
      year = Number(today.slice(0, 4)) - dice.between(0, 3),
      month = String(dice.between(1, 9)).padStart(2, '0')
    const startsOn = `${year}-${month}-01`,
      endsOn = form.contract === 'fixed_term' ? `${year + 1}-${month}-${form.country === 'IT' ? '15' : '28'}` : null
    const terms: Terms = {
      person,
      employment,
      name: `${person.givenName} ${person.familyName}`,
      startsOn,
      endsOn,
      signedOn: `${year}-${month}-01`,
      dice,
    }
    return [
      {
        fileName: form.country === 'IT' ? 'contratto.pdf' : 'arbeitsvertrag.pdf',
        mediaType: 'application/pdf',
        label: form.title,
        condition: 'clean',
        findings: [],
        expected: {
          type: 'work_contract',
          verdict: 'parsed',
          country: form.country,
          source: 'text',
          work_contract: {
            employer: employment.employer,
            employee: terms.name,
            contract_type: form.contract,
            starts_on: startsOn,
            ends_on: endsOn,
          },
        },
        draw: () =>
          proseDocument({
            producer: form.producer,
            title: form.title,
            madeOn: startsOn < today ? startsOn : today,
            face: dice.pick(['Times-Roman', 'Helvetica', 'Arimo']),
            size: dice.pick([9.5, 10, 11]),
            blocks: form.write(terms),
          }),
      },
    ]
  },
})
