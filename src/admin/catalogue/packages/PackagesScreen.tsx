import { can } from '@/src/access/actions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { allEntries } from '@/src/services/catalogue/entries/all-entries'
import { shownPackage } from '@/src/services/catalogue/entries/packages'

import { countStats } from '../entries/count-stats'
import { EntryGrid } from '../entries/EntryGrid'
import { EntryPage } from '../entries/EntryPage'
import { PackageCard } from './PackageCard'
import { PackageForm } from './PackageForm'

async function Packages({ context: { req } }: { context: ViewContext }) {
  const grant = await can(req, 'changePackages')
  const docs = await allEntries(req, 'packages', ['price', 'name'])
  const rows = docs.map(shownPackage)
  const stats = [
    ...countStats(rows.map(({ entry }) => entry)),
    { label: 'Popular', value: rows.filter(({ entry }) => entry.isPopular).length },
  ]
  return (
    <EntryPage
      actions={grant && <PackageForm grant={grant} shown={null} />}
      description="What customers choose first. A change shows on the website right away."
      grant={grant}
      req={req}
      slug="packages"
      stats={stats}
    >
      <EntryGrid
        card={(shown) => <PackageCard grant={grant} key={shown.id} shown={shown} />}
        empty="There are no packages, so customers cannot start a checkout. Add a package to begin selling."
        rows={rows}
      />
    </EntryPage>
  )
}

/** The packages on sale: their prices, what they contain, and which one is the most popular. */
export const PackagesScreen = screenView('packages', Packages)
