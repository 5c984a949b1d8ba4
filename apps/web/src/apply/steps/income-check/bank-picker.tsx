import { lazy, Suspense, useMemo } from 'react'
import { useSay } from '../../../words/words.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { foldBankName, otherBankAbi } from '../../shared/bank-search.ts'
import { useBanks } from '../../shared/use-banks.ts'

const ChoiceCombobox = lazy(async () => ({ default: (await import('../../../ui/comboboxes.tsx')).ChoiceCombobox }))

export interface ChosenBank { name: string; abi: string }

interface Props { value: ChosenBank | undefined; onChange: (bank: ChosenBank | undefined) => void }

/** Whose statements these are. «My bank isn't listed» is always the last of the list. */
export function BankPicker({ value, onChange }: Props) {
  const say = useSay()
  const { banks: listed } = useBanks()
  const banks = useMemo(() => [
    ...listed.flatMap(({ bank_abi, name }) => (bank_abi === null ? [] : [{ id: bank_abi, label: name, search: foldBankName(name) }])),
    { id: otherBankAbi, label: say('IncomeCheck.Bank.NotListed'), search: '', always: true },
  ], [listed, say])
  const choose = (abi: string) => {
    const bank = banks.find(({ id }) => id === abi)
    onChange(bank && { name: bank.id === otherBankAbi ? '' : bank.label, abi: bank.id })
  }
  const props = { id: 'bank', label: say('IncomeCheck.Bank'), hint: say('IncomeCheck.Bank.Hint') }
  const chosen = value?.abi ?? ''
  return (
    <div className="section-small">
      <Suspense fallback={<SelectField {...props} value={chosen} onChange={choose} blank="" options={banks.map(({ id, label }) => ({ value: id, label }))} />}>
        <ChoiceCombobox {...props} options={banks} fold={foldBankName} value={chosen} onChange={choose} />
      </Suspense>
    </div>
  )
}
