import { Suspense } from 'react'

import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'

import { openingTitles } from '@/src/queries/careers/openings'
import { OpenApplication } from '../record/OpenApplication'
import { applicationsList } from './applications-list'

export const ApplicationsScreen = screenView('applicationList', async ({ context }) => {
  const { req, search } = context
  const list = applicationsList(await openingTitles(req), search)
  return (
    <div className="list-dense">
      <ListPage
        actions={<LinkButton href={adminHref('applications')}>Board</LinkButton>}
        context={context}
        list={list}
      />
      <Suspense>
        <OpenApplication
          back={addressWith(adminHref('applicationList'), search, { open: null })}
          context={context}
        />
      </Suspense>
    </div>
  )
})
