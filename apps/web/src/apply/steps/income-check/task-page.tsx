import { useEffect, type ReactNode } from 'react'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { goToField } from '../../../ui/go-to-field.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { afterOr } from '../../shared/after-or.ts'
import { lacksSomeMonths, useAboutTask } from './about-task.ts'
import type { IncomeCheckStep } from './step.ts'
import { nextTask, type Task } from './tasks.ts'

interface Props {
  step: IncomeCheckStep
  task: Task
  /** Why it is asked for, in one line. */
  why: string
  children: ReactNode
}

/** The frame of each page: the way back to the list, what is asked and why, and the next page where something is left. */
export function TaskPage({ step, task, why, children }: Props) {
  const t = useSay()
  const { name } = useAboutTask(task)
  useWantedField(step)
  return (
    <>
      <BackLink onBack={step.toList} />
      <PageHeader intro={t('IncomeCheck.Header')} header={name} description={why} />
      {children}
      <NextBar step={step} task={task} />
    </>
  )
}

function NextBar({ step, task }: { step: IncomeCheckStep; task: Task }) {
  const t = useSay()
  const next = nextTask(step.tasks, task.page!)
  const isLeft = task.state === 'todo' || task.state === 'problem' || task.state === 'confirm'
  return (
    <div className="continue-bar">
      <div className="button-row">
        <Button
          look={next ? 'quiet' : isLeft ? 'secondary' : 'primary'}
          data-action="to-documents"
          onClick={step.toList}
        >
          {t('IncomeCheck.ToList')}
        </Button>
        {next && <NextButton step={step} next={next} isLeft={isLeft} />}
      </div>
    </div>
  )
}

function NextButton({ step, next, isLeft }: { step: IncomeCheckStep; next: Task; isLeft: boolean }) {
  const t = useSay()
  const language = useLanguage()
  const { name, detail } = useAboutTask(next)
  const page = next.page!
  return (
    <Button
      look={isLeft ? 'secondary' : 'primary'}
      data-action="next-document"
      data-page={page}
      onClick={() => step.openPage(page)}
    >
      {t('IncomeCheck.Next', {
        name: afterOr(next.section && lacksSomeMonths(next.section) ? `${name} (${detail})` : name, language),
      })}
    </Button>
  )
}

/** Puts the focus on what the page was opened for, as soon as that is there: parts of a page come later. */
function useWantedField({ takeWantedField }: IncomeCheckStep): void {
  useEffect(() => {
    const id = takeWantedField()
    const main = document.getElementById('main')
    if (id === undefined || !main) return undefined
    const watch = new MutationObserver(() => look())
    const look = () => {
      if (!document.getElementById(id)) return false
      watch.disconnect()
      goToField(id)
      return true
    }
    if (!look()) watch.observe(main, { subtree: true, childList: true })
    return () => watch.disconnect()
  }, [takeWantedField])
}
