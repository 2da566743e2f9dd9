import { can } from '@/src/access/actions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { averagePrice } from '@/src/domain/catalogue/editing/bulk-prices'
import { shownAddon } from '@/src/services/catalogue/entries/addons'
import { allEntries } from '@/src/services/catalogue/entries/all-entries'

import { countStats } from '../entries/count-stats'
import { EntryGrid } from '../entries/EntryGrid'
import { EntryPage } from '../entries/EntryPage'
import { AddonCard } from './AddonCard'
import { AddonForm } from './AddonForm'
import { QuickActions } from './QuickActions'

async function Addons({ context: { req } }: { context: ViewContext }) {
  const grant = await can(req, 'changeAddons')
  const docs = await allEntries(req, 'addons', 'name')
  const rows = docs.map(shownAddon)
  const stats = [
    ...countStats(rows.map(({ entry }) => entry)),
    { label: 'Average price', value: `$${averagePrice(docs.map(({ price }) => price))}` },
    { label: 'Categories', value: new Set(docs.map(({ category }) => category)).size },
  ]
  return (
    <EntryPage
      actions={grant && <AddonForm grant={grant} shown={null} />}
      description="What customers can add to a formation. A change shows in the checkout right away."
      grant={grant}
      req={req}
      slug="addons"
      stats={stats}
    >
      <QuickActions grant={grant} />
      <EntryGrid
        card={(shown) => <AddonCard grant={grant} key={shown.id} shown={shown} />}
        empty="There are no add-ons. Customers can still buy a formation; add an add-on to offer more."
        rows={rows}
      />
    </EntryPage>
  )
}

/** What is sold beside a formation, with its prices. */
export const AddonsScreen = screenView('addons', Addons)
