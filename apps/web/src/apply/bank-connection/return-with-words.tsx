import { useLanguage } from '../../words/use-language.ts'
import { MoreWords } from '../../words/words.tsx'
import { BankReturn } from './return-page.tsx'

export const BankReturnWithWords = () => (
  <MoreWords language={useLanguage()} segments={['bank-connection']}>
    <BankReturn />
  </MoreWords>
)
