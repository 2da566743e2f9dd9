import { Suspense } from 'react'

import { ListFilter } from '@/src/admin/kit/list/ListFilters'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { EmptyState, LinkButton, LinkTabs } from '@/src/admin/kit/ui/parts'

import { readBoard } from '@/src/queries/careers/application'
import { openingTitles } from '@/src/queries/careers/openings'
import { stageHref } from '../list/applications-list'
import { OpenApplication } from '../record/OpenApplication'
import { Board } from './Board'

export const BoardScreen = screenView('applications', async ({ context }) => {
  const { req, held, search } = context
  const titles = await openingTitles(req)
  const chosen = String(search.opening ?? '')
    .split(',')
    .filter((id) => titles.has(id))
  const columns = await readBoard(req, chosen)
  const address = adminHref('applications')
  const kept = { opening: chosen.join(',') }
  const mayChange = held.has('manage_careers')
  const isEmpty = columns.every(({ count }) => count === 0)
  return (
    <div>
      <PageHeader
        actions={<LinkButton href={adminHref('careers')}>Job openings</LinkButton>}
        description={`Everyone who applied, by stage.${mayChange ? ' Drag a card to move it.' : ''}`}
        screen="applications"
      />
      <div className="flex flex-wrap items-center justify-between gap-3 mb-4">
        <LinkTabs
          label="View"
          tabs={[
            { label: 'Board', href: addressWith(address, kept, {}), isCurrent: true },
            {
              label: 'List',
              href: addressWith(adminHref('applicationList'), kept, {}),
              isCurrent: false,
            },
          ]}
        />
        {titles.size > 0 && (
          <ListFilter
            chosen={chosen}
            filter={{ label: 'Position', options: Object.fromEntries(titles), where: () => ({}) }}
            name="opening"
            to={(changes) => addressWith(address, kept, changes)}
          />
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          action={
            chosen.length > 0 ? (
              <LinkButton href={address}>Clear filters</LinkButton>
            ) : (
              <LinkButton href={adminHref('careers')}>Job openings</LinkButton>
            )
          }
        >
          {chosen.length > 0
            ? 'No one has applied for this position yet.'
            : 'No applications yet. People apply on the page of an open position.'}
        </EmptyState>
      ) : (
        <Board
          columns={columns.map((one) => ({ ...one, listHref: stageHref(one.stage, kept) }))}
          mayChange={mayChange}
          openHref={addressWith(address, kept, { open: 'ID' })}
        />
      )}
      <Suspense>
        <OpenApplication back={addressWith(address, kept, {})} context={context} />
      </Suspense>
    </div>
  )
})
