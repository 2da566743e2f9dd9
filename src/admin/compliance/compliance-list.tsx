import { column } from '@/src/admin/kit/list/columns'
import { having, type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { deletionOf } from '@/src/admin/kit/ui/deletion'
import { AskButton } from '@/src/admin/kit/ui/dialogs'
import { withSub } from '@/src/admin/kit/ui/parts'
import { isComputed } from '@/src/domain/compliance/reconcile-plan'
import {
  labelledSo,
  staffLabel,
  TASK_LABELS,
  type TaskLabel,
} from '@/src/domain/compliance/staff-label'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { collectionHref } from '@/src/lib/admin-address'
import { TaskStatus } from './TaskStatus'
import { countTasks, type TaskRow, taskRows } from './task-rows'

type Props = {
  readonly id: string
  readonly title: string
  /** The plan wrote it, and would write it again. */
  readonly isComputed: boolean
  readonly grant: Grant<'changeTask'>
}

const DeleteTask = ({ id, title, isComputed }: Props) => (
  <AskButton
    {...deletionOf('task')}
    failed="Not deleted."
    label={`Delete ${title}`}
    method="DELETE"
    path={`/api/compliance/tasks/${id}`}
  >
    <p>{title}</p>
    {isComputed && (
      <p>
        This deadline follows from the state’s rules, so it will be created again. If it does not
        apply, mark it complete instead.
      </p>
    )}
  </AskButton>
)

/** In the order of the screen. */
export const LABELS = keysOf(TASK_LABELS)

const KINDS = {
  report: 'Report',
  tax: 'Tax',
  registered_agent: 'Registered agent',
  federal: 'Federal',
  custom: 'Written by staff',
}

const EMPTY: Readonly<Record<TaskLabel, string>> = {
  overdue: 'Nothing is overdue.',
  soon: 'Nothing is due in the next 7 days.',
  pending: 'Nothing is due later than in 7 days.',
  completed: 'No task has been completed yet.',
}

/** The deadlines of all customers, the nearest first. @param today the office's ISO day */
export const complianceList = (today: string): ListSpec<TaskRow> => ({
  screen: 'compliance',
  description: 'What our customers’ companies have to file and pay, nearest due date first.',
  empty:
    'No tasks yet. They are created when a formation is approved, and you can add your own with New task.',
  views: {
    open: having('To do', 'isCompleted', false),
    ...Object.fromEntries(
      LABELS.map((label) => [
        label,
        {
          label: TASK_LABELS[label].label,
          where: labelledSo(label, today),
          sort: label === 'completed' ? '-dueDate' : 'dueDate',
          empty: EMPTY[label],
        },
      ]),
    ),
    all: { label: 'All', where: {} },
  },
  filters: {
    kind: oneOf('Kind', 'kind', KINDS),
  },
  search: { label: 'Customer name or email', where: () => ({}) }, // read with the rows: names stand elsewhere
  sort: 'dueDate',
  columns: [
    column('Task', { phone: 'title', csv: ({ title }) => title }, ({ id, title, description }) => (
      <RowTitle href={collectionHref('complianceTasks', id)} sub={description}>
        {title}
      </RowTitle>
    )),
    column('Customer', { phone: 'left', csv: ({ customer }) => customer }, ({ customer, email }) =>
      withSub(customer || '–', email === customer ? '' : email),
    ),
    column('Company', { csv: ({ company }) => company }, ({ company, state }) =>
      withSub(company || '–', state),
    ),
    column(
      'Due',
      { phone: 'aside', sort: 'dueDate', csv: ({ dueDate }) => storedDay(dueDate) },
      ({ dueDate }) => <time dateTime={storedDay(dueDate)}>{calendarDay(dueDate)}</time>,
    ),
    column('Status', { csv: (row) => TASK_LABELS[staffLabel(row, today)].label }, (row) => (
      <TaskStatus
        grant={row.grant}
        id={row.id}
        isCompleted={row.isCompleted}
        open={staffLabel({ ...row, isCompleted: false }, today)}
        title={row.title}
      />
    )),
    column(
      '',
      'right',
      ({ id, title, dedupeKey, grant }) =>
        grant && (
          <DeleteTask grant={grant} id={id} isComputed={isComputed(dedupeKey)} title={title} />
        ),
    ),
  ],
  csvMore: [
    { label: 'Email', csv: ({ email }) => email },
    { label: 'Kind', csv: ({ kind }) => KINDS[kind] },
    { label: 'State', csv: ({ state }) => state ?? '' },
    { label: 'Description', csv: ({ description }) => description ?? '' },
  ],
  count: countTasks,
  read: taskRows,
})
