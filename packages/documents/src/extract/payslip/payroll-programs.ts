/**
 * The programs and offices whose payslips we know by name, and the words that give them away. They only name the
 * issuer: reading does not depend on them.
 */
import { fold } from '../../layout/fold.ts'

export interface PayrollProgram {
  name: string
  country: 'IT' | 'DE'
  marks: readonly string[]
}

const program = (name: string, country: 'IT' | 'DE', ...marks: string[]): PayrollProgram => ({
  name,
  country,
  marks: marks.map(fold),
})

const payrollPrograms: readonly PayrollProgram[] = [
  program('NoiPA', 'IT', 'NoiPA', 'RATA DI RIFERIMENTO'),
  program('Zucchetti', 'IT', 'Zucchetti', 'Z00001', 'F03020'),
  program('TeamSystem', 'IT', 'TeamSystem', 'Team System'),
  program('INAZ', 'IT', 'INAZ'),
  program('ADP', 'IT', 'ADP Employer Services', 'ADP Italia'),
  program('Jet HR', 'IT', 'Jet HR', 'JetHR'),
  program(
    'INPS lavoro domestico',
    'IT',
    'lavoro domestico',
    'collaboratore domestico',
    'lavoratore domestico',
    'lavoratrice domestica',
  ),
  program('DATEV', 'DE', 'DATEV', 'LNGN13', 'Abrechnung der Brutto Netto Bezüge'),
  program('SAP', 'DE', 'ENTGELTBESTANDTEILE', 'JAHRESSUMMEN'),
  program('Lexware', 'DE', 'Lexware'),
  program('Sage', 'DE', 'Sage HR', 'Sage Personalwirtschaft', 'Sage GmbH'),
  program(
    'Öffentlicher Dienst',
    'DE',
    'BRG Gesamtbrutto',
    'GSN Gesetzliches Netto',
    'AZB Auszahlungsbetrag',
    'Bezügemitteilung',
  ),
]

/** The first program with a mark among the words; null for a form that none of them prints. */
export const programOf = (foldedText: string): PayrollProgram | null =>
  payrollPrograms.find(({ marks }) => marks.some((mark) => ` ${foldedText} `.includes(` ${mark} `))) ?? null
