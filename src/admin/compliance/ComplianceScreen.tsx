import type { PayloadRequest, Where } from 'payload'
import { can } from '@/src/access/actions'
import { CountCards } from '@/src/admin/kit/list/CountCards'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { labelledSo, TASK_LABELS } from '@/src/domain/compliance/staff-label'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'
import { complianceList, LABELS } from './compliance-list'
import { NewTask } from './NewTask'

const card = (label: string, where: Where, view: string) => ({
  label,
  where,
  href: addressWith(adminHref('compliance'), {}, { view }),
})

function TaskCounts({ req, today }: { req: PayloadRequest; today: string }) {
  const cards = [
    card('Total tasks', {}, 'all'),
    ...LABELS.map((one) => card(TASK_LABELS[one].label, labelledSo(one, today), one)),
  ]
  return <CountCards cards={cards} collection="complianceTasks" req={req} />
}

const EMPTY_TO_VIEWERS = 'No tasks yet. They are created when a formation is approved.'

export const ComplianceScreen = screenView('compliance', async ({ context }) => {
  const { req } = context
  const today = await officeDay(req)
  const list = complianceList(today)
  const grant = await can(req, 'changeTask')
  const planGrant = await can(req, 'planOrders')
  return (
    <ListPage
      className="list-dense [--dense-width:300px] [&_.kit-icon-button:hover]:text-bad phone:[&_.admin-stretched+.admin-sub]:hidden"
      actions={
        <>
          <LinkButton href={adminHref('complianceCalendar')}>Calendar</LinkButton>
          {planGrant && (
            <LinkButton href={adminHref('compliancePlan')}>Create from orders</LinkButton>
          )}
          {grant && <NewTask grant={grant} />}
        </>
      }
      context={context}
      list={{ ...list, ...(!grant && { empty: EMPTY_TO_VIEWERS }) }}
      stats={<TaskCounts req={req} today={today} />}
    />
  )
})
