import type { MyTask, TaskCompany } from '@/src/domain/compliance/my-task'
import { calendarDay } from '@/src/domain/vocabulary/time/date-words'

import { TaskItem } from './TaskItem'

type CompanyTasksProps = {
  tasks: readonly MyTask[]
  companies: readonly TaskCompany[]
  today: string
  back: string
}

type Group = { readonly company: TaskCompany | null; readonly tasks: readonly MyTask[] }

/** By company, that with the most urgent task first; what belongs to none comes last. */
function groups(tasks: readonly MyTask[], companies: readonly TaskCompany[]): Group[] {
  const known = tasks.flatMap(({ company }) => companies.find(({ id }) => id === company) ?? [])
  const found: Group[] = [...new Set(known)].map((company) => ({
    company,
    tasks: tasks.filter((task) => task.company === company.id),
  }))
  const others = tasks.filter((task) => !companies.some(({ id }) => id === task.company))
  return others.length > 0 ? [...found, { company: null, tasks: others }] : found
}

/** The tasks of each company under its name, by date. */
export function CompanyTasks({ tasks, companies, today, back }: CompanyTasksProps) {
  return (
    <div className="flex flex-col gap-10">
      {groups(tasks, companies).map((group) => (
        <section key={group.company?.id ?? 'other'}>
          <h2 className="text-lg font-semibold wrap-anywhere">
            {group.company?.name ?? 'Other tasks'}
          </h2>
          {group.company && <Origin company={group.company} />}
          <ul className="mt-3 border-t border-border">
            {group.tasks.map((task) => (
              <TaskItem
                key={`${task.id} ${task.isCompleted}`}
                task={task}
                today={today}
                back={back}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Origin({ company: { state, formedOn } }: { company: TaskCompany }) {
  const words = [state, formedOn && `formed on ${calendarDay(formedOn)}`].filter(Boolean).join(', ')
  return words ? <p className="text-sm text-muted">{words}</p> : null
}
