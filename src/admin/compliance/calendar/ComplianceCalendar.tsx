import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import {
  besideMonth,
  type Month,
  monthIn,
  monthText,
} from '@/src/domain/compliance/year-of-deadlines'
import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { longMonthOfYear } from '@/src/domain/vocabulary/time/date-text'
import { monthOfTasks } from '@/src/queries/compliance/staff-tasks'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

import { CalendarMonth } from './CalendarMonth'

const at = (month: Month) => `${adminHref('complianceCalendar')}?month=${monthText(month)}`
const words = (month: Month) => longMonthOfYear(`${monthText(month)}-01`)

export const ComplianceCalendar = screenView(
  'complianceCalendar',
  async ({ context: { req, search } }) => {
    const today = await officeDay(req)
    const month = monthIn(search.month, parseDate(today))
    const { previous, next } = besideMonth(month)
    return (
      <>
        <PageHeader
          actions={<LinkButton href={adminHref('compliance')}>Show as a list</LinkButton>}
          description="What falls due on each day, open tasks first."
          screen="complianceCalendar"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 mb-3">
          <h2 className="m-0 text-lg" id="month">
            {words(month)}
          </h2>
          <nav aria-label="Months" className="flex flex-wrap gap-2">
            {previous && <LinkButton href={at(previous)}>{`← ${words(previous)}`}</LinkButton>}
            <LinkButton href={adminHref('complianceCalendar')}>Today</LinkButton>
            {next && <LinkButton href={at(next)}>{`${words(next)} →`}</LinkButton>}
          </nav>
        </div>
        <CalendarMonth days={await monthOfTasks(req, month)} month={month} today={today} />
      </>
    )
  },
)
