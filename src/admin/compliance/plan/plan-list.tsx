import type { Where } from 'payload'
import { column, createdColumn } from '@/src/admin/kit/list/columns'
import { type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { withSub } from '@/src/admin/kit/ui/parts'
import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { type PlanOrder, planOrderRows } from '@/src/queries/compliance/staff-tasks'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { keysetOptions, pageOf } from '@/src/queries/platform/list-pages'

const COMPLETED = { status: { equals: 'completed' } } as const
const FORMATION: Where = {
  or: [{ serviceType: { equals: 'llc' } }, { formedOn: { exists: true } }],
}

const nameOf = ({ id, legalName }: PlanOrder) => legalName || `Order ${shortOrderId(id)}`

export const planList: ListSpec<PlanOrder> = {
  screen: 'compliancePlan',
  description:
    'Choose completed formations to create the tasks their state’s rules give. You see them before anything is created, and nothing is created twice.',
  empty: 'No formation has been completed yet.',
  views: { all: { label: 'All', where: { and: [COMPLETED, FORMATION] } } },
  filters: {
    formed: {
      label: 'Formation date',
      options: { yes: 'Has a formation date', no: 'No formation date' },
      where: (values) => ({ or: values.map((one) => ({ formedOn: { exists: one === 'yes' } })) }),
    },
    state: oneOf('State', 'stateCode', JURISDICTIONS),
  },
  sort: '-createdAt',
  bulk: nameOf,
  columns: [
    column('Company', 'title', (row) => withSub(nameOf(row), `#${shortOrderId(row.id)}`)),
    column('Customer', 'left', ({ customer }) => customer),
    column('State', 'right', ({ stateCode }) => stateCode || '–'),
    column('Formed', {}, ({ formedOn }) => (formedOn ? calendarDay(formedOn) : '–')),
    column('Tasks so far', { end: true }, ({ tasks }) => tasks),
    createdColumn('Placed', 'hidden'),
  ],
  count: (req, asked, most) => countUpTo(req, 'orders', asked, most),
  read: async (req, asked, limit) => {
    const rows = await planOrderRows(req, keysetOptions(asked, limit))
    return pageOf(rows, limit, ({ createdAt }) => createdAt)
  },
}
