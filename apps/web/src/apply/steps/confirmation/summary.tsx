import type { State, StepRouter } from '@attesta/contract/application.ts'
import { propertyTypes } from '@attesta/contract/mortgage.ts'
import { questionId } from '@attesta/contract/questionnaire.ts'
import { shownDate } from '../../../ui/date-text.ts'
import { useLanguage } from '../../../words/use-language.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useSay } from '../../../words/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { showEuros } from '../../../ui/money-text.ts'
import { SummaryList, type SummaryLine } from '../../../ui/summary-list.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useCountries } from '../../shared/use-countries.ts'

/** Everything that was said, to be looked over once more; each part leads back to its screen. */
export function Summary({ state, onChange }: { state: State; onChange: (router: StepRouter) => void }) {
  const t = useSay()
  const language = useLanguage()
  const journey = useJourney()
  const { find } = useCountries()
  const {
    user,
    documents,
    application: { answers, region },
  } = state
  const shown = (text: string | null | undefined) =>
    text?.trim() ? text : <span className="muted">{t('General.NotProvided')}</span>
  const country = (cca2: string | null) => (cca2 ? (find(cca2)?.localName ?? cca2) : null)
  const money = (amount: string | null) => amount && showEuros(amount, language)
  const yesNo = (answer: boolean | null) => (answer === null ? null : t(answer ? 'General.Yes' : 'General.No'))
  const line = (label: WordKey, value: string | null | undefined): SummaryLine => ({
    label: t(label),
    value: shown(value),
  })
  const address = [
    [answers.current_street, answers.current_house_num].filter(Boolean).join(' '),
    [answers.current_postcode, answers.current_city].filter(Boolean).join(' '),
    country(answers.current_country),
  ]
    .filter(Boolean)
    .join(', ')
  const people = [...answers.hh_members, ...answers.guarantors].map(
    ({ fullname, relationship }) => `${fullname} (${t.told(`Relationship.${relationship}`) ?? relationship})`,
  )
  const incomes = answers.other_incomes
    .split(',')
    .filter(Boolean)
    .map((kind) => t.told(`IncomeCheck.OtherIncomes.${kind}`) ?? kind)
  const [adults, minors] = answers.household_members_count.split(',')
  const mortgage = answers.mortgage_info
  const disclosed = new Map(answers.german_questionnaire?.map((answer) => [answer.question, answer]))
  const disclosure = (question: (typeof questionId.options)[number]) => {
    const answer = disclosed.get(question)
    return answer && [t(`Questionnaire.Response.${answer.response}`), answer.details?.trim()].filter(Boolean).join(': ')
  }

  const fiscalCode: SummaryLine = {
    label: t('PersonalDetails.FiscalCode.Label'),
    // Left out, it blocks nothing: the report takes it from a document that prints it.
    value: answers.fiscal_code ?? <span className="muted">{t('Confirmation.FiscalCode.FromDocuments')}</span>,
  }

  const parts: { router: StepRouter; title: WordKey; lines: SummaryLine[] }[] = [
    {
      router: 'personal-details',
      title: 'Workflow.personal-details',
      lines: [
        line('Confirmation.Name', `${user.first_name} ${user.last_name}`),
        line('Confirmation.Contact', [user.email, user.mobile.replace('-', '\u00a0')].join(', ')),
        ...(region === 'it' ? [fiscalCode] : []),
        line('PersonalDetails.Nationality.Label', country(answers.nationality)),
        line(
          'Confirmation.Born',
          [answers.date_of_birth && shownDate(answers.date_of_birth, language), answers.birth_city]
            .filter(Boolean)
            .join(', '),
        ),
        line('PersonalDetails.Address', address),
      ],
    },
    {
      router: 'additional-details',
      title: 'Workflow.additional-details',
      lines: [
        line(
          'AdditionalDetails.Household',
          t('Confirmation.Household', { adults: Number(adults), minors: Number(minors) }),
        ),
        ...(people.length > 0 ? [line('Confirmation.People', people.join(', '))] : []),
        line(
          'AdditionalDetails.livingSituation.Label',
          answers.living_situation && t.told(`AdditionalDetails.Living.${answers.living_situation}`),
        ),
        ...(answers.current_rent ? [line('AdditionalDetails.currentRent.Label', money(answers.current_rent))] : []),
        line('Confirmation.Pets', answers.has_pets ? (answers.pets_details ?? yesNo(true)) : yesNo(answers.has_pets)),
      ],
    },
    {
      router: 'mortgage-info',
      title: 'Workflow.mortgage-info',
      lines: [
        line(
          'MortgageQuestionnaire.identifiedProperty.Label',
          mortgage && t(`MortgageQuestionnaire.${mortgage.identified_property}`),
        ),
        line(
          'MortgageQuestionnaire.needFinancing.Label',
          mortgage && t(`MortgageQuestionnaire.${mortgage.need_financing}`),
        ),
        line(
          'MortgageQuestionnaire.propertyType.Label',
          mortgage && t(`MortgageQuestionnaire.PropertyType.${propertyTypes[mortgage.property_type]}`),
        ),
        line('MortgageQuestionnaire.propertyValue.Label', mortgage && money(mortgage.property_value)),
        line('MortgageQuestionnaire.loanAmount.Label', mortgage && money(mortgage.loan_amount)),
        line(
          'MortgageQuestionnaire.sourcesOfFund.Label',
          mortgage?.sources_of_fund.map((source) => t(`MortgageQuestionnaire.Source.${source}`)).join(', '),
        ),
      ],
    },
    {
      router: 'questionnaire',
      title: 'Workflow.questionnaire',
      lines: questionId.options.map((question) => line(`Questionnaire.${question}`, disclosure(question))),
    },
    {
      router: 'income-check',
      title: 'Workflow.income-check',
      lines: [
        ...(answers.type_of_contract
          ? [
              line('IncomeCheck.Contract', t(`IncomeCheck.Contract.${answers.type_of_contract}`)),
              line('IncomeCheck.Paychecks', String(answers.paychecks_per_year ?? '')),
            ]
          : []),
        line('IncomeCheck.OtherIncomes', incomes.join(', ')),
        line('Confirmation.Papers', t('Confirmation.Papers.Count', { count: documents.length })),
      ],
    },
  ]
  const place = (router: StepRouter) => journey.indexOf(router) ?? -1
  return (
    <div>
      {parts
        .filter(({ router }) => place(router) >= 0)
        .sort((one, other) => place(one.router) - place(other.router))
        .map(({ router, title, lines }) => (
          <section key={router} className="panel">
            <div className="panel-head">
              <h2>{t(title)}</h2>
              <Button small look="quiet" onClick={() => onChange(router)}>
                {t('General.Edit')}
                <span className="unseen"> {t(title)}</span>
              </Button>
            </div>
            <SummaryList lines={lines} />
          </section>
        ))}
    </div>
  )
}
