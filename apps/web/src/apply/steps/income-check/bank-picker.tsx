import { useMemo } from 'react'
import { useSay } from '../../../words/words.tsx'
import { foldBankName, otherBankAbi } from '../../shared/bank-search.ts'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useBanks } from '../../shared/use-banks.ts'

export interface ChosenBank {
  name: string
  abi: string
}

interface Props {
  value: ChosenBank | undefined
  onChange: (bank: ChosenBank | undefined) => void
}

/** Whose statements these are. «My bank isn't listed» is always the last of the list. */
export function BankPicker({ value, onChange }: Props) {
  const t = useSay()
  const { banks: listed } = useBanks()
  const banks = useMemo(
    () => [
      ...listed.flatMap(({ bank_abi, name }) =>
        bank_abi === null ? [] : [{ id: bank_abi, label: name, search: foldBankName(name) }],
      ),
      { id: otherBankAbi, label: t('IncomeCheck.Bank.NotListed'), search: '', always: true },
    ],
    [listed, t],
  )
  const choose = (abi: string) => {
    const bank = banks.find(({ id }) => id === abi)
    onChange(bank && { name: bank.id === otherBankAbi ? '' : bank.label, abi: bank.id })
  }
  return (
    <div className="section-small">
      <ChoiceField
        id="bank"
        label={t('IncomeCheck.Bank')}
        hint={t('IncomeCheck.Bank.Hint')}
        options={banks}
        fold={foldBankName}
        value={value?.abi ?? ''}
        onChange={choose}
      />
    </div>
  )
}
