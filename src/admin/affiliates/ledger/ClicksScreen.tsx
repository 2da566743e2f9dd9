import type { AdminViewServerProps } from 'payload'

import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import { clicksList } from './clicks-list'

/** The visits through affiliates' links. */
export function ClicksScreen(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={(context) => <ListPage context={context} list={clicksList} />}
      screen="affiliateClicks"
      view={view}
    />
  )
}
