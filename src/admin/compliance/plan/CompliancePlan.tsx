import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { PlanSelected } from './PlanSelected'
import { planList } from './plan-list'
import { applyPlanRun, freezePlanRun } from './plan-run'

export const CompliancePlan = screenView('compliancePlan', async ({ context }) => {
  const grant = await can(context.req, 'planOrders')
  return (
    <ListPage
      className="list-dense [--dense-width:300px] [&_.kit-icon-button:hover]:text-bad phone:[&_.admin-stretched+.admin-sub]:hidden"
      bulk={grant && <PlanSelected apply={applyPlanRun} freeze={freezePlanRun} grant={grant} />}
      context={context}
      list={planList}
    />
  )
})
