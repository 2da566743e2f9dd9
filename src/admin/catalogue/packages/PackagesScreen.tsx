import { can } from '@/src/access/actions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { asStaff } from '@/src/services/catalogue/entries/entry'
import { shownPackage } from '@/src/services/catalogue/entries/packages'
import { trashOf } from '@/src/services/catalogue/entries/trash'

import '../entries/entries.css'
import { Trash } from '../entries/Trash'
import { ViewOnly } from '../entries/ViewOnly'
import { PackageCard } from './PackageCard'
import { PackageForm } from './PackageForm'

async function Packages({ context: { req } }: { context: ViewContext }) {
  const grant = await can(req, 'changePackages')
  const { docs } = await req.payload.find({
    collection: 'packages',
    sort: ['price', 'name'],
    limit: 200,
    pagination: false,
    ...asStaff(req),
  })
  const rows = docs.map(shownPackage)
  const stats = [
    { label: 'Total', value: rows.length },
    { label: 'Active', value: rows.filter(({ entry }) => entry.isActive).length },
    { label: 'Popular', value: rows.filter(({ entry }) => entry.isPopular).length },
  ]
  return (
    <>
      <PageHeader
        actions={grant && <PackageForm grant={grant} shown={null} />}
        description="What customers choose first. A change shows on the website right away."
        screen="packages"
      />
      {!grant && <ViewOnly permission="manage_packages" />}
      <StatCards stats={stats} />
      {rows.length > 0 ? (
        <ul className="entry-grid">
          {rows.map((shown) => (
            <PackageCard grant={grant} key={shown.id} shown={shown} />
          ))}
        </ul>
      ) : (
        <EmptyState>
          There are no packages, so customers cannot start a checkout. Add a package to begin
          selling.
        </EmptyState>
      )}
      <Trash
        mayChange={grant !== null}
        path="/api/packages"
        rows={await trashOf(req, 'packages')}
      />
    </>
  )
}

/** The packages on sale: their prices, what they contain, and which one is the most popular. */
export const PackagesScreen = screenView('packages', Packages)
