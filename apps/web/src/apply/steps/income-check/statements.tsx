import { lazy, Suspense, useEffect, useState } from 'react'
import { useDraftState } from '../../../form/use-draft-state.ts'
import { goToField } from '../../../ui/go-to-field.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { WordKey } from '../../../words/catalogue.ts'
import { useSay } from '../../../words/words.tsx'
import { useCurrentConnection, wayBegun, type Way } from '../../bank-connection/use-current-connection.ts'
import { useBanks } from '../../shared/use-banks.ts'
import type { ChosenBank } from './bank-picker.tsx'
import { DocumentSlot, type SlotProps } from './document-slot.tsx'

const ConnectBank = lazy(async () => ({
  default: (await import('../../bank-connection/connect-bank.tsx')).ConnectBank,
}))

const points: readonly { way: Way; told: readonly WordKey[] }[] = [
  { way: 'pdf', told: ['IncomeCheck.Way.pdf.Time', 'IncomeCheck.Way.pdf.Read', 'IncomeCheck.Way.pdf.Seen'] },
  {
    way: 'connection',
    told: [
      'IncomeCheck.Way.connection.Time',
      'IncomeCheck.Way.connection.Read',
      'IncomeCheck.Way.connection.Safe',
      'IncomeCheck.Way.connection.By',
      'IncomeCheck.Way.connection.Seen',
    ],
  },
]

/**
 * Statements as files or by the bank itself: two ways that count alike, of which none is chosen beforehand. What was
 * added stays, whichever way is looked at. Where no bank can be connected there is only the one.
 */
export function Statements(props: SlotProps) {
  const t = useSay()
  const { banks, canConnect, provider, isPending } = useBanks()
  const current = useCurrentConnection(canConnect)
  const [chosen, setChosen] = useDraftState<Way | undefined>('statements way', () => undefined)
  const [bank, setBank] = useDraftState<ChosenBank | undefined>('bank', () => undefined)
  const [sentOn, setSentOn] = useState<{ bankId: string | undefined }>()
  useEffect(() => {
    if (sentOn) goToField('document-bank_statement')
  }, [sentOn])
  if (isPending || (canConnect && current.isPending)) return <Skeleton isPart shape="cards" />
  if (!canConnect) return <DocumentSlot {...props} bank={bank} onBank={setBank} />
  const begun = wayBegun(current.data?.connection ?? null, props.documents)
  const way = chosen ?? begun
  return (
    <div className="stack-wide">
      <RadioCards
        id="statements-way"
        name="statements-way"
        legend={t('IncomeCheck.Way')}
        hint={t('IncomeCheck.Way.Hint')}
        value={way}
        onChange={(value) => setChosen(value as Way)}
        choices={points.map(({ way: value, told }) => ({
          value,
          label: t(`IncomeCheck.Way.${value}`),
          // Said until a bank is being connected: then they would stand between the person and their accounts.
          description:
            begun === 'connection'
              ? undefined
              : told.map((key) => (
                  <span className="point" key={key}>
                    {t(key, { provider })}
                  </span>
                )),
        }))}
      />
      {way === 'connection' && (
        <Suspense fallback={<Skeleton isPart shape="cards" />}>
          <ConnectBank
            onPdf={(bankId) => {
              const tried = banks.find(({ id }) => id === bankId)
              if (tried?.bank_abi) setBank({ name: tried.name, abi: tried.bank_abi })
              setChosen('pdf')
              setSentOn({ bankId })
            }}
          />
        </Suspense>
      )}
      <DocumentSlot key={sentOn?.bankId} {...props} isClosed={way !== 'pdf'} bank={bank} onBank={setBank} />
    </div>
  )
}
