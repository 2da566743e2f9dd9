import Form from 'next/form'
import Link from 'next/link'

import {
  TASK_SHOWS,
  type TaskCompany,
  type TaskFilter,
  type TaskShow,
  tasksHref,
} from '@/src/domain/compliance/my-task'
import { Button } from '@/src/storefront/ui/button'
import { SelectField } from '@/src/storefront/ui/forms/select-field'

const WORDS: Record<TaskShow, string> = { open: 'Open', completed: 'Completed', all: 'All' }

type TaskFiltersProps = { filter: TaskFilter; companies: readonly TaskCompany[] }

/** Which tasks are shown: by what became of them, and of which company. All in the address. */
export function TaskFilters({ filter, companies }: TaskFiltersProps) {
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
