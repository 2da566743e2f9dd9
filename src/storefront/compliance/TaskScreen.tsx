import Form from 'next/form'
import Link from 'next/link'
import {
  type MyTask,
  TASK_SHOWS,
  type TaskCompany,
  type TaskFilter,
  type TaskScreenView,
  type TaskShow,
  tasksHref,
} from '@/src/domain/compliance/my-task'
import { plural } from '@/src/domain/vocabulary/plural'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { Extras } from '@/src/storefront/orders/extras/Extras'
import { Subscriptions } from '@/src/storefront/orders/page/Subscriptions'
import { Button } from '@/src/storefront/ui/button'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { CalendarMenu } from './CalendarMenu'
import { TaskItem } from './TaskItem'
import { YearLegend, YearStrip } from './YearStrip'

const WORDS: Record<TaskShow, string> = { open: 'Open', completed: 'Completed', all: 'All' }

type TaskFiltersProps = Pick<TaskScreenView, 'filter' | 'companies'>

/** Which tasks are shown: by what became of them, and of which company. All in the address. */
function TaskFilters({ filter, companies }: TaskFiltersProps) {
  return (
    <div className="flex grow flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <nav aria-label="Tasks" className="-mx-1 flex gap-1 px-1">
        {TASK_SHOWS.map((show) => (
          <Link
            key={show}
            href={tasksHref({ ...filter, show })}
            aria-current={filter.show === show ? 'true' : undefined}
            scroll={false}
            className="flex min-h-9 items-center rounded-ui px-3 text-sm whitespace-nowrap text-muted transition-colors hover:bg-panel hover:text-text aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold aria-[current=true]:text-accent-text"
          >
            {WORDS[show]}
          </Link>
        ))}
      </nav>
      {companies.length > 1 && (
        <Form
          action="/dashboard/addons"
          scroll={false}
          className="flex w-full items-end gap-2 sm:w-auto"
        >
          {filter.show !== 'open' && <input type="hidden" name="show" value={filter.show} />}
          <div className="grow sm:w-64">
            <SelectField
              key={filter.company}
              label="Company"
              name="company"
              defaultValue={filter.company ?? ''}
              options={[
                { value: '', label: 'All companies' },
                ...companies.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </Form>
      )}
    </div>
  )
}

/** The deadlines of a customer's companies, and what can be bought for them. */
export function TaskScreen(props: TaskScreenView) {
  const { tasks, year, behind, filter, companies, calendar } = props
  const hasDeadlines =
    tasks.length > 0 || behind > 0 || year.some((month) => month.tasks.length > 0)
  const isFiltered = hasDeadlines || companies.length > 0 || filter.show !== 'open'
  return (
    <div className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          {isFiltered && <TaskFilters filter={filter} companies={companies} />}
          {calendar && <CalendarMenu key={calendar} link={calendar} back={tasksHref(filter)} />}
        </div>
        {behind > 0 && (
          <p className="mb-4 text-sm font-semibold text-danger">
            {plural(behind, 'task is', 'tasks are')} left from earlier months.
          </p>
        )}
        <Tasks {...props} />
        {hasDeadlines && (
          <div className="mt-12">
            <TitledPart title="The year ahead">
              <YearStrip months={year} listed={new Set(tasks.map(({ id }) => id))} />
              <YearLegend />
            </TitledPart>
          </div>
        )}
      </div>
      <Aside {...props} />
    </div>
  )
}

function Tasks({ tasks, total, companies, filter, today }: TaskScreenView) {
  if (tasks.length === 0) return <NoTasks filter={filter} isCustomer={companies.length > 0} />
  return (
    <>
      <CompanyTasks tasks={tasks} companies={companies} today={today} back={tasksHref(filter)} />
      {total > tasks.length && (
        <p className="mt-6 text-sm text-muted">
          Showing the first {tasks.length} of {total}. Choose a company to see all of its tasks.
        </p>
      )}
    </>
  )
}

function NoTasks({ filter, isCustomer }: { filter: TaskFilter; isCustomer: boolean }) {
  if (filter.show === 'completed') {
    return (
      <EmptyState
        title="Nothing completed yet"
        action={
          <Link href={tasksHref({ ...filter, show: 'open' })} className="link">
            See open tasks
          </Link>
        }
      >
        Tasks you complete, and tasks we do for you, appear here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="All caught up!"
      action={!isCustomer && <ButtonLink href="/dashboard/orders">See your orders</ButtonLink>}
    >
      {isCustomer
        ? 'You have no open tasks. Your next deadline will appear here.'
        : 'Once your company is formed, its reports, taxes and renewals are listed here with their dates.'}
    </EmptyState>
  )
}

function Aside({ subscriptions, extras }: TaskScreenView) {
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <Subscriptions subscriptions={subscriptions} />
      {extras.length > 0 && (
        <TitledPart title="Add-ons">
          <AddonOffers offers={extras} />
        </TitledPart>
      )}
    </div>
  )
}

/** What can be added for each company; that of the first one stands open. */
function AddonOffers({ offers }: { offers: TaskScreenView['extras'] }) {
  const [only] = offers
  if (only && offers.length === 1) return <Extras orderId={only.company.id} extras={only.extras} />
  return (
    <div className="border-t border-border">
      {offers.map(({ company, extras }, index) => (
        <details key={company.id} open={index === 0} className="border-b border-border py-3">
          <summary className="min-h-9 cursor-pointer py-1.5 font-semibold wrap-anywhere">
            {company.name}
          </summary>
          <div className="mt-2">
            <Extras orderId={company.id} extras={extras} />
          </div>
        </details>
      ))}
    </div>
  )
}

type CompanyTasksProps = Pick<TaskScreenView, 'tasks' | 'companies' | 'today'> & { back: string }

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
function CompanyTasks({ tasks, companies, today, back }: CompanyTasksProps) {
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
