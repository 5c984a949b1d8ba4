import type { Reply } from '../../calls.ts'
import { useDecisionWords } from './decision-words.ts'

/** Emails as they will be read, one for each language. */
export function EmailPreviews({ emails }: Pick<Reply<'dashboardPreviewNotices'>, 'emails'>) {
  const { t } = useDecisionWords()
  return emails.map(({ language, count, subject, text }) => (
    <section key={language} className="stack notice-preview">
      <h3 className="as-h4">{t('Notice.To', { count, language: t(`Notice.Language.${language}`) })}</h3>
      <div className="panel" lang={language}>
        <p>
          <strong>{subject}</strong>
        </p>
        <p className="note-text small">{text}</p>
      </div>
    </section>
  ))
}
